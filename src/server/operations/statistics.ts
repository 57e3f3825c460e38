import type { Db } from '../db/connect.ts';
import { countAll, type Statistics } from '../db/statistics.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';

/** Counting a million rows takes a while, and everybody who comes by asks for it. */
const KEPT_FOR = 60_000;

type Counted = { at: number; numbers: Promise<Statistics> };
const counted = new WeakMap<Db, Counted>();

export const statistics: Pick<Handlers, 'getStatistics'> = {
  async getStatistics(_call, { db, clock }) {
    return { message: 'The numbers.', data: await numbersOf(db, clock()) };
  },
};

/** The numbers of the last minute; who asks while they are counted waits for them too. */
function numbersOf(db: Db, now: Date): Promise<Statistics> {
  const known = counted.get(db);
  if (known && now.getTime() - known.at < KEPT_FOR) return known.numbers;
  const numbers = countAll(db, riyadhDay(now));
  const entry = { at: now.getTime(), numbers };
  counted.set(db, entry);
  numbers.catch(() => {
    if (counted.get(db) === entry) counted.delete(db);
  });
  return numbers;
}
