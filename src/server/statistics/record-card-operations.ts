import { riyadhDay } from '../../language/run/value/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';
import { adminLists, isAdminList } from '../reference/admin-list-queries.ts';
import { say } from '../words/say.ts';
import { adminCards } from './list-card-queries.ts';
import { recordCards } from './record-card-queries.ts';

/** The summary above any list of the console. */
export const adminCardOperations: Pick<Handlers, 'getAdminStats'> = {
  async getAdminStats(call, { db, clock }) {
    const { list } = call.path;
    const today = riyadhDay(clock());
    const cards = isAdminList(list)
      ? await adminCards(db, adminLists[list], today)
      : await recordCards(db, list, clock(), today);
    return { message: say('request.numbers'), data: { cards } };
  },
};
