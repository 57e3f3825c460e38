import { siteMonth } from '../../../language/run/value/site-day.ts';
import type { AskedVacancies, VacancyFilter } from './vacancy-filter-queries.ts';

/**
 * Turns the search form's values into the database's filter; some of them apply only to the caller's own
 * vacancies.
 */
export function vacancyFilter(
  { search, title, featured, deadline_from, deadline_to, ...filter }: AskedVacancies,
  ownAt?: Date,
): VacancyFilter {
  return {
    ...filter,
    ...(ownAt && {
      featured: featured === undefined ? undefined : { is: featured, month: siteMonth(ownAt) },
      deadline: { from: deadline_from, to: deadline_to },
    }),
    titles: [title].filter((text) => text !== undefined),
    words: search === undefined ? [] : searchWords(search),
  };
}

/** Words that are ignored beside others. */
const FILLERS = new Set(['a', 'an', 'and', 'as', 'at', 'for', 'in', 'of', 'or', 'the', 'to', 'with', '&']);
const WORDS_AT_MOST = 8;

/** Returns the words of a search, each once, without the ignored ones. */
export function searchWords(search: string): string[] {
  const words = [...new Set(search.toLowerCase().split(/[\s,;]+/u))].filter((word) => word !== '');
  const significant = words.filter((word) => !FILLERS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, WORDS_AT_MOST);
}
