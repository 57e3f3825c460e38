import type { components } from '../../../generated/api.d.ts';
import type { Db } from '../db/connect.ts';
import {
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  lockSavedSearches,
  noteVisit,
  type SavedSearch,
  savedSearchesOf,
} from '../db/saved-searches.ts';
import { countNewVacancies } from '../db/vacancy-search.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';
import { vacancyFilter } from './vacancy-filter.ts';

/** How many a candidate can keep, and how far new vacancies are counted: both are counted at every look. */
const SEARCHES_AT_MOST = 50;
const NEW_AT_MOST = 100;

export const savedSearch: Pick<
  Handlers,
  'listSavedSearches' | 'saveSearch' | 'visitSavedSearch' | 'deleteSavedSearch'
> = {
  async listSavedSearches(_call, { db, user, clock }) {
    const searches = await savedSearchesOf(db, user.candidate_id!);
    const since = searches.map(({ filters, visited_at }) => ({
      filter: vacancyFilter(askedIn(filters)),
      since: visited_at,
    }));
    const counts = await countNewVacancies(db, since, riyadhDay(clock()), NEW_AT_MOST);
    return {
      message: 'Saved searches.',
      data: searches.map((search, index) => present(search, counts[index]!)),
    };
  },

  async saveSearch(call, { db, user, clock }) {
    const candidate_id = user.candidate_id!;
    const typed = typedFields(await formFields('saveSearch'), await call.body());
    const { name, filters } = typed as Pick<SavedSearch, 'name' | 'filters'>;
    const { page: _, ...kept } = filters;
    const saved = await db.transaction(async (tx) => {
      if ((await lockSavedSearches(tx, candidate_id)) >= SEARCHES_AT_MOST) {
        throw new Refusal(409, `You can keep at most ${SEARCHES_AT_MOST} saved searches. Delete one first.`);
      }
      return insertSavedSearch(tx, { candidate_id, name, filters: kept }, clock());
    });
    if (!saved) throw new Refusal(409, 'You have a saved search of this name already.');
    return { message: 'The search has been saved.', data: present(saved, 0) };
  },

  async visitSavedSearch(call, { db, clock }) {
    const found = await own(call, db);
    const now = clock();
    await noteVisit(db, found.saved_search_id, now);
    return { message: 'The saved search has been visited.', data: present({ ...found, visited_at: now }, 0) };
  },

  async deleteSavedSearch(call, { db }) {
    const { saved_search_id } = await own(call, db);
    await deleteSavedSearch(db, saved_search_id);
    return { message: 'The saved search has been deleted.', data: null };
  },
};

async function own(call: Pick<Call<'visitSavedSearch'>, 'path' | 'allow'>, db: Db): Promise<SavedSearch> {
  const found = await findSavedSearch(db, call.path.id);
  if (!found) throw Refusal.notFound('The saved search');
  await call.allow(found);
  return found;
}

/** What a saved search asks for; how its results were sorted does not matter to their number. */
function askedIn({ sort: _, ...asked }: SavedSearch['filters']): Parameters<typeof vacancyFilter>[0] {
  return asked;
}

function present(search: SavedSearch, newJobs: number): components['schemas']['SavedSearch'] {
  const { saved_search_id, name, filters, visited_at, created_at } = search;
  return {
    saved_search_id,
    name,
    filters,
    new_jobs: newJobs,
    visited_at: visited_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}
