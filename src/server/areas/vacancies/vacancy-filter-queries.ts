import { and, eq, gt, gte, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { QueryParams } from '../../engine/http/handler.ts';
import { refersTo } from '../reference/refers-to-queries.ts';
import { vacancies } from './tables/vacancy.ts';
import { isInState, isListedOn } from './tables/vacancy-state-queries.ts';
import { titleContains } from './vacancy-text-queries.ts';

/** The search form's values, and filters of Admins. */
export type AskedVacancies = Omit<QueryParams<'listVacancies'>, 'sort' | 'page' | 'per_page' | 'cursor'> &
  Pick<QueryParams<'listAdminVacancies'>, 'vacancy_id' | 'reported' | 'used_list' | 'used_id'>;

/**
 * Chosen values of one filter are combined with "or". A vacancy matches a salary if its range overlaps; one
 * with a hidden range always matches.
 */
export type VacancyFilter = Omit<
  AskedVacancies,
  'search' | 'title' | 'featured' | 'deadline_from' | 'deadline_to'
> & {
  /** Texts of which the title must contain at least one, ignoring case. */
  titles?: string[];
  /** Words that must all occur: in the title, the texts, or the names of the subject, the role, the school or the place. */
  words?: string[];
  /** Likely corrections of each of these words, for typing errors. */
  corrections?: Record<string, string[]>;
  /** Whether it is featured in this month (as `featured_in` counts months). */
  featured?: { is: boolean; month: number };
  /** Limits of the deadline, both inclusive. */
  deadline?: { from?: string; to?: string };
};

/** The conditions of a filter, but for its words, which have to be resolved first (`soughtBy`). */
export function conditions(filter: VacancyFilter, today: string): (SQL | undefined)[] {
  const { vacancy_id, titles, country_id, city, curriculum_id, position_type } = filter;
  const { subject_id, candr_id, school_id, status, featured, deadline } = filter;
  return [
    vacancy_id?.length ? inArray(vacancies.vacancy_id, vacancy_id) : undefined,
    ...(titles ?? []).map(titleContains),
    isInOneOf(country_id, city),
    curriculum_id?.length ? inArray(vacancies.curriculum_id, curriculum_id) : undefined,
    subject_id?.length ? inArray(vacancies.subject_id, subject_id) : undefined,
    candr_id?.length ? inArray(vacancies.candr_id, candr_id) : undefined,
    position_type ? eq(vacancies.position_type, position_type) : undefined,
    school_id ? eq(vacancies.school_id, school_id) : undefined,
    status ? isInState[status](today) : undefined,
    featured && isFeatured(featured, today),
    deadline?.from ? gte(vacancies.application_deadline, deadline.from) : undefined,
    deadline?.to ? lte(vacancies.application_deadline, deadline.to) : undefined,
    filter.reported === undefined ? undefined : (filter.reported ? gt : eq)(vacancies.open_reports, 0),
    refersTo(vacancies, vacancies.vacancy_id, filter),
    overlaps(filter),
  ];
}

/** Like `isFeatured` in the life cycle. */
function isFeatured({ is, month }: NonNullable<VacancyFilter['featured']>, today: string): SQL | undefined {
  const featured = and(eq(vacancies.featured_in, month), isListedOn(today))!;
  return is ? featured : not(featured);
}

/**
 * Chosen places are combined with "or": a vacancy matches in one of the countries or in one of the cities.
 */
function isInOneOf(countries: number[] = [], cities: string[] = []): SQL | undefined {
  const names = cities.map((name) => name.toLowerCase());
  return or(
    countries.length > 0 ? inArray(vacancies.country_id, countries) : undefined,
    names.length > 0 ? inArray(sql`lower(${vacancies.city})`, names) : undefined,
  );
}

function overlaps({ salary_min, salary_max }: VacancyFilter): SQL | undefined {
  const reaches =
    salary_min === undefined
      ? undefined
      : or(isNull(vacancies.salary_range_max), gte(vacancies.salary_range_max, salary_min));
  const begins =
    salary_max === undefined
      ? undefined
      : or(isNull(vacancies.salary_range_min), lte(vacancies.salary_range_min, salary_max));
  const range = and(reaches, begins);
  return range && or(eq(vacancies.show_salary_range, 0), range);
}
