import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import type { Page } from './page.ts';
import { type Fields, join } from './record.ts';
import type { RecordKind } from './record-store.ts';
import { applications } from './schema/application.ts';
import { interviews } from './schema/interview.ts';
import { vacancies } from './schema/vacancy.ts';

export const interviewKind: RecordKind = {
  table: interviews,
  id: interviews.interview_id,
  own: ['interview_id', 'application_id', 'starts_at', 'cancelled_at', 'created_at', 'updated_at'],
  choices: {},
  rows: {},
};

type Row = typeof interviews.$inferSelect;
/** An interview and what its form wrote. */
export type StoredInterview = Row & { fields: Fields };

const withFields = (row: Row): StoredInterview => ({
  ...row,
  fields: join(interviews, row, interviewKind.own),
});

/** An interview and the school that has scheduled it. */
export async function findInterview(
  db: Db,
  id: number,
): Promise<(StoredInterview & { school_id: number }) | null> {
  const [found] = await db
    .select({ interview: interviews, school_id: vacancies.school_id })
    .from(interviews)
    .innerJoin(applications, eq(applications.application_id, interviews.application_id))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(eq(interviews.interview_id, id));
  return found ? { ...withFields(found.interview), school_id: found.school_id } : null;
}

/** Those of one application, in the order in which they take place. */
export async function interviewsOf(db: Db, applicationId: number): Promise<StoredInterview[]> {
  const rows = await db
    .select()
    .from(interviews)
    .where(eq(interviews.application_id, applicationId))
    .orderBy(asc(interviews.starts_at), asc(interviews.interview_id));
  return rows.map(withFields);
}

export async function countInterviews(db: Db, applicationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(interviews)
    .where(eq(interviews.application_id, applicationId));
  return row!.total;
}

export async function cancelInterview(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(interviews)
    .set({ cancelled_at: now, updated_at: now })
    .where(eq(interviews.interview_id, id));
}

/** Cancels those of an application that have not begun. */
export async function cancelComingInterviews(tx: Db, applicationId: number, now: Date): Promise<void> {
  await tx
    .update(interviews)
    .set({ cancelled_at: now, updated_at: now })
    .where(
      and(
        eq(interviews.application_id, applicationId),
        isNull(interviews.cancelled_at),
        gt(interviews.starts_at, now),
      ),
    );
}

export type InterviewFilter = {
  candidate_id?: number;
  school_id?: number;
  status?: 'upcoming' | 'past' | 'cancelled';
  /** Those that begin at this moment or later. */
  from?: Date;
};

/** What is to come first, the next one at the top; then the rest, the latest first. */
export async function searchInterviews(
  db: Db,
  filter: InterviewFilter,
  { page, per_page }: Page,
  now: Date,
): Promise<{ rows: StoredInterview[]; total: number }> {
  const end = sql`${interviews.starts_at} + ${interviews.minutes} * interval '1 minute'`;
  const states: Record<NonNullable<InterviewFilter['status']>, SQL | undefined> = {
    upcoming: and(isNull(interviews.cancelled_at), gt(end, now.toISOString())),
    past: and(isNull(interviews.cancelled_at), lte(end, now.toISOString())),
    cancelled: isNotNull(interviews.cancelled_at),
  };
  const { candidate_id, school_id, status, from } = filter;
  const where = and(
    candidate_id === undefined ? undefined : eq(applications.candidate_id, candidate_id),
    school_id === undefined ? undefined : eq(vacancies.school_id, school_id),
    status && states[status],
    from && gte(interviews.starts_at, from),
  );
  const isUpcoming = sql`(${states.upcoming})`;
  const ofApplication = eq(applications.application_id, interviews.application_id);
  const ofVacancy = eq(vacancies.vacancy_id, applications.vacancy_id);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ interview: interviews })
      .from(interviews)
      .innerJoin(applications, ofApplication)
      .innerJoin(vacancies, ofVacancy)
      .where(where)
      .orderBy(
        desc(isUpcoming),
        sql`case when ${isUpcoming} then ${interviews.starts_at} end`,
        desc(interviews.starts_at),
        desc(interviews.interview_id),
      )
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: count() })
      .from(interviews)
      .innerJoin(applications, ofApplication)
      .innerJoin(vacancies, ofVacancy)
      .where(where),
  ]);
  return { rows: rows.map(({ interview }) => withFields(interview)), total: counted!.total };
}
