import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { uncountCall } from '../../engine/http/limits/rate-limit-queries.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { countAttempt } from './attempt-limits.ts';
import { delayGuesses, recordGuess } from './guesses.ts';
import { isSecret } from './password-hash.ts';
import { type Account, findAccount, lockUnchanged } from './user-queries.ts';

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'address' | 'mail'> & { user: SessionUser };

/**
 * Checks the password of the signed-in user and returns the account. Somebody at another person's open
 * session could guess the password here, so the limits of signing in apply.
 *
 * @throws Refusal 422 on the field, 429
 */
export async function verifyPassword(context: Ask, password: string, field: string): Promise<Account> {
  const { db, user } = context;
  const counted = await countAttempt(context, 'signIn', user);
  const account = await delayGuesses(context, user.user_name, (one) => findAccount(one, user.user_name));
  if (!(await isSecret(account?.password_hash ?? null, password)) || !account) {
    await recordGuess(context, user.user_name, account);
    throw Refusal.ofFields({ [field]: [coded('account.wrong_current')] });
  }
  for (const key of counted) await uncountCall(db, key);
  return account;
}

/**
 * Locks an account whose password was verified: hashing takes time, in which the password may have changed.
 *
 * @throws Refusal 422 on the field
 */
export async function lockProvenAccount(tx: Db, proven: Account, field: string): Promise<Account> {
  const held = await lockUnchanged(tx, proven);
  if (!held) throw Refusal.ofFields({ [field]: [coded('account.wrong_current')] });
  return held;
}
