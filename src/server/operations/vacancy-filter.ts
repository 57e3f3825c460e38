import type { VacancyFilter } from '../db/vacancy-filter.ts';
import type { QueryParams } from '../http/handler.ts';

/** The end of the salary slider (specification, part 1 section 9): there it means "and above". */
const SALARY_SCALE_END = 100_000;

type Asked = Omit<QueryParams<'listVacancies'>, 'sort' | 'page' | 'per_page' | 'cursor'>;

/** What the search form asks for, as the database looks for it. */
export function vacancyFilter({ search, title, salary_max, ...filter }: Asked): VacancyFilter {
  return {
    ...filter,
    titles: [search, title].filter((text) => text !== undefined),
    salary_max: salary_max !== undefined && salary_max < SALARY_SCALE_END ? salary_max : undefined,
  };
}
