import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { eachInSavepoint, type OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { placeNow } from '../../reference/item-name-queries.ts';
import { countNewVacancies, newestVacancies } from '../vacancy-search-queries.ts';
import { filterOf } from './saved-search-filter.ts';
import { claimDueSearches, type DueSearch, markMailed } from './saved-search-mail-queries.ts';

const AT_ONCE = 20;
const COUNTED_AT_MOST = 100;
/** The most results in a mail; its link leads to all of them. */
const NAMED = 5;

/**
 * Mails candidates new results of their saved searches, daily or weekly. A failing search is logged and
 * retried on its next day, so that it does not block the others.
 */
export async function mailSavedSearches(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<DueSearch> = () => {},
): Promise<void> {
  for (;;) {
    const due = await db.transaction(async (tx) => {
      const searches = await claimDueSearches(tx, now, AT_ONCE);
      const counts = await countAll(tx, searches, now);
      const mail = async (own: Db, search: DueSearch, index: number) => {
        const n = counts?.[index] ?? (await countNew(own, [search], now))[0]!;
        if (n > 0) await mailOne(own, posting, search, n, now);
      };
      await eachInSavepoint(tx, searches, mail, onFailure);
      await markMailed(
        tx,
        searches.map(({ saved_search_id }) => saved_search_id),
        now,
      );
      return searches.length;
    });
    if (due < AT_ONCE) return;
  }
}

/** Counts in one statement; null if one search fails, so that each is counted separately. */
const countAll = (tx: Db, searches: readonly DueSearch[], now: Date): Promise<number[] | null> =>
  tx.transaction((own) => countNew(own, searches, now)).catch(() => null);

async function countNew(tx: Db, searches: readonly DueSearch[], now: Date): Promise<number[]> {
  const sought = searches.map((one) => ({ filter: filterOf(one.filters), since: lookedAt(one) }));
  return countNewVacancies(tx, sought, siteDay(now), COUNTED_AT_MOST);
}

/** Returns the moment up to which the candidate has seen results: by a mail or by a visit. */
const lookedAt = ({ visited_at, mailed_at }: DueSearch): Date =>
  visited_at > mailed_at ? visited_at : mailed_at;

async function mailOne(tx: Db, posting: MailContext, search: DueSearch, n: number, now: Date): Promise<void> {
  const vacancies = await newestVacancies(
    tx,
    filterOf(search.filters),
    lookedAt(search),
    siteDay(now),
    NAMED,
  );
  await tell(tx, posting, 'saved-search-results', {
    to: { candidate: search.user_id },
    facts: { n, search: search.name, vacancies: () => placed(tx, vacancies), filters: search.filters },
  });
}

/** Names the cities in the language of the mail. */
const placed = <Row extends { city: string }>(tx: Db, rows: readonly Row[]): Promise<Row[]> =>
  Promise.all(rows.map(async (row) => ({ ...row, city: await placeNow(tx, row.city) })));
