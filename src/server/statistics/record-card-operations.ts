import { riyadhDay } from '../../language/run/value/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';
import { adminLists, isAdminList } from '../reference/admin-list-queries.ts';
import { say } from '../words/say.ts';
import { keptWhileLarge } from './kept-while-large.ts';
import { adminCards } from './list-card-queries.ts';
import { recordCards } from './record-card-queries.ts';

/** So many rows are counted in a moment, however often somebody looks. */
const SOON_COUNTED = 10_000;

type Card = { label: string; value: number };

const kept = keptWhileLarge<Card[]>(60_000, (cards) => cards.some(({ value }) => value > SOON_COUNTED));

/** The summary above any list of the console. */
export const adminCardOperations: Pick<Handlers, 'getAdminStats'> = {
  async getAdminStats(call, { db, clock }) {
    const { list } = call.path;
    const today = riyadhDay(clock());
    const cards = await kept(db, clock(), list, () =>
      isAdminList(list) ? adminCards(db, adminLists[list], today) : recordCards(db, list, clock(), today),
    );
    return { message: say('request.numbers'), data: { cards } };
  },
};
