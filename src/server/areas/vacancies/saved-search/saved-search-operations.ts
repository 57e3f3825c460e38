import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { countNewVacancies } from '../vacancy-search-queries.ts';
import { filterOf } from './saved-search-filter.ts';
import { setMails } from './saved-search-mail-queries.ts';
import {
  deleteSavedSearch,
  insertSavedSearch,
  lockSavedSearches,
  recordVisit,
  type SavedSearch,
  savedSearchesOf,
} from './saved-search-queries.ts';

/**
 * The most saved searches of a candidate, and the limit when counting new results: both are counted at each
 * read.
 */
const SEARCHES_AT_MOST = 50;
const NEW_AT_MOST = 100;

export const savedSearchOperations = {
  async listSavedSearches(_call, { db, user, clock }) {
    const searches = await savedSearchesOf(db, user.candidate_id!);
    const counts = await newJobs(db, searches, clock());
    return {
      data: searches.map((search, index) => present(search, counts[index]!)),
    };
  },

  async saveSearch(call, { db, user, clock }) {
    const candidate_id = user.candidate_id!;
    const { name, filters, mails = 'never' } = await call.body();
    const { page: _, search_for: __, ...kept } = filters;
    const saved = await db.transaction(async (tx) => {
      if ((await lockSavedSearches(tx, candidate_id)) >= SEARCHES_AT_MOST) {
        throw new Refusal(409, coded('saved_search.too_many', { most: SEARCHES_AT_MOST }));
      }
      return insertSavedSearch(tx, { candidate_id, name, mails, filters: kept }, clock());
    });
    if (!saved) throw new Refusal(409, coded('saved_search.exists'));
    return { data: present(saved, 0) };
  },

  async updateSavedSearch(call, { db, clock }) {
    const { saved_search_id } = call.record;
    const { mails } = await call.body();
    const changed = await setMails(db, saved_search_id, mails, clock());
    const [count] = await newJobs(db, [changed], clock());
    return { data: present(changed, count!) };
  },

  async visitSavedSearch(call, { db, clock }) {
    const found = call.record;
    const now = clock();
    await recordVisit(db, found.saved_search_id, now);
    return { data: present({ ...found, visited_at: now }, 0) };
  },

  async deleteSavedSearch(call, { db }) {
    const { saved_search_id } = call.record;
    await deleteSavedSearch(db, saved_search_id);
    return { data: null };
  },
} satisfies Partial<Handlers>;

function newJobs(db: Db, searches: readonly SavedSearch[], now: Date): Promise<number[]> {
  const since = searches.map(({ filters, visited_at }) => ({ filter: filterOf(filters), since: visited_at }));
  return countNewVacancies(db, since, siteDay(now), NEW_AT_MOST);
}

function present(search: SavedSearch, newJobs: number): AnswerSchema<'SavedSearch'> {
  const { saved_search_id, name, mails, filters, visited_at, created_at } = search;
  return {
    saved_search_id,
    name,
    mails,
    filters,
    new_jobs: newJobs,
    visited_at,
    created_at,
  };
}
