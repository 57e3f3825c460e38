import { asc, count, desc, gte, lt, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { list } from '../../../engine/records/list-queries.ts';
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

const { words, on_day, searches } = emptySearches;

/** The searches of each text; without those made on a single day, which may be a name that one person typed. */
const repeated = new QueryBuilder()
  .select({
    words,
    searches: sql<number>`sum(${searches})::int`.as('often'),
    last_on: sql<string>`max(${on_day})`.as('last_on'),
  })
  .from(emptySearches)
  .groupBy(words)
  .having(gte(count(), 2))
  .as('repeated');

/** Most frequent first. Retention and `DAILY_AT_MOST` bound their number. */
export const emptySearchList = list('listEmptySearches', {
  table: repeated,
  id: repeated.words,
  filters: {},
  order: () => [desc(repeated.searches), asc(repeated.words)],
  select: (db) => db.select().from(repeated).$dynamic(),
});

/** Deletes the searches from before a day. */
export async function sweepEmptySearches(db: Db, before: string): Promise<void> {
  await db.delete(emptySearches).where(lt(on_day, before));
}
