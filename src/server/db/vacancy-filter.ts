import { and, eq, gte, inArray, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { containing } from './containing.ts';
import { vacancies } from './schema/vacancy.ts';

export type VacancyFilter = {
  /** Texts that the title contains, whatever the case. */
  titles?: string[];
  country_id?: number[];
  city?: string[];
  curriculum_id?: number[];
  /** A vacancy matches when its range overlaps this one; one that hides its range matches always. */
  salary_min?: number;
  salary_max?: number;
  position_type?: string;
  school_id?: number;
  status?: 'open' | 'closed' | 'expired';
};

/** What everybody may find: open on this day, and not by direct link only. */
export function isListed(today: string): SQL | undefined {
  return and(
    isNull(vacancies.closed_at),
    gte(vacancies.application_deadline, today),
    eq(vacancies.display_vacancy_public, 1),
  );
}

export function conditions(filter: VacancyFilter, today: string): (SQL | undefined)[] {
  const { titles, country_id, city, curriculum_id, position_type, school_id, status } = filter;
  return [
    ...(titles ?? []).map(titleContains),
    country_id?.length ? inArray(vacancies.country_id, country_id) : undefined,
    city?.length
      ? inArray(
          sql`lower(${vacancies.city})`,
          city.map((name) => name.toLowerCase()),
        )
      : undefined,
    curriculum_id?.length ? inArray(vacancies.curriculum_id, curriculum_id) : undefined,
    position_type ? eq(vacancies.position_type, position_type) : undefined,
    school_id ? eq(vacancies.school_id, school_id) : undefined,
    status ? inState[status](today) : undefined,
    overlaps(filter),
  ];
}

const inState = {
  open: (today: string) => and(isNull(vacancies.closed_at), gte(vacancies.application_deadline, today)),
  closed: () => isNotNull(vacancies.closed_at),
  expired: (today: string) => and(isNull(vacancies.closed_at), lt(vacancies.application_deadline, today)),
};

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

/** A text without three letters or digits in a row has no trigram: the index of titles cannot find it. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

function titleContains(text: string): SQL {
  return HAS_TRIGRAM.test(text)
    ? like(vacancies.title_key, sql`lower(${containing(text)})`)
    : sql`strpos(${vacancies.title_key}, lower(${text})) > 0`;
}
