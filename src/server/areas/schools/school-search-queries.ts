import { and, asc, count, eq, ilike, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { type Key, keysOf, placeOf, type SortBy } from '../../engine/db/keyset.ts';
import { pageOfLarge } from '../../engine/db/large-list.ts';
import { likePattern } from '../../engine/db/like-pattern.ts';
import { within } from '../../engine/db/list-query.ts';
import type { Found, Page } from '../../engine/db/page.ts';
import { type Fields, join } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { type ReferredItem, refersTo } from '../reference/refers-to-queries.ts';
import { countries } from '../reference/tables/reference.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { isListedOn } from '../vacancies/tables/vacancy-state-queries.ts';
import { type Approval, schoolCurriculums, schoolFiles, schoolKind, schools } from './tables/school.ts';

export type SchoolFilter = ReferredItem & {
  /** Text in name or city, ignoring case. */
  search?: string;
  country_id?: number[];
  city?: string[];
  /** Any of these. */
  curriculum_offered?: number[];
  school_type?: string;
  approval?: Approval;
  licence?: Licence;
  /** Includes schools whose owner is suspended. */
  with_suspended?: boolean;
  created?: { from?: Date | undefined; before?: Date | undefined };
};

/** Expired, expiring within `SOON` days, or valid for longer. */
type Licence = 'expired' | 'soon' | 'valid';
const SOON = 60;

/** The last day of a school's licence as a text that sorts by date; without a licence, `NO_DAY`, behind every date. */
export const licenceExpiry = sql<string>`coalesce(${schools.extra} ->> 'license_expiry_date', '9999')`;
const NO_DAY = '9999';

const SORT_KEYS = {
  school_name: { by: schools.name_key, kind: 'text' },
  open_vacancies: { by: sql`coalesce(open.total, 0)`, kind: 'number' },
  created_at: { by: schools.created_at, kind: 'moment' },
  license_expiry_date: { by: licenceExpiry, kind: 'text' },
} as const;

export const schoolKeys = (sort: SortBy<typeof SORT_KEYS>): Key[] =>
  keysOf(SORT_KEYS, sort, schools.school_id);

export type ListedSchool = {
  school_id: number;
  created_at: Date;
  /** The fields that are not lists. */
  fields: Fields;
  curriculum_offered: number[];
  country: { country_id: number; name_en: string };
  open_vacancies: number;
  approval: Approval;
  logos: LinkedFile[];
};

/** `today` is the date in Riyadh, for counting open vacancies. */
export async function searchSchools(
  db: Db,
  filter: SchoolFilter,
  page: Page & { keys: readonly Key[] },
  today: string,
): Promise<Found<ListedSchool>> {
  const where = and(...schoolConditions(db, filter, today));
  const open = db
    .select({ school_id: vacancies.school_id, total: count().as('total') })
    .from(vacancies)
    .where(isListedOn(today))
    .groupBy(vacancies.school_id)
    .as('open');
  const isByOpen = page.keys[0]?.by === SORT_KEYS.open_vacancies.by;
  const joined = <Query extends PgSelect>(query: Query) =>
    isByOpen ? query.leftJoin(open, eq(open.school_id, schools.school_id)) : query;
  const found = await pageOfLarge(db, { table: schools, joined, where: () => where }, page, (fitting) =>
    joined(
      db
        .select({ id: schools.school_id, place: placeOf(page.keys) })
        .from(schools)
        .$dynamic(),
    ).where(fitting),
  );
  const ids = found.rows.map(({ id }) => id);
  return { ...found, rows: await listedSchools(db, ids, today) };
}

/** Returns these schools in this order; one that was deleted meanwhile is left out. */
async function listedSchools(db: Db, ids: number[], today: string): Promise<ListedSchool[]> {
  if (ids.length === 0) return [];
  const [rows, offered, open, logos] = await Promise.all([
    db
      .select({ row: schools, country_id: countries.country_id, name_en: countries.name_en })
      .from(schools)
      .innerJoin(countries, eq(countries.country_id, schools.country_id))
      .where(inArray(schools.school_id, ids)),
    db
      .select({ owner: schoolCurriculums.owner_id, id: schoolCurriculums.item_id })
      .from(schoolCurriculums)
      .where(inArray(schoolCurriculums.owner_id, ids))
      .orderBy(asc(schoolCurriculums.position)),
    db
      .select({ school_id: vacancies.school_id, total: count() })
      .from(vacancies)
      .where(and(inArray(vacancies.school_id, ids), isListedOn(today)))
      .groupBy(vacancies.school_id),
    linkedFiles(db, schoolFiles, ids, 'school_logo'),
  ]);
  const found = new Map(rows.map((one) => [one.row.school_id, one]));
  const openOf = new Map(open.map(({ school_id, total }) => [school_id, total]));
  return ids.flatMap((school_id): ListedSchool[] => {
    const one = found.get(school_id);
    if (!one) return [];
    const { row, ...country } = one;
    return [
      {
        school_id,
        created_at: row.created_at,
        fields: join(schools, row, schoolKind.serverColumns),
        curriculum_offered: offered.filter(({ owner }) => owner === school_id).map(({ id }) => id),
        country,
        open_vacancies: openOf.get(school_id) ?? 0,
        approval: row.approval,
        logos: logos.filter((file) => file.record_id === school_id),
      },
    ];
  });
}

const LICENCES: Record<Licence, (today: string) => SQL> = {
  expired: (today) => sql`${licenceExpiry} < ${today}`,
  soon: (today) => sql`${licenceExpiry} between ${today} and ${inDays(today, SOON)}`,
  valid: (today) => sql`${licenceExpiry} > ${inDays(today, SOON)} and ${licenceExpiry} < ${NO_DAY}`,
};

const inDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The conditions of a search; without `with_suspended`, a school whose owner is suspended is not found. */
export function schoolConditions(db: Db, filter: SchoolFilter, today: string): (SQL | undefined)[] {
  const { search, country_id, city, curriculum_offered, school_type } = filter;
  const pattern = search ? likePattern(search) : undefined;
  const offering = db
    .select({ id: schoolCurriculums.owner_id })
    .from(schoolCurriculums)
    .where(inArray(schoolCurriculums.item_id, curriculum_offered ?? []));
  const suspended = db.select({ id: users.id }).from(users).where(isNotNull(users.suspended_at));
  return [
    filter.with_suspended ? undefined : notInArray(schools.user_id, suspended),
    pattern ? or(ilike(schools.school_name, pattern), ilike(schools.city, pattern)) : undefined,
    country_id?.length ? inArray(schools.country_id, country_id) : undefined,
    city?.length
      ? inArray(
          sql`lower(${schools.city})`,
          city.map((name) => name.toLowerCase()),
        )
      : undefined,
    curriculum_offered?.length ? inArray(schools.school_id, offering) : undefined,
    school_type ? eq(schools.school_type, school_type) : undefined,
    filter.approval ? eq(schools.approval, filter.approval) : undefined,
    filter.licence && LICENCES[filter.licence](today),
    within(schools.created_at, filter.created),
    refersTo(schools, schools.school_id, filter),
  ];
}
