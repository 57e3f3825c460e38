import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { isAnyDeliveryDue } from '../../news/webhook/webhook-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isShownSnapshot, withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { isAnySealLoose } from '../seal/seal-queries.ts';
import { applications, isOfApplication } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { bulkTaskRows, bulkTasks } from '../tables/bulk-task.ts';
import { applicationList } from './application-search-queries.ts';
import type { ApplicationStatus } from './application-states.ts';
import { shownName } from './listed-application-queries.ts';
import { isAnyStale } from './stored-match-queries.ts';

export type BulkTask = typeof bulkTasks.$inferSelect;
export type TaskRow = typeof bulkTaskRows.$inferSelect;
export type NewTask = Pick<BulkTask, 'vacancy_id' | 'user_id' | 'kind' | 'created_at'> &
  Partial<Pick<BulkTask, 'status' | 'note' | 'message'>>;

/** A job's applications, all of its vacancy. */
export type TaskSelection =
  | { ids: readonly number[] }
  | { filter: { search?: string; status?: ApplicationStatus } };

/**
 * Adds a job with its applications and their current states, which waits until a time if one is given. Call it within a
 * transaction.
 */
export async function insertTask(
  tx: Db,
  job: NewTask,
  chosen: TaskSelection,
  waitUntil: Date | null = null,
): Promise<{ id: number; total: number }> {
  // Serializes concurrent jobs of one person, so that they see each other.
  const vacancy = tx
    .select({ id: vacancies.vacancy_id })
    .from(vacancies)
    .where(eq(vacancies.vacancy_id, job.vacancy_id));
  const [, [row]] = await inOrder(
    () => vacancy.for('no key update'),
    () => tx.insert(bulkTasks).values(job).returning({ id: bulkTasks.id }),
  );
  const id = row!.id;
  const ofVacancy = { vacancy_id: job.vacancy_id };
  const where: SQL | undefined = and(
    'filter' in chosen
      ? await applicationList.where(
          chosen.filter,
          { db: tx, user: null, clock: () => job.created_at },
          ofVacancy,
          'many',
        )
      : eq(applications.vacancy_id, job.vacancy_id),
    'ids' in chosen ? inArray(applications.application_id, [...chosen.ids]) : undefined,
  );
  const { rowCount } = await tx.execute(sql`
    insert into applicant_job_rows (job_id, application_id, vacancy_id, seen_status, wait_until)
    select ${id}::bigint, ${applications.application_id}, ${applications.vacancy_id}, ${applications.status},
      ${waitUntil?.toISOString() ?? null}::timestamptz
    from ${applications}
    join ${vacancies} on ${vacancies.vacancy_id} = ${applications.vacancy_id}
    join ${candidates} on ${candidates.candidate_id} = ${applications.candidate_id}
    left join ${applicationSnapshots} on ${isShownSnapshot}
    where ${where}`);
  return { id, total: rowCount ?? 0 };
}

/**
 * Removes from a job the applicants whom an earlier job of the same person has sent the same message since
 * `since`. If none are left, returns the id of that job.
 */
export async function removeAlreadyMessaged(
  tx: Db,
  job: NewTask,
  id: number,
  since: Date,
): Promise<number | null> {
  const { rows } = await tx.execute<{ job_id: string; left: number }>(sql`
    with same as (
      select r.application_id, max(r.job_id) as job_id
      from ${bulkTaskRows} r
      join ${bulkTasks} j on j.id = r.job_id and j.vacancy_id = r.vacancy_id
      where j.vacancy_id = ${job.vacancy_id} and j.user_id = ${job.user_id} and j.kind = ${job.kind}
        and j.message = ${job.message} and j.created_at > ${since.toISOString()}::timestamptz and j.id <> ${id}
        and r.refused is null
      group by r.application_id
    ), gone as (
      delete from ${bulkTaskRows} r using same
      where r.job_id = ${id} and r.vacancy_id = ${job.vacancy_id} and r.application_id = same.application_id
      returning same.job_id
    )
    select max(job_id) as job_id,
      (select count(*) from ${bulkTaskRows} where job_id = ${id} and vacancy_id = ${job.vacancy_id})::int - count(*)::int as left
    from gone`);
  const { job_id, left } = rows[0]!;
  return job_id !== null && left === 0 ? Number(job_id) : null;
}

/**
 * Removes a job of a vacancy that still waits to begin. Returns false if it has begun. Its rows are locked first, because
 * a worker may be beginning it.
 */
