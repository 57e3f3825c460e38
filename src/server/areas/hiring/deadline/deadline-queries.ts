import { and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { siteDayAfter, startOfSiteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { savedVacancies } from '../../vacancies/tables/saved-vacancy.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isInState } from '../../vacancies/tables/vacancy-state-queries.ts';
import { applications } from '../tables/application.ts';

/** The number of days before a deadline at which it is announced. */
const DAYS_BEFORE = 3;
/** The most days after a deadline at which its expiry is still announced, if no server ran earlier. */
const DAYS_AFTER = 7;

/** A vacancy whose deadline is announced. */
export type Deadline = {
  vacancy_id: number;
  vacancy_title: string;
  school_name: string;
  /** The last day to apply, as `2026-03-31`. */
  deadline: string;
};

type ToldFor = 'closing_told_for' | 'expiry_told_for';

const facts = {
  vacancy_id: vacancies.vacancy_id,
  vacancy_title: vacancies.vacancy_title,
  school_name: schools.school_name,
  deadline: vacancies.application_deadline,
};

/** Open, with a deadline in the next days; `today` is the date at the site. */
const isClosing = (today: string): SQL =>
  and(
    isInState.open(today),
    gte(vacancies.application_deadline, today),
    lte(vacancies.application_deadline, siteDayAfter(today, DAYS_BEFORE)),
  )!;

export type SchoolDeadline = Deadline & {
  /** The users who hire for the school. */
  school_user_ids: number[];
};

/**
 * Claims open vacancies with a near deadline that their school was not notified of. One that the school
 * posted or changed today waits until tomorrow, because the school has just seen the deadline.
 */
export const claimClosing = (tx: Db, today: string, atMost: number): Promise<SchoolDeadline[]> =>
  claimOfSchools(
    tx,
    'closing_told_for',
    and(
      isClosing(today),
      lt(vacancies.created_at, startOfSiteDay(today)),
      lt(vacancies.updated_at, startOfSiteDay(today)),
    )!,
    atMost,
  );

/** Claims expired vacancies that their school was not notified of. */
export const claimExpired = (tx: Db, today: string, atMost: number): Promise<SchoolDeadline[]> =>
  claimOfSchools(
    tx,
    'expiry_told_for',
    and(isInState.expired(today), gte(vacancies.application_deadline, siteDayAfter(today, -DAYS_AFTER)))!,
    atMost,
  );

/** Marks them as announced; skips rows locked by another process or a deletion. */
async function claimOfSchools(tx: Db, mark: ToldFor, due: SQL, atMost: number): Promise<SchoolDeadline[]> {
  const rows = await tx
    .select({ ...facts, school_user_ids: recruitersOfSchool })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(and(due, sql`${vacancies[mark]} is distinct from ${vacancies.application_deadline}`))
    .orderBy(asc(vacancies.vacancy_id))
    .limit(atMost)
    .for('no key update', { of: [vacancies, users], skipLocked: true });
  const ids = rows.map(({ vacancy_id }) => vacancy_id);
  if (ids.length > 0)
    await tx
      .update(vacancies)
      .set({ [mark]: vacancies.application_deadline })
      .where(inArray(vacancies.vacancy_id, ids));
  return rows;
}

export type SavedDeadline = Deadline & { candidate_id: number; candidate_user_id: number };

/**
 * Claims saved vacancies with a near deadline, of candidates who have not applied and were not notified. One
 * saved today waits until tomorrow, because the candidate has just seen the deadline.
 */
export async function claimSavedClosing(tx: Db, today: string, atMost: number): Promise<SavedDeadline[]> {
  const hasApplied = sql`exists (select 1 from ${applications}
    where ${applications.vacancy_id} = ${savedVacancies.vacancy_id}
    and ${applications.candidate_id} = ${savedVacancies.candidate_id})`;
  const rows = await tx
    .select({ ...facts, candidate_id: savedVacancies.candidate_id, candidate_user_id: users.id })
    .from(savedVacancies)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, savedVacancies.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(candidates, eq(candidates.candidate_id, savedVacancies.candidate_id))
    .innerJoin(users, eq(users.id, candidates.user_id))
    .where(
      and(
        isClosing(today),
        lt(savedVacancies.saved_at, startOfSiteDay(today)),
        sql`${savedVacancies.closing_told_for} is distinct from ${vacancies.application_deadline}`,
        sql`not ${hasApplied}`,
      ),
    )
    .orderBy(asc(savedVacancies.vacancy_id), asc(savedVacancies.candidate_id))
    .limit(atMost)
    .for('no key update', { of: [savedVacancies, vacancies, users], skipLocked: true });
  for (const { vacancy_id, candidate_id, deadline } of rows)
    await tx
      .update(savedVacancies)
      .set({ closing_told_for: deadline })
      .where(and(eq(savedVacancies.vacancy_id, vacancy_id), eq(savedVacancies.candidate_id, candidate_id)));
  return rows;
}

/** Marks every past deadline as announced. */
export async function countExpiredAsNotified(tx: Db, today: string): Promise<void> {
  await tx
    .update(vacancies)
    .set({ expiry_told_for: vacancies.application_deadline })
    .where(lt(vacancies.application_deadline, today));
}
