import { asc, count, desc, gte, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { pageOf } from '../../../engine/db/list-query.ts';
import type { Page } from '../../../engine/db/page.ts';
import { emptySearches } from '../tables/empty-search.ts';

/** The most different searches recorded per day; more would be an attempt to fill the table. */
const DAILY_AT_MOST = 2_000;

/** Counts a search without results. */
export async function countEmptySearch(db: Db, words: string, today: string): Promise<void> {
  await db.execute(sql`
    insert into empty_searches (words, on_day)
    select ${words}, ${today}::date
    where exists (select 1 from empty_searches where words = ${words} and on_day = ${today})
      or (select count(*) from empty_searches where on_day = ${today}) < ${DAILY_AT_MOST}
    on conflict (words, on_day) do update set searches = empty_searches.searches + 1`);
}

/**
 * Leaves out searches made on a single day only, as they may be a name that one person typed. All are counted
 * at each call: retention and `DAILY_AT_MOST` bound their number.
 */
export async function emptySearchesByCount(
  db: Db,
  page: Page,
): Promise<{ rows: { words: string; searches: number; last_on: string }[]; total: number }> {
  const { words, on_day, searches } = emptySearches;
  const often = sql<number>`sum(${searches})::int`;
  const again = db
    .select({ words, searches: often.as('often'), last_on: max(on_day).as('last_on') })
    .from(emptySearches)
    .groupBy(words)
    .having(gte(count(), 2))
    .as('again');
  const oftenest = db.select().from(again).orderBy(desc(again.searches), asc(again.words)).$dynamic();
  const { rows, total } = await pageOf(oftenest, page, db.select({ total: count() }).from(again));
  return { rows: rows.map((row) => ({ ...row, last_on: row.last_on! })), total };
}

/** Deletes the searches from before a day. */
export async function sweepEmptySearches(db: Db, before: string): Promise<void> {
  await db.delete(emptySearches).where(lt(emptySearches.on_day, before));
}
