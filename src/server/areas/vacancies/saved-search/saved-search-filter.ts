import { vacancyFilter } from '../vacancy-filter.ts';
import type { VacancyFilter } from '../vacancy-filter-queries.ts';
import type { SavedSearch } from './saved-search-queries.ts';

/** Returns the filter of a saved search; its sort order does not affect the number of results. */
export function askedIn({ sort: _, ...asked }: SavedSearch['filters']): VacancyFilter {
  return vacancyFilter(asked as Parameters<typeof vacancyFilter>[0]);
}
