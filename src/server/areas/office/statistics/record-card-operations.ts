import { siteDay } from '../../../../language/run/value/site-day.ts';
import { cacheWhileLarge } from '../../../engine/db/cache-while-large.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { areLarge } from '../../../engine/db/large-list.ts';
import type { Call, Handlers } from '../../../engine/http/handler.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { tablesCounted } from '../../reference/admin-list-count-queries.ts';
import { adminLists, isAdminList } from '../../reference/admin-list-queries.ts';
import { adminCards } from './list-card-queries.ts';
import { recordCards } from './record-card-queries.ts';

/** Up to this many rows, counting is cheap enough for each call. */
const SOON_COUNTED = 10_000;

type Summary = { cards: { label: string; value: number }[]; isLarge: boolean };

const kept = cacheWhileLarge<Summary>(60_000, ({ isLarge }) => isLarge);

/** The cards above any list of the console. */
export const adminCardOperations = {
  async getAdminStats(call, { db, clock }) {
    const { list } = call.path;
    const { cards } = await kept(db, clock(), `${languageNow()} ${list}`, () => summaryOf(db, list, clock()));
    return { data: { cards } };
  },
} satisfies Partial<Handlers>;

async function summaryOf(db: Db, list: Call<'getAdminStats'>['path']['list'], now: Date): Promise<Summary> {
  if (!isAdminList(list)) {
    const cards = await recordCards(db, list, now, siteDay(now));
    return { cards, isLarge: cards.some(({ value }) => value > SOON_COUNTED) };
  }
  const cards = await adminCards(db, adminLists[list], siteDay(now));
  return { cards, isLarge: await areLarge(db, tablesCounted(adminLists[list])) };
}
