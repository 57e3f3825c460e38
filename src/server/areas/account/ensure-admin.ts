import type { Db } from '../../engine/db/connect.ts';
import { say } from '../../engine/messages/say.ts';
import { hashSecret } from './password-hash.ts';
import { type PasswordRules, refusalReason } from './refused-passwords/common-passwords.ts';
import { admins, insertUser, ROLE } from './user-queries.ts';

const FAULTS = {
  common: 'one of the 10,000 most common passwords',
  context: 'made of words that everybody tries here first',
  breached: 'known from a breach',
};

/**
 * Creates the first Admin from ADMIN_EMAIL and ADMIN_PASSWORD; `demo` are accounts that do not count. Does
 * nothing if that Admin already exists, whatever the current password.
 *
 * @throws when that Admin does not exist but another does, or the password is refused
 */
export async function ensureAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  demo: readonly number[],
  rules: PasswordRules = { passwordBlocklist: false },
): Promise<void> {
  const known = (await admins(db)).filter(({ id }) => !demo.includes(id));
  if (known.some(({ user_name }) => user_name.toLowerCase() === email.toLowerCase())) return;
  if (known.length > 0) {
    throw new Error(
      `ADMIN_EMAIL ${email} names no Admin, but there is one already. Sign in as that one to add others, set a new ` +
        'password by `npm run admin -- set-password EMAIL`, or start without ADMIN_EMAIL.',
    );
  }
  const fault = await refusalReason(rules, password);
  if (fault) throw new Error(`ADMIN_PASSWORD is ${FAULTS[fault]}. Choose another one.`);
  const id = await insertUser(db, {
    user_name: email,
    full_name: say('account.first_admin'),
    role_id: ROLE.Admin,
    password_hash: await hashSecret(password),
    email_verified_at: new Date(),
    extra: {},
  });
  if (id === null) {
    throw new Error(`ADMIN_EMAIL ${email} belongs to an account that is no Admin. Use another address.`);
  }
}
