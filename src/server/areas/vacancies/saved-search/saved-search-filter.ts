import { vacancyFilter } from '../vacancy-filter.ts';
import type { VacancyFilter } from '../vacancy-filter-queries.ts';
import type { SavedSearch } from './saved-search-queries.ts';

/**
 * Returns the filters of a saved search without its sort order, which does not affect the number of results.
 */
export function filterOf({ sort: _, ...asked }: SavedSearch['filters']): VacancyFilter {
  return vacancyFilter(asked as Parameters<typeof vacancyFilter>[0]);
}
