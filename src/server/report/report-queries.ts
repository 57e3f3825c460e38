import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema/accounts.ts';
import { candidates } from '../db/schema/candidate.ts';
import { reports } from '../db/schema/report.ts';
import { schools } from '../db/schema/school.ts';
import { vacancies } from '../db/schema/vacancy.ts';

export type ReportRow = typeof reports.$inferSelect;
/** What a report is about: one of the three. */
export type Subject = { vacancy_id: number } | { school_id: number } | { candidate_id: number };

/** Null when this person has one about the same that still waits. */
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

export async function countOneMore(tx: Db, vacancyId: number): Promise<void> {
  await tx
    .update(vacancies)
    .set({ open_reports: sql`${vacancies.open_reports} + 1` })
    .where(eq(vacancies.vacancy_id, vacancyId));
}

/** Call it with the vacancy locked: a report that is being added waits for that lock and counts itself. */
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

/** The open reports about the same subject, this one among them; no other call settles any of them meanwhile. */
export async function lockOpenReports(tx: Db, about: ReportRow): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(and(isAbout(about), isNull(reports.settled_at)))
    .orderBy(reports.report_id)
    .for('update');
}

/** Reports whose subject is deleted cannot be matched by it, so each stands alone. */
function isAbout({ report_id, vacancy_id, school_id, candidate_id }: ReportRow) {
  if (vacancy_id !== null) return eq(reports.vacancy_id, vacancy_id);
  if (school_id !== null) return eq(reports.school_id, school_id);
  return candidate_id === null ? eq(reports.report_id, report_id) : eq(reports.candidate_id, candidate_id);
}

export async function setSettled(
  tx: Db,
  id: number,
  settled: Pick<ReportRow, 'settled_at' | 'settled_by' | 'outcome' | 'note'>,
): Promise<void> {
  await tx.update(reports).set(settled).where(eq(reports.report_id, id));
}

/** What the subject of a report is called, and whose account answers for it; null once it is gone. */
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
 * The subject of a report, before what else is locked: whoever leaves takes the own account first. It does not leave until
 * the transaction ends; null when it has.
 */
export async function lockSubject(
  tx: Db,
  about: ReportRow,
): Promise<{ name: string; user_id: number } | null> {
  const found = await subjectOf(tx, about);
  if (!found) return null;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.user_id)).for('no key update');
  // It may have left, or its school have been handed over, while this waited.
  return subjectOf(tx, about);
}

/** Who is to be told, before their reports are locked: in the order in which leaving takes them. */
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

/** Removes what was settled before this moment. */
export async function sweepReports(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.settled_at, before));
}
