import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that hold secrets. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'LISTEN_DATABASE_URL',
  'DATABASE_READ_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SEAL_KEY',
  'SEAL_KEY_FORMER',
  'ADMIN_PASSWORD',
];

/**
 * Resolves secrets stored in files: if `SMTP_URL_FILE` names a file, its content becomes `SMTP_URL`. This
 * lets a vault supply them without exposing them in an environment that every process of the account can
 * read.
 *
 * @throws Error naming the variable, when its file is unreadable or empty, or both variables are set
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) throw new Error(`${name} and ${name}_FILE say the same: set one.`);
    return [
      [name, secretIn(file, `${name}_FILE`)],
      [`${name}_FILE`, undefined],
    ];
  });
  return secrets.length === 0 ? environment : { ...environment, ...Object.fromEntries(secrets) };
}

function secretIn(file: string, variable: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${variable} names a file that cannot be read: ${(error as Error).message}`);
  }
  const secret = text.replace(/\r?\n$/, '');
  if (!secret) throw new Error(`${variable} names an empty file.`);
  return secret;
}
