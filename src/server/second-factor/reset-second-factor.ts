import { endSessionsOf } from '../account/session-queries.ts';
import { findAccount } from '../account/user-queries.ts';
import type { Db } from '../db/connect.ts';
import { endFactor } from './second-factor-queries.ts';

/**
 * Ends the second factor of an account, for who runs the server; all its sessions end.
 *
 * @throws when there is no such account, or it has none
 */
export async function resetSecondFactorOf(db: Db, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  const hadOne = await db.transaction(async (tx) => {
    await endSessionsOf(tx, account.id);
    return endFactor(tx, account.id);
  });
  if (!hadOne) throw new Error(`${email} has no second factor.`);
}
