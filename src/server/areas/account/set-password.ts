import type { Db } from '../../engine/db/connect.ts';
import { passkeyNames } from './passkey-name-queries.ts';
import { hashSecret } from './password-hash.ts';
import { endResetsOf } from './password-reset-queries.ts';
import { type PasswordRules, refuseUnsafePassword } from './refused-passwords/common-passwords.ts';
import { cancelRequestedEmails } from './requested-email-queries.ts';
import { endSessionsOf } from './session-end-queries.ts';
import { findAccount, setPassword } from './user-queries.ts';

/**
 * Sets an account's password, for the operator; all its sessions and links end. Returns the names of its
 * passkeys, which still sign in.
 *
 * @throws when there is no such account, or the password is too short or too common
 */
export async function setPasswordOf(
  db: Db,
  email: string,
  password: string,
  rules: PasswordRules = { passwordBlocklist: false },
): Promise<string[]> {
  if (password.length < 6) throw new Error('The password must have at least 6 characters.');
  await refuseUnsafePassword(rules, password);
  const account = await findAccount(db, email);
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  const hash = await hashSecret(password);
  return db.transaction(async (tx) => {
    await setPassword(tx, account.id, hash, new Date());
    await endSessionsOf(tx, account.id);
    await endResetsOf(tx, account.id);
    await cancelRequestedEmails(tx, account.id);
    return passkeyNames(tx, account.id);
  });
}
