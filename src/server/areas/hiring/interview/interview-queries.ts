import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { DAY, MINUTE } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import type { Condition } from '../../../engine/db/list-condition.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type Fields, join, split } from '../../../engine/db/record.ts';
import { rowsToInsert } from '../../../engine/db/write-together.ts';
import type { QueryParams } from '../../../engine/http/handler.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { zoneOfCountry } from '../../news/event-time.ts';
import { fromDay } from '../../news/reader-zone-queries.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applicationVersion } from '../application/application-queries.ts';
import { applications, isOfApplication } from '../tables/application.ts';
import { interviewKind, interviews } from '../tables/interview.ts';
import type { Month } from './interview-month.ts';

type Row = typeof interviews.$inferSelect;

/** The time of an interview; without an id for a new one. */
export type InterviewSlot = {
  interview_id: number | null;
  starts_at: Date;
  minutes: number;
};
export type StoredInterview = Row & { fields: Fields };

/** An interview as it is read, with the school's time zone. */
export type ReadInterview = StoredInterview & { time_zone: string };

/** The country of an interview's school, for selects from interviews. */
export const schoolCountry = sql<string | null>`(
  select c.iso2 from vacancies v
  join schools s on s.school_id = v.school_id
  join countries c on c.country_id = s.country_id
  where v.vacancy_id = ${interviews}.vacancy_id)`;

export const asReadInterview = ({
  interview,
  iso2,
}: {
  interview: Row;
  iso2: string | null;
}): ReadInterview => ({
  ...withFields(interview),
  time_zone: zoneOfCountry(iso2),
});

export const withFields = (row: Row): StoredInterview => ({
  ...row,
  fields: join(interviews, row, interviewKind.serverColumns),
});

/** With the version of its application, which changes with each change of its interviews. */
export type FoundInterview = ReadInterview & { school_id: number; candidate_id: number; version: string };

export async function findInterview(db: Db, id: number): Promise<FoundInterview | null> {
  const [row] = await found(db).execute({ id });
  if (!row) return null;
  const { interview, iso2, ...about } = row;
  return { ...asReadInterview({ interview, iso2 }), ...about };
}

const found = prepared((db) =>
  db
    .select({
      interview: interviews,
      iso2: schoolCountry,
      school_id: vacancies.school_id,
      candidate_id: applications.candidate_id,
      version: applicationVersion,
    })
    .from(interviews)
    .innerJoin(applications, ofApplication)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(eq(interviews.interview_id, sql.placeholder('id')))
    .prepare('interview'),
);

/** Returns the interviews of one application, by time. */
export async function interviewsOf(db: Db, applicationId: number): Promise<ReadInterview[]> {
  const rows = await ofOneApplication(db).execute({ id: applicationId });
  return rows.map(asReadInterview);
}

const ofOneApplication = prepared((db) =>
  db
    .select({ interview: interviews, iso2: schoolCountry })
    .from(interviews)
    .where(eq(interviews.application_id, sql.placeholder('id')))
    .orderBy(asc(interviews.starts_at), asc(interviews.interview_id))
    .prepare('application_interviews'),
);

/** Counts an application's interviews, and returns the id for another. */
export async function nextInterview(
  db: Db,
  applicationId: number,
): Promise<{ interview_id: number; before: number }> {
  const [row] = await next(db).execute({ id: applicationId });
  return row!;
}

const next = prepared((db) =>
  db
    .select({
      interview_id: sql<number>`nextval(pg_get_serial_sequence('interviews', 'interview_id'))::float8`,
      before: count(),
    })
    .from(interviews)
    .where(eq(interviews.application_id, sql.placeholder('id')))
    .prepare('next_interview'),
);

