import { and, asc, count, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications } from '../tables/application.ts';

/** How many days back a mail reaches at most, if the last one is older. */
const DAYS_BACK = 7;

export type DueSchool = {
  school_id: number;
  /** The school's owner and recruiters. */
  school_user_ids: number[];
  /** Applications after this moment, up to this morning, are new. */
  since: Date;
};

/**
 * Claims schools with applications between their last digest and this morning, and marks these applications
 * as announced. Schools locked by another process or a deletion are skipped, and so are schools of suspended
 * owners: nobody works for them.
 */
export async function claimDigests(tx: Db, morning: Date, atMost: number): Promise<DueSchool[]> {
  const furthest = new Date(morning.getTime() - DAYS_BACK * DAY);
  const hasNew = tx
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(
      and(
        eq(vacancies.school_id, schools.school_id),
        ne(applications.status, 'Withdrawn'),
        gt(applications.application_date, furthest),
        lte(applications.application_date, morning),
        or(isNull(schools.digested_until), gt(applications.application_date, schools.digested_until)),
      ),
    );
  const rows = await tx
    .select({
      school_id: schools.school_id,
      school_user_ids: recruitersOfSchool,
      digested_until: schools.digested_until,
    })
    .from(schools)
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(
      and(
        isNull(users.suspended_at),
        or(isNull(schools.digested_until), lt(schools.digested_until, morning)),
        sql`exists (${hasNew})`,
      ),
    )
    .orderBy(asc(schools.school_id))
    .limit(atMost)
    .for('no key update', { of: schools, skipLocked: true });
  const ids = rows.map(({ school_id }) => school_id);
  if (ids.length > 0)
    await tx.update(schools).set({ digested_until: morning }).where(inArray(schools.school_id, ids));
  return rows.map(({ digested_until, ...school }) => ({
    ...school,
    since: digested_until && digested_until > furthest ? digested_until : furthest,
  }));
}

export type NewApplications = { vacancy_id: number; vacancy_title: string; total: number };

/**
 * Counts a school's applications between two moments per vacancy, ordered by title. Leaves out withdrawn ones
 * and those that this user was mailed about individually.
 */
export async function newApplicationsFor(
  tx: Db,
  userId: number,
  { school_id, since }: DueSchool,
  until: Date,
): Promise<NewApplications[]> {
  return tx
    .select({
      vacancy_id: vacancies.vacancy_id,
      vacancy_title: vacancies.vacancy_title,
      total: count(),
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(
      and(
        eq(vacancies.school_id, school_id),
        ne(applications.status, 'Withdrawn'),
        gt(applications.application_date, since),
        lte(applications.application_date, until),
        ne(sql`${userId}::integer`, sql`all(${applications.told_user_ids})`),
      ),
    )
    .groupBy(vacancies.vacancy_id)
    .orderBy(asc(vacancies.title_key), asc(vacancies.vacancy_id));
}

/** Marks all applications up to a moment as announced, for a freshly seeded database. */
export async function markDigested(tx: Db, until: Date): Promise<void> {
  await tx.update(schools).set({ digested_until: until });
}
