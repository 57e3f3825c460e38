import type { Db } from '../../../engine/db/connect.ts';
import { endPasskeysSince } from '../passkey/passkey-queries.ts';
import { endSessionsOf } from '../session-end-queries.ts';
import { findAccount, lockAccount } from '../user-queries.ts';
import { endFactor } from './second-factor-queries.ts';

/**
 * Removes an account's second factor, for the operator, and its passkeys, which replace one; all its sessions
 * end. Returns the passkeys' names.
 *
 * @throws when there is no such account, or it has neither
 */
export async function resetSecondFactorOf(db: Db, email: string): Promise<string[]> {
  const account = await findAccount(db, email);
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  return db.transaction(async (tx) => {
    // A sign-in locks it first, too: its session either exists already or is opened afterwards.
    await lockAccount(tx, account.id);
    await endSessionsOf(tx, account.id);
    const passkeys = await endPasskeysSince(tx, account.id);
    const hadOne = await endFactor(tx, account.id);
    if (!hadOne && passkeys.length === 0)
      throw new Error(`${email} has no second factor and no passkey, so nothing was changed.`);
    return passkeys;
  });
}
