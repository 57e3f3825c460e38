import { vacancyFilter } from '../vacancy/vacancy-filter.ts';
import type { VacancyFilter } from '../vacancy/vacancy-filter-queries.ts';
import type { SavedSearch } from './saved-search-queries.ts';

/** What a saved search asks for; how its results were sorted does not matter to their number. */
export function askedIn({ sort: _, ...asked }: SavedSearch['filters']): VacancyFilter {
  return vacancyFilter(asked as Parameters<typeof vacancyFilter>[0]);
}
