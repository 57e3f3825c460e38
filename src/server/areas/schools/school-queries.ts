import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { prepared } from '../../engine/db/prepared.ts';
import type { Fields } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { readRecords, type StoredRecord } from '../../engine/db/record-store.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { isReportedBy } from '../office/tables/report.ts';
import { countries } from '../reference/tables/reference.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { isInState, isListedOn } from '../vacancies/tables/vacancy-state-queries.ts';
import { type Approval, schoolFiles, schoolKind, schools } from './tables/school.ts';

/** A school as stored: the fields of its forms, and the server's own. */
export type StoredSchool = {
  school_id: number;
  user_id: number;
  role_id: number;
  /** Whether its owner is suspended, which hides it from everybody but Admins and the owner. */
  is_suspended: boolean;
  created_at: Date;
  updated_at: Date;
  fields: Fields;
  country: { country_id: number; name_en: string; iso2: string | null };
  open_vacancies: number;
  approval: Approval;
  approval_reason: string | null;
  approval_at: Date | null;
  files: LinkedFile[];
  /** Whether the reader's report about it waits for an Admin. */
  is_reported: boolean;
};

/** A school's record, with what a profile shows beside it. */
export type SchoolRecord = StoredRecord &
  Pick<
    StoredSchool,
    'school_id' | 'role_id' | 'is_suspended' | 'country' | 'open_vacancies' | 'files' | 'is_reported'
  >;

/** An id that no account has: it has reported nothing. */
const NOBODY = 0;

const schoolFacts = prepared((db) =>
  db
    .select({
      role_id: users.role_id,
      suspended_at: users.suspended_at,
      country_id: countries.country_id,
      name_en: countries.name_en,
      iso2: countries.iso2,
      is_reported: isReportedBy(sql.placeholder('reader'), 'school_id', schools.school_id),
    })
    .from(schools)
    .innerJoin(users, eq(users.id, schools.user_id))
    .innerJoin(countries, eq(countries.country_id, schools.country_id))
    .where(eq(schools.school_id, sql.placeholder('id')))
    .prepare('school_facts'),
);

/** `today` is the date at the site, for counting open vacancies. */
export async function findSchool(
  db: Db,
  id: number,
  today: string,
  reader: { id: number } | null = null,
): Promise<StoredSchool | null> {
  const record = await readSchool(db, id, today, reader);
  return record && schoolIn(record);
}

export async function readSchool(
  db: Db,
  id: number,
  today: string,
  reader: { id: number } | null = null,
): Promise<SchoolRecord | null> {
  const [records, [facts], openVacancies, files] = await inOneStatement(db, (one) => [
    readRecords(one, schoolKind, [id]),
    schoolFacts(one).execute({ id, reader: reader?.id ?? NOBODY }),
    countOpenVacancies(one, id, today, { listedOnly: true }),
    linkedFiles(one, schoolFiles, [id]),
  ]);
  const record = records.get(id);
  if (!record) return null;
  const { role_id, suspended_at, is_reported, ...country } = facts!;
  return {
    ...record,
    ...{ school_id: id, role_id, is_suspended: suspended_at !== null },
    ...{ country, open_vacancies: openVacancies, files, is_reported },
  };
}

export const schoolIn = ({ row, ...school }: SchoolRecord): StoredSchool => ({
  ...school,
  user_id: row.user_id as number,
  created_at: row.created_at as Date,
  updated_at: row.updated_at as Date,
  approval: row.approval as Approval,
  approval_reason: row.approval_reason as string | null,
  approval_at: row.approval_at as Date | null,
});

/** Counts a school's open vacancies; `listedOnly` leaves out those that the search does not show. */
export async function countOpenVacancies(
  db: Db,
  schoolId: number,
  today: string,
  { listedOnly }: { listedOnly: boolean },
): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(vacancies)
    .where(and(eq(vacancies.school_id, schoolId), listedOnly ? isListedOn(today) : isInState.open(today)));
  return row!.open;
}

/** Counts all vacancies of a school; none can be added until the transaction ends. */
export async function countVacanciesOf(tx: Db, schoolId: number): Promise<number> {
  await tx
    .select({ id: schools.school_id })
    .from(schools)
    .where(eq(schools.school_id, schoolId))
    .for('update');
  const [row] = await tx.select({ total: count() }).from(vacancies).where(eq(vacancies.school_id, schoolId));
  return row!.total;
}

const owners = prepared((db) =>
  db
    .select({ user_id: schools.user_id })
    .from(schools)
    .where(eq(schools.school_id, sql.placeholder('id')))
    .prepare('school_owner'),
);

/** Returns a school's owner; null if there is no such school. */
export async function schoolOwner(db: Db, id: number): Promise<number | null> {
  const [row] = await owners(db).execute({ id });
  return row?.user_id ?? null;
}