/** An interview with the columns and fields of a form changed; null clears a field. */
export function withChanges(
  before: Row,
  typed: Fields,
  columns: Partial<Row>,
): { changes: Partial<Row>; after: StoredInterview } {
  const own = split(interviews, typed, interviewKind.serverColumns);
  const merged = Object.entries({ ...before.extra, ...own.extra }).filter(([, value]) => value !== null);
  const changes = { ...own.columns, ...columns, extra: Object.fromEntries(merged) };
  return { changes, after: withFields({ ...before, ...changes }) };
}

/** Inserts an interview, as part of a statement that has the condition. */
export const interviewToInsert = ({ fields: _, ...row }: StoredInterview, condition: SQL): SQL =>
  rowsToInsert(interviews, [row], condition);

/** Changes an interview, as part of a statement that has the condition. */
export const interviewToChange = (
  db: Db,
  { interview_id, vacancy_id }: Pick<Row, 'interview_id' | 'vacancy_id'>,
  changes: Partial<Row>,
  condition: SQL,
): SQLWrapper =>
  db
    .update(interviews)
    .set(changes)
    .where(and(eq(interviews.interview_id, interview_id), eq(interviews.vacancy_id, vacancy_id), condition));

/** Returns an application's interviews that have not begun and are not cancelled. */
export async function upcomingInterviews(
  db: Db,
  applicationId: number,
  now: Date,
): Promise<StoredInterview[]> {
  const rows = await upcoming(db).execute({ id: applicationId, now });
  return rows.map(withFields);
}

const upcoming = prepared((db) =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.application_id, sql.placeholder('id')),
        isNull(interviews.cancelled_at),
        gt(interviews.starts_at, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(interviews.interview_id))
    .prepare('upcoming_interviews'),
);

/** Cancels them, as part of a statement that has the condition. */
export const interviewsToCancel = (
  cancelled: readonly StoredInterview[],
  now: Date,
  condition: SQL,
): SQL[] =>
  cancelled.length > 0
    ? // All of one application.
      [
        sql`update ${interviews} set cancelled_at = ${now.toISOString()}::timestamptz,
          updated_at = ${now.toISOString()}::timestamptz
          where ${eq(interviews.vacancy_id, cancelled[0]!.vacancy_id)} and ${interviews.interview_id} = any(${sql.param(cancelled.map((one) => one.interview_id))}::bigint[])
            and ${isNull(interviews.cancelled_at)} and ${condition}`,
      ]
    : [];

const end = sql`${interviews.starts_at} + ${interviews.minutes} * interval '1 minute'`;

const ofApplication = isOfApplication(interviews);
const ofVacancy = eq(vacancies.vacancy_id, applications.vacancy_id);
const withParties = <Query extends PgSelect>(query: Query) =>
  query.innerJoin(applications, ofApplication).innerJoin(vacancies, ofVacancy);

/** The parties whose time an interview takes. */
export type Attendees = { school_id: number; candidate_id: number };

/**
 * Writes in a transaction that holds the calendars of a school and a candidate, so that concurrent interviews see each
 * other. Writing sends one statement, at once.
 */
export const inCalendars = (
  db: Db,
  { school_id, candidate_id }: Attendees,
  write: (tx: Db) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lock = (calendar: string) =>
      sql`pg_advisory_xact_lock(hashtextextended(${`interviews of ${calendar}`}, 0))`;
    const [, isWritten] = await inOrder(
      // Always the school first, to avoid deadlocks.
      () => tx.execute(sql`select ${lock(`school ${school_id}`)}, ${lock(`candidate ${candidate_id}`)}`),
      () => write(tx),
    );
    return isWritten;
  });

/** The condition that neither the school nor the candidate has another interview at the time. */
export const isFree = (db: Db, slot: InterviewSlot, attendees: Attendees): SQL =>
  notExists(clashes(db, slot, attendees));

/** Returns the school's or the candidate's first other interview at the same time. */
export async function clashesWith(
  db: Db,
  slot: InterviewSlot,
  attendees: Attendees,
): Promise<(Row & { school_id: number }) | null> {
  const [found] = await clashes(db, slot, attendees)
    .orderBy(desc(eq(vacancies.school_id, attendees.school_id)), asc(interviews.starts_at))
    .limit(1);
  return found ? { ...found.interview, school_id: found.school_id } : null;
}

