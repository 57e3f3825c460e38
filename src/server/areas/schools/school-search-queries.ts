import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { folded, isLike } from '../../engine/db/folded.ts';
import { anyOf, equals, ownText } from '../../engine/db/list-condition.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { type Fields, join } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { list } from '../../engine/records/list-queries.ts';
import { fromDay, throughDay } from '../news/reader-zone-queries.ts';
import { referenceFilters } from '../reference/refers-to-queries.ts';
import { countries } from '../reference/tables/reference.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { isListedOn } from '../vacancies/tables/vacancy-state-queries.ts';
import { type Approval, schoolCurriculums, schoolFiles, schoolKind, schools } from './tables/school.ts';

/** Expired, expiring within `SOON` days, or valid for longer. */
type Licence = 'expired' | 'soon' | 'valid';
const SOON = 60;

/**
 * The last day of a school's licence as text that sorts by date; without a licence `NO_DAY`, which sorts
 * after every date.
 */
export const licenceExpiry = sql<string>`coalesce(${schools.extra} ->> 'license_expiry_date', '9999')`;
const NO_DAY = '9999';

const LICENCES: Record<Licence, (today: string) => SQL> = {
  expired: (today) => sql`${licenceExpiry} < ${today}`,
  soon: (today) => sql`${licenceExpiry} between ${today} and ${inDays(today, SOON)}`,
  valid: (today) => sql`${licenceExpiry} > ${inDays(today, SOON)} and ${licenceExpiry} < ${NO_DAY}`,
};

const inDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const openVacancies = sql`coalesce(open.total, 0)`;

/** Hides schools with a suspended owner from guests. */
export const schoolList = list(['listSchools', 'exportSchools'], {
  table: schools,
  id: schools.school_id,
  joined: (query, [first], { db, now }) =>
    first?.by === openVacancies
      ? query.leftJoin(openBySchool(db, siteDay(now)), sql`open.school_id = ${schools.school_id}`)
      : query,
  always: ({ user }) =>
    user?.role_name === 'Admin'
      ? undefined
      : sql`${schools.user_id} not in (select ${users.id} from ${users} where ${users.suspended_at} is not null)`,
  search: (text) => [schools.name_key, folded(schools.city)].map((key) => ownText(isLike(key, text))),
  filters: {
    school_id: anyOf(schools.school_id),
    country_id: anyOf(schools.country_id),
    city: (names) =>
      names.length > 0
        ? inArray(
            sql`lower(${schools.city})`,
            names.map((name) => name.toLowerCase()),
          )
        : undefined,
    curriculum_offered: (ids) =>
      ids.length > 0
        ? sql`${schools.school_id} in (select ${schoolCurriculums.owner_id} from ${schoolCurriculums} where ${inArray(schoolCurriculums.item_id, ids)})`
        : undefined,
    school_type: equals(schools.school_type),
    approval: equals(schools.approval),
    licence: (licence, { now }) => LICENCES[licence](siteDay(now)),
    created_from: fromDay(schools.created_at),
    created_to: throughDay(schools.created_at),
    ...referenceFilters(schools, schools.school_id),
  },
  sorts: {
    school_name: { by: schools.name_key, kind: 'text' },
    open_vacancies: { by: openVacancies, kind: 'number' },
    created_at: { by: schools.created_at, kind: 'moment' },
    license_expiry_date: { by: licenceExpiry, kind: 'text' },
  },
  read: (rows, { db, now }) =>
    listedSchools(
      db,
      rows.map(({ id }) => id),
      siteDay(now),
    ),
});

const openBySchool = (db: Db, today: string) =>
  db
    .select({ school_id: vacancies.school_id, total: count().as('total') })
    .from(vacancies)
    .where(isListedOn(today))
    .groupBy(vacancies.school_id)
    .as('open');

export type ListedSchool = {
  school_id: number;
  created_at: Date;
  updated_at: Date;
  form_version: string | null;
  /** The fields that are not lists. */
  fields: Fields;
  curriculum_offered: number[];
  country: { country_id: number; name_en: string };
  open_vacancies: number;
  approval: Approval;
  logos: LinkedFile[];
};

/** Returns these schools in this order, without those deleted concurrently. */
async function listedSchools(db: Db, ids: number[], today: string): Promise<ListedSchool[]> {
  const [rows, offered, open, logos] = await inOneStatement(db, (one) => [
    one
      .select({ row: schools, country_id: countries.country_id, name_en: countries.name_en })
      .from(schools)
      .innerJoin(countries, eq(countries.country_id, schools.country_id))
      .where(inArray(schools.school_id, ids)),
    one
      .select({ owner: schoolCurriculums.owner_id, id: schoolCurriculums.item_id })
      .from(schoolCurriculums)
      .where(inArray(schoolCurriculums.owner_id, ids))
      .orderBy(asc(schoolCurriculums.position)),
    one
      .select({ school_id: vacancies.school_id, total: count() })
      .from(vacancies)
      .where(and(inArray(vacancies.school_id, ids), isListedOn(today)))
      .groupBy(vacancies.school_id),
    linkedFiles(one, schoolFiles, ids, 'school_logo'),
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
        updated_at: row.updated_at,
        form_version: row.form_version,
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
