import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import {
  candidateSearchesOf,
  deleteSavedSearch,
  insertSavedSearch,
  lockCandidateSearches,
  type SavedSearch,
} from './saved-search-queries.ts';

/** The most saved searches of a school, which are shown in one row. */
const SEARCHES_AT_MOST = 50;

/** A school's saved searches, shared by its team. */
export const savedCandidateSearchOperations = {
  async listCandidateSearches(_call, { db, user }) {
    const searches = await candidateSearchesOf(db, user.school_id!);
    return { data: searches.map(present) };
  },

  async saveCandidateSearch(call, { db, user, clock }) {
    const { name, filters } = await call.body();
    const { page: _, ...kept } = filters;
    const school_id = user.school_id!;
    const saved = await db.transaction(async (tx) => {
      if ((await lockCandidateSearches(tx, school_id)) >= SEARCHES_AT_MOST)
        throw new Refusal(409, coded('saved_search.too_many', { most: SEARCHES_AT_MOST }));
      return insertSavedSearch(tx, { school_id, name, filters: kept }, clock());
    });
    if (!saved) throw new Refusal(409, coded('saved_search.exists'));
    return { data: present(saved) };
  },

  async deleteCandidateSearch(call, { db }) {
    await deleteSavedSearch(db, call.record.saved_search_id);
    return { data: null };
  },
} satisfies Partial<Handlers>;

function present(search: SavedSearch): AnswerSchema<'CandidateSearch'> {
  const { saved_search_id, name, filters, created_at } = search;
  return { candidate_search_id: saved_search_id, name, filters, created_at };
}