const clashes = (
  db: Db,
  { interview_id, starts_at, minutes }: InterviewSlot,
  { school_id, candidate_id }: Attendees,
) =>
  db
    .select({ interview: interviews, school_id: vacancies.school_id })
    .from(interviews)
    .innerJoin(applications, ofApplication)
    .innerJoin(vacancies, ofVacancy)
    .where(
      and(
        isNull(interviews.cancelled_at),
        interview_id === null ? undefined : ne(interviews.interview_id, interview_id),
        lt(interviews.starts_at, new Date(starts_at.getTime() + minutes * MINUTE)),
        // No interview takes longer than a day, so the index on the start is enough.
        gt(interviews.starts_at, new Date(starts_at.getTime() - DAY)),
        gt(end, starts_at.toISOString()),
        or(eq(vacancies.school_id, school_id), eq(applications.candidate_id, candidate_id)),
      ),
    )
    .$dynamic();

/** Claims interviews that begin within a day and have had no reminder, and marks them as reminded. */
export async function claimReminders(tx: Db, now: Date, atMost: number): Promise<StoredInterview[]> {
  const due = tx
    .select({ id: interviews.interview_id })
    .from(interviews)
    .where(
      and(
        isNull(interviews.reminded_at),
        isNull(interviews.cancelled_at),
        gt(interviews.starts_at, now),
        lte(interviews.starts_at, new Date(now.getTime() + DAY)),
      ),
    )
    .orderBy(asc(interviews.interview_id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(interviews)
    .set({ reminded_at: now })
    .where(inArray(interviews.interview_id, due))
    .returning();
  return rows.map(withFields);
}

/** For a party of an interview's application. */
const isOfParty =
  (column: AnyPgColumn) =>
  (party: number): Condition =>
  () =>
    eq(column, party);

/** For a period. */
const beginsIn =
  ({ from, before }: Pick<Month, 'from' | 'before'>): Condition =>
  () =>
    and(gte(interviews.starts_at, from), lt(interviews.starts_at, before));

const hasEnded = (now: Date) => lte(end, now.toISOString());
const isIn: Record<NonNullable<QueryParams<'listInterviews'>['status']>, (now: Date) => SQL> = {
  upcoming: (now) => and(isNull(interviews.cancelled_at), not(hasEnded(now)))!,
  past: (now) => and(isNull(interviews.cancelled_at), hasEnded(now))!,
  cancelled: () => isNotNull(interviews.cancelled_at),
};

/**
 * Upcoming interviews first, the next one at the top; then past ones, the latest first. Time changes this
 * order; neither a school nor a candidate has many. Those of a month are sorted by time.
 */
export const interviewList = list('listInterviews', {
  table: interviews,
  id: interviews.interview_id,
  joined: withParties,
  within: {
    candidate_id: isOfParty(applications.candidate_id),
    school_id: isOfParty(vacancies.school_id),
    month: beginsIn,
  },
  filters: {
    status: (status, { now }) => isIn[status](now),
    from: fromDay(interviews.starts_at),
    // Which period it is depends on the caller: see `within`.
    month: () => undefined,
  },
  order: (_, { now, asked }) => {
    if (asked.month !== undefined) return [asc(interviews.starts_at), asc(interviews.interview_id)];
    const isUpcoming = sql`(${isIn.upcoming(now)})`;
    return [
      desc(isUpcoming),
      sql`case when ${isUpcoming} then ${interviews.starts_at} end`,
      desc(interviews.starts_at),
      desc(interviews.interview_id),
    ];
  },
  select: (db) =>
    withParties(db.select({ interview: interviews, iso2: schoolCountry }).from(interviews).$dynamic()),
  read: async (rows) => rows.map(asReadInterview),
});
