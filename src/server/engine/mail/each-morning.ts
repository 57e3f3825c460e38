import type { Db } from '../db/connect.ts';
import { eachInSavepoint, type OnFailure } from '../db/each-in-savepoint.ts';
import { mailMorning } from './mail-morning.ts';

const AT_ONCE = 50;

/**
 * Claims whoever is due for this morning's mail, some in each transaction, and sends to each; nothing before morning.
 * Concurrent servers do not wait for each other if `claim` skips locked rows. Whose mail fails is reported, and stays
 * claimed. `last` is the last one of those claimed before, after whom `claim` may go on.
 */
export async function eachMorning<Due>(
  db: Db,
  now: Date,
  claim: (tx: Db, morning: Date, atMost: number, last?: Due) => Promise<Due[]>,
  send: (tx: Db, due: Due, morning: Date) => Promise<void>,
  onFailure: OnFailure<Due>,
): Promise<void> {
  const morning = mailMorning(now);
  if (!morning) return;
  let due: Due[] = [];
  do {
    const last = due.at(-1);
    due = await db.transaction(async (tx) => {
      const claimed = await claim(tx, morning, AT_ONCE, last);
      await eachInSavepoint(tx, claimed, (own, one) => send(own, one, morning), onFailure);
      return claimed;
    });
  } while (due.length === AT_ONCE);
}
