// `npm run demo:remove` and `npm run admin -- …` (see `USAGE`), on the folder or database that a start with
// the same variables would use. With an embedded database, the server must not be running.
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { withSecretFiles } from '../src/server/start/secret-files.ts';
import { buildStale } from './build/build-stale.ts';

const root = resolve(import.meta.dirname, '..');
const USAGE =
  'npm run admin -- set-password EMAIL   (asks for the password, or takes it from ADMIN_PASSWORD)\n' +
  'npm run admin -- reset-second-factor EMAIL\n' +
  'npm run admin -- rotate-keys   (links in mails are signed with a new key)\n' +
  'npm run admin -- end-old-keys   (links that older keys have signed work no more)\n' +
  'npm run admin -- verify-seals   (whether what was applied to, offered and agreed is unchanged)';
const ABOUT_ALL = ['demo:remove', 'rotate-keys', 'end-old-keys', 'verify-seals'];
const ABOUT_ONE = ['set-password', 'reset-second-factor'];

/** The password from the environment, otherwise from the terminal. */
async function askedPassword(given: string | undefined): Promise<string> {
  if (given) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const [line] = await Promise.race([
    terminal.question('New password: ').then((text) => [text]),
    new Promise<string[]>((done) => terminal.once('close', () => done([]))),
  ]);
  terminal.close();
  return line ?? '';
}

async function run([command, email]: string[]): Promise<string> {
  if (!ABOUT_ALL.includes(command!) && (!ABOUT_ONE.includes(command!) || !email)) throw new Error(USAGE);
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD, ...environment } = withSecretFiles(process.env);
  const password = command === 'set-password' ? await askedPassword(ADMIN_PASSWORD) : '';
  await buildStale(root, () => {}, ['generated files']);
  const { readConfig } = await import('../src/server/start/config.ts');
  const { openDatabase } = await import('../src/server/start/open-database.ts');
  const config = readConfig(environment);
  const database = await openDatabase(config, () => undefined);
  const { db, stop } = database;
  try {
    const { migrateAsOwner } = await import('../src/server/engine/db/migrate-as-owner.ts');
    const { directUrl: url, pool } = database;
    await migrateAsOwner(
      config.migrateDatabaseUrl,
      { url, pool },
      join(root, 'src/server/engine/db/migrations'),
    );
    if (command === 'set-password') {
      const { passwordRules } = await import(
        '../src/server/areas/account/refused-passwords/common-passwords.ts'
      );
      const { setPasswordOf } = await import('../src/server/areas/account/set-password.ts');
      const passkeys = await setPasswordOf(db, email!, password, passwordRules(config, console));
      const stay = passkeys.length > 0 ? ` Its passkeys still log in: ${passkeys.join(', ')}.` : '';
      return `${email} has a new password, and is signed out everywhere.${stay}`;
    }
    if (command === 'reset-second-factor') {
      const { resetSecondFactorOf } = await import(
        '../src/server/areas/account/second-factor/reset-second-factor.ts'
      );
      const passkeys = await resetSecondFactorOf(db, email!);
      const ended = passkeys.length > 0 ? ` Its passkeys were removed: ${passkeys.join(', ')}.` : '';
      return `${email} has no second factor any more, and is signed out everywhere.${ended}`;
    }
    if (command === 'rotate-keys' || command === 'end-old-keys') {
      const keys = await import('../src/server/areas/news/mail-preference/signing-key-queries.ts');
      if (command === 'rotate-keys') {
        const { id, older } = await keys.rotateSigningKeys(db);
        return `Key ${id} signs links in mails from now on. Until \`end-old-keys\` older ones are valid: ${older.join(', ')}.`;
      }
      const { id, ended } = await keys.endOldSigningKeys(db);
      return `Key ${id} alone is left. Ended: ${ended.join(', ') || 'none'}.`;
    }
    if (command === 'verify-seals') {
      const { describeSeals } = await import('../src/server/areas/hiring/seal/describe-seals.ts');
      const { sealKey } = await import('../src/server/areas/hiring/seal/seal-chain.ts');
      const { verifySeals } = await import('../src/server/areas/hiring/seal/seal-queries.ts');
      const { formerSealSecrets, sealSecret } = await import('../src/server/start/seal-secret.ts');
      const { FileStore } = await import('../src/server/engine/files/file-store.ts');
      const former = formerSealSecrets(config).map(sealKey);
      const place = { db, store: new FileStore(config) };
      const report = await verifySeals(place, sealKey(sealSecret(config)), former);
      if (report.breaches.length > 0) process.exitCode = 1;
      return describeSeals(report);
    }
    const { removeDemoData } = await import('../src/server/start/demo/demo-removal.ts');
    const { FileStore } = await import('../src/server/engine/files/file-store.ts');
    const { MailFolder } = await import('../src/server/engine/mail/mail-folder.ts');
    const { dataDir, publicUrl } = config;
    const place = { db, store: new FileStore(config), mails: new MailFolder(dataDir), publicUrl };
    return `${await removeDemoData(place)} demo accounts have been removed, with all that was theirs.`;
  } finally {
    await stop();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