export async function removeWaitingTask(tx: Db, vacancyId: number, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({
      done_at: bulkTaskRows.done_at,
      attempts: bulkTaskRows.attempts,
      until: bulkTaskRows.wait_until,
    })
    .from(bulkTaskRows)
    .innerJoin(bulkTasks, ofTask)
    .where(and(eq(bulkTasks.id, id), eq(bulkTasks.vacancy_id, vacancyId)))
    .for('update', { of: bulkTaskRows });
  const isWaiting = rows.every((row) => !row.done_at && row.attempts === 0 && row.until && row.until > now);
  if (rows.length === 0 || !isWaiting) return false;
  await removeTask(tx, vacancyId, id);
  return true;
}

export async function removeTask(tx: Db, vacancyId: number, id: number): Promise<void> {
  await tx.delete(bulkTasks).where(and(eq(bulkTasks.id, id), eq(bulkTasks.vacancy_id, vacancyId)));
}

const ofTask = and(eq(bulkTasks.id, bulkTaskRows.job_id), eq(bulkTasks.vacancy_id, bulkTaskRows.vacancy_id));

const NAMED_AT_MOST = 100;
const LISTED_AT_MOST = 20;

/** Returns a vacancy's jobs with the outcomes of their applications, newest first; or one of them. */
export async function tasksOf(db: Db, vacancyId: number, id?: number) {
  const jobs = await db
    .select()
    .from(bulkTasks)
    .where(and(eq(bulkTasks.vacancy_id, vacancyId), id === undefined ? undefined : eq(bulkTasks.id, id)))
    .orderBy(desc(bulkTasks.id))
    .limit(LISTED_AT_MOST);
  const ids = jobs.map((job) => job.id);
  if (ids.length === 0) return [];
  const counts = await db
    .select({
      job_id: bulkTaskRows.job_id,
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${bulkTaskRows.done_at})::int`,
      refused_count: sql<number>`count(${bulkTaskRows.refused})::int`,
      attempts: sql<number>`max(${bulkTaskRows.attempts})`,
      wait_until: sql<Date | null>`min(${bulkTaskRows.wait_until})`.mapWith(bulkTaskRows.wait_until),
      application_id: sql<number>`min(${bulkTaskRows.application_id})`.mapWith(Number),
    })
    .from(bulkTaskRows)
    .where(and(eq(bulkTaskRows.vacancy_id, vacancyId), inArray(bulkTaskRows.job_id, ids)))
    .groupBy(bulkTaskRows.job_id);
  const countOf = new Map(counts.map((count) => [count.job_id, count]));
  const alone = counts.filter(({ total }) => total === 1).map(({ application_id }) => application_id);
  const names = await applicantsOf(db, vacancyId, alone);
  return Promise.all(
    jobs.map(async (job) => {
      const { total, done, refused_count, attempts, wait_until, application_id } =
        countOf.get(job.id) ?? NO_ROWS;
      return {
        ...job,
        undo_until: done === 0 && attempts === 0 ? wait_until : null,
        single: total === 1 ? { application_id, candidate_name: names.get(application_id) ?? null } : null,
        total,
        done,
        refused_count,
        refused: refused_count ? await refusedOf(db, vacancyId, job.id) : [],
      };
    }),
  );
}

const NO_ROWS = { total: 0, done: 0, refused_count: 0, attempts: 0, wait_until: null, application_id: 0 };

/** The names of applicants as the school sees them, by application. */
async function applicantsOf(db: Db, vacancyId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const names = db
    .select({ id: applications.application_id, name: shownName })
    .from(applications)
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .$dynamic();
  const rows = await withSnapshots(names).where(
    and(eq(applications.vacancy_id, vacancyId), inArray(applications.application_id, [...ids])),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function refusedOf(db: Db, vacancyId: number, id: number) {
  const rows = await withSnapshots(
    db
      .select({
        application_id: bulkTaskRows.application_id,
        candidate_name: shownName,
        reason: bulkTaskRows.refused,
      })
      .from(bulkTaskRows)
      .innerJoin(applications, isOfApplication(bulkTaskRows))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  )
    .where(
      and(
        eq(bulkTaskRows.vacancy_id, vacancyId),
        eq(bulkTaskRows.job_id, id),
        isNotNull(bulkTaskRows.refused),
      ),
    )
    .orderBy(asc(bulkTaskRows.application_id))
    .limit(NAMED_AT_MOST);
  return rows.map((row) => ({ ...row, reason: row.reason! }));
}

/**
 * Claims one waiting application, from the job after the one served last, so that a long job does not delay
 * others; skips those claimed by other workers. The claim ends with the transaction.
 */
export async function claimRow(
  tx: Db,
  lastJob: number,
  now: Date,
): Promise<{ row: TaskRow; job: BulkTask } | null> {
  return (
    (await firstWaiting(tx, now, gt(bulkTaskRows.job_id, lastJob))) ??
    (await firstWaiting(tx, now, lte(bulkTaskRows.job_id, lastJob)))
  );
}

async function firstWaiting(tx: Db, now: Date, which: SQL) {
  const [found] = await tx
    .select({ row: bulkTaskRows, job: bulkTasks })
    .from(bulkTaskRows)
    .innerJoin(bulkTasks, ofTask)
    .where(
      and(
        isNull(bulkTaskRows.done_at),
        or(isNull(bulkTaskRows.wait_until), lte(bulkTaskRows.wait_until, now)),
        which,
      ),
    )
    .orderBy(asc(bulkTaskRows.job_id), asc(bulkTaskRows.application_id))
    .limit(1)
    .for('update', { of: bulkTaskRows, skipLocked: true });
  return found ?? null;
}

const askers = alias(users, 'askers');

/** Returns the current state of the job's owner, the school and the vacancy, which may have changed since. */
export async function ownerState(
  tx: Db,
  { user_id, vacancy_id }: Pick<BulkTask, 'user_id' | 'vacancy_id'>,
): Promise<{ is_suspended: boolean; is_taken_down: boolean; may_hire: boolean; time_zone: string | null }> {
  const [row] = await tx
    .select({
      is_suspended: sql<boolean>`coalesce(${users.suspended_at}, ${askers.suspended_at}) is not null`,
      is_taken_down: sql<boolean>`${vacancies.taken_down_at} is not null`,
      may_hire: sql<boolean>`${askers.id} = any(${recruitersOfSchool})`,
      time_zone: askers.time_zone,
    })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .innerJoin(askers, eq(askers.id, user_id))
    .where(eq(vacancies.vacancy_id, vacancy_id));
  return row ?? { is_suspended: false, is_taken_down: false, may_hire: false, time_zone: null };
}

export async function postponeRow(db: Db, row: TaskRow, until: Date): Promise<void> {
  await db
    .update(bulkTaskRows)
    .set({ attempts: row.attempts + 1, wait_until: until })
    .where(isRow(row));
}

const isRow = ({ job_id, application_id, vacancy_id }: TaskRow) =>
  and(
    eq(bulkTaskRows.job_id, job_id),
    eq(bulkTaskRows.application_id, application_id),
    eq(bulkTaskRows.vacancy_id, vacancy_id),
  );

export async function finishRow(tx: Db, row: TaskRow, refused: string | null, at: Date) {
  await tx.update(bulkTaskRows).set({ done_at: at, refused }).where(isRow(row));
}

/** Whether any job is unfinished, any stored match stale, and any webhook's delivery due: all that an idle process asks. */
type Due = { jobs: boolean; matches: boolean; webhooks: boolean; seals: boolean };

export async function whatIsDue(db: Db): Promise<Due> {
  const [found] = await due(db).execute();
  return found!;
}

const due = prepared((db) =>
  db
    .select({
      jobs: sql<boolean>`exists (select from ${bulkTasks} where ${isNull(bulkTasks.finished_at)})`,
      matches: isAnyStale,
      webhooks: isAnyDeliveryDue,
      seals: isAnySealLoose,
    })
    .from(sql`(select) one`)
    .prepare('due_work'),
);

/** Marks jobs without waiting applications as finished. */
export async function finishTasks(db: Db, at: Date): Promise<number[]> {
  const finished = await db
    .update(bulkTasks)
    .set({ finished_at: at })
    .where(
      and(
        isNull(bulkTasks.finished_at),
        sql`not exists (select 1 from applicant_job_rows r where r.job_id = ${bulkTasks.id} and r.vacancy_id = ${bulkTasks.vacancy_id} and r.done_at is null)`,
      ),
    )
    .returning({ user_id: bulkTasks.user_id });
  return finished.map(({ user_id }) => user_id);
}

/** Clears the texts of jobs that were finished before a moment: each applicant's history has its own copy. */
export async function sweepTaskTexts(db: Db, before: Date): Promise<void> {
  const hasText = or(isNotNull(bulkTasks.note), isNotNull(bulkTasks.message));
  await db
    .update(bulkTasks)
    .set({ note: null, message: null })
    .where(and(lt(bulkTasks.finished_at, before), hasText));
}

/** Notifies a user's open pages of a change. */
export async function announceChange(db: Db, userId: number): Promise<void> {
  await db.execute(sql`select pg_notify('user_changed', ${String(userId)})`);
}
