import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { reports } from '../tables/report.ts';

export type ReportRow = typeof reports.$inferSelect;
/** The subject of a report: one of the three; a message is reported with its author. */
export type Subject = ({ vacancy_id: number } | { school_id: number } | { candidate_id: number }) & {
  message_id?: number;
};

/** Returns null if this person has an open report about the same subject. */
export async function insertReport(
  tx: Db,
  report: Subject & { reporter_id: number; reason: string; text: string | null },
  name: string,
  now: Date,
): Promise<number | null> {
  const about = 'vacancy_id' in report ? 'vacancy' : 'school_id' in report ? 'school' : 'candidate';
  const [row] = await tx
    .insert(reports)
    .values({ ...report, about, subject_name: about === 'candidate' ? null : name, created_at: now })
    .onConflictDoNothing()
    .returning({ id: reports.report_id });
  return row?.id ?? null;
}

export async function incrementOpenReports(tx: Db, vacancyId: number): Promise<void> {
  await tx
    .update(vacancies)
    .set({ open_reports: sql`${vacancies.open_reports} + 1` })
    .where(eq(vacancies.vacancy_id, vacancyId));
}

/**
 * Updates the count. Call it with the vacancy locked: a concurrent insert waits for that lock and counts
 * itself.
 */
export async function countOpenReports(tx: Db, vacancyId: number): Promise<void> {
  const [open] = await tx
    .select({ rows: count() })
    .from(reports)
    .where(and(eq(reports.vacancy_id, vacancyId), isNull(reports.settled_at)));
  await tx.update(vacancies).set({ open_reports: open!.rows }).where(eq(vacancies.vacancy_id, vacancyId));
}

export async function findReport(db: Db, id: number): Promise<ReportRow | null> {
  const [row] = await db.select().from(reports).where(eq(reports.report_id, id));
  return row ?? null;
}

/**
 * Returns the open reports about the same subject, including this one, locked so that no other call settles
 * them.
 */
export async function lockOpenReports(tx: Db, about: ReportRow): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(and(isAbout(about), isNull(reports.settled_at)))
    .orderBy(reports.report_id)
    .for('update');
}

/** Reports about a deleted subject cannot be grouped by it, so each is on its own. */
function isAbout({ report_id, vacancy_id, school_id, candidate_id }: ReportRow) {
  if (vacancy_id !== null) return eq(reports.vacancy_id, vacancy_id);
  if (school_id !== null) return eq(reports.school_id, school_id);
  return candidate_id === null ? eq(reports.report_id, report_id) : eq(reports.candidate_id, candidate_id);
}

export async function settleReport(
  tx: Db,
  id: number,
  settled: Pick<ReportRow, 'settled_at' | 'settled_by' | 'outcome' | 'note'>,
): Promise<void> {
  await tx.update(reports).set(settled).where(eq(reports.report_id, id));
}

/** Returns the subject's name and responsible account; null once it is deleted. */
export async function subjectOf(
  tx: Db,
  subject: Partial<Record<'vacancy_id' | 'school_id' | 'candidate_id', number | null>>,
): Promise<{ name: string; user_id: number } | null> {
  const { vacancy_id, school_id, candidate_id } = {
    vacancy_id: null,
    school_id: null,
    candidate_id: null,
    ...subject,
  };
  const { rows } = await tx.execute<{ name: string; user_id: number }>(sql`
    select vacancy_title as name, s.user_id from ${vacancies} v join ${schools} s using (school_id)
    where v.vacancy_id = ${vacancy_id}
    union all select school_name, user_id from ${schools} where school_id = ${school_id}
    union all select first_name || ' ' || last_name, user_id from ${candidates} where candidate_id = ${candidate_id}`);
  return rows[0] ?? null;
}

/**
 * Locks the subject of a report before anything else: deleting one's account locks that account first. The
 * subject cannot be deleted until the transaction ends; null if it already is.
 */
export async function lockSubject(
  tx: Db,
  about: ReportRow,
): Promise<{ name: string; user_id: number } | null> {
  const found = await subjectOf(tx, about);
  if (!found) return null;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.user_id)).for('no key update');
  // It may have been deleted, or its school handed over, while this transaction waited for the lock.
  return subjectOf(tx, about);
}

/** Locks the reporters before their reports, in the lock order of erasing an account. */
export async function lockReporters(tx: Db, about: ReportRow): Promise<void> {
  const ids = tx
    .select({ id: reports.reporter_id })
    .from(reports)
    .where(and(isAbout(about), isNull(reports.settled_at)));
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('key share');
}

/** Deletes reports that were settled before a moment. */
export async function sweepReports(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.settled_at, before));
}
