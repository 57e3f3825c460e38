import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from './connect.ts';
import { containing } from './containing.ts';
import { savedVacancies, vacancies } from './schema/vacancy.ts';
import { type ListedVacancy, listedVacancies, type Viewer } from './vacancy-read.ts';

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

export type Page = { page: number; per_page: number };
export type Found = { rows: ListedVacancy[]; total: number };

const SORT_KEYS = {
  created_at: vacancies.created_at,
  application_deadline: vacancies.application_deadline,
  vacancy_title: sql`lower(${vacancies.vacancy_title})`,
};

/** A key of the sort, with a minus for the reverse order: `-created_at`. */
export type VacancySort = keyof typeof SORT_KEYS | `-${keyof typeof SORT_KEYS}`;

/** `listedOnly` keeps to what everybody may find: open on this day, and not by direct link only. */
export async function searchVacancies(
  db: Db,
  filter: VacancyFilter,
  { page, per_page, sort, listedOnly }: Page & { sort: VacancySort; listedOnly: boolean },
  viewer: Viewer,
): Promise<Found> {
  const where = and(...conditions(filter, viewer.today), listedOnly ? isListed(viewer.today) : undefined);
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? desc : asc;
  const wanted = select(db)
    .where(where)
    .orderBy(direction(key), direction(vacancies.vacancy_id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [found] = await db
    .select({
      total: count(),
      ids: sql<number[]>`array(${wanted})`.mapWith((ids: string[]) => ids.map(Number)),
    })
    .from(vacancies)
    .where(where);
  return { rows: await listedVacancies(db, found!.ids, viewer), total: found!.total };
}

/** Others that share subject, curriculum or level, the nearest first. */
export async function similarVacancies(
  db: Db,
  to: { vacancy_id: number; subject_id: number; curriculum_id: number; ced_level: number },
  limit: number,
  viewer: Viewer,
): Promise<ListedVacancy[]> {
  const shared = [
    { is: eq(vacancies.subject_id, to.subject_id), weight: 4 },
    { is: eq(vacancies.curriculum_id, to.curriculum_id), weight: 2 },
    { is: eq(vacancies.ced_level, to.ced_level), weight: 1 },
  ];
  const nearness = sql.join(
    shared.map(({ is, weight }) => sql`(case when ${is} then ${sql.raw(String(weight))} else 0 end)`),
    sql` + `,
  );
  const rows = await select(db)
    .where(
      and(isListed(viewer.today), ne(vacancies.vacancy_id, to.vacancy_id), or(...shared.map(({ is }) => is))),
    )
    .orderBy(desc(nearness), desc(vacancies.created_at), desc(vacancies.vacancy_id))
    .limit(limit);
  return listedVacancies(db, rows.map(idOf), viewer);
}

/** How many are listed that each of the searches finds and that were posted after its moment, counted up to a limit. */
export async function countNewVacancies(
  db: Db,
  searches: readonly { filter: VacancyFilter; since: Date }[],
  today: string,
  atMost: number,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(({ filter, since }) => {
    const found = db
      .select({ one: sql`1` })
      .from(vacancies)
      .where(and(gt(vacancies.created_at, since), isListed(today), ...conditions(filter, today)))
      .limit(atMost);
    return sql`(select count(*)::int from (${found}) as found)`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]!.counts;
}

/** What the viewing candidate has saved, in whatever state it is now, the last saved first. */
export async function savedVacanciesOf(db: Db, { page, per_page }: Page, viewer: Viewer): Promise<Found> {
  if (viewer.candidate_id === null) return { rows: [], total: 0 };
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: savedVacancies.vacancy_id })
      .from(savedVacancies)
      .where(eq(savedVacancies.candidate_id, viewer.candidate_id))
      .orderBy(desc(savedVacancies.saved_at), desc(savedVacancies.vacancy_id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: count() })
      .from(savedVacancies)
      .where(eq(savedVacancies.candidate_id, viewer.candidate_id)),
  ]);
  return { rows: await listedVacancies(db, rows.map(idOf), viewer), total: counted!.total };
}

/** Which vacancies, and in which order: what they are is read by their ids. */
const select = (db: Db) => db.select({ id: vacancies.vacancy_id }).from(vacancies).$dynamic();
const idOf = ({ id }: { id: number }): number => id;

export type City = { city: string; country_id: number; open_vacancies: number };

/** The cities of what the search shows; those that the specification names stand first, then the busiest. */
export async function citiesOfVacancies(
  db: Db,
  today: string,
  countryIds: readonly number[],
): Promise<City[]> {
  const open = count();
  const name = sql<string>`min(${vacancies.city})`;
  const first = sql`array_position(array['dubai', 'abu dhabi'], lower(${vacancies.city}))`;
  return db
    .select({ city: name, country_id: vacancies.country_id, open_vacancies: open })
    .from(vacancies)
    .where(
      and(isListed(today), countryIds.length ? inArray(vacancies.country_id, [...countryIds]) : undefined),
    )
    .groupBy(vacancies.country_id, sql`lower(${vacancies.city})`)
    .orderBy(asc(first), desc(open), asc(name));
}

/** What everybody may find: open on this day, and not by direct link only. */
export function isListed(today: string): SQL | undefined {
  return and(
    isNull(vacancies.closed_at),
    gte(vacancies.application_deadline, today),
    eq(vacancies.display_vacancy_public, 1),
  );
}

function conditions(filter: VacancyFilter, today: string): (SQL | undefined)[] {
  const { titles, country_id, city, curriculum_id, position_type, school_id, status } = filter;
  return [
    ...(titles ?? []).map((text) => ilike(vacancies.vacancy_title, containing(text))),
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
