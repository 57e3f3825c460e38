import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { lockCount } from '../../engine/db/lock-count.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancyDrafts } from './tables/vacancy-draft.ts';

export type VacancyDraft = typeof vacancyDrafts.$inferSelect;
/** A draft without its typed values, which are long and not part of lists. */
export type ListedDraft = Omit<VacancyDraft, 'steps'>;
export type DraftContent = Pick<VacancyDraft, 'vacancy_title' | 'step' | 'furthest' | 'steps'>;

/** Returns a school's drafts, last changed first. */
export async function vacancyDraftsOf(db: Db, schoolId: number): Promise<ListedDraft[]> {
  const { steps: _, ...listed } = getTableColumns(vacancyDrafts);
  return db
    .select(listed)
    .from(vacancyDrafts)
    .where(eq(vacancyDrafts.school_id, schoolId))
    .orderBy(desc(vacancyDrafts.updated_at), desc(vacancyDrafts.vacancy_draft_id));
}

export async function findVacancyDraft(db: Db, id: number): Promise<VacancyDraft | null> {
  const [row] = await db.select().from(vacancyDrafts).where(eq(vacancyDrafts.vacancy_draft_id, id));
  return row ?? null;
}

/** Counts a school's drafts; none can be added until the transaction ends. */
export const lockVacancyDrafts = (tx: Db, schoolId: number): Promise<number> =>
  lockCount(tx, schools.school_id, vacancyDrafts.school_id, schoolId);

/** Returns the bytes of a school's drafts as text, uncompressed. */
export async function sizeOfVacancyDrafts(tx: Db, schoolId: number): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${vacancyDrafts.steps}::text)), 0)::float8` })
    .from(vacancyDrafts)
    .where(eq(vacancyDrafts.school_id, schoolId));
  return row!.bytes;
}

export async function insertVacancyDraft(
  tx: Db,
  school_id: number,
  content: DraftContent,
  now: Date,
): Promise<VacancyDraft> {
  const [row] = await tx
    .insert(vacancyDrafts)
    .values({ ...content, school_id, created_at: now, updated_at: now })
    .returning();
  return row!;
}

/** Returns null if it was posted or deleted concurrently. */
export async function writeVacancyDraft(
  db: Db,
  id: number,
  content: DraftContent,
  now: Date,
): Promise<VacancyDraft | null> {
  const [row] = await db
    .update(vacancyDrafts)
    .set({ ...content, updated_at: now })
    .where(eq(vacancyDrafts.vacancy_draft_id, id))
    .returning();
  return row ?? null;
}

/** Deletes a school's draft; returns whether there was one. */
export async function deleteVacancyDraft(tx: Db, id: number, schoolId: number): Promise<boolean> {
  const gone = await tx
    .delete(vacancyDrafts)
    .where(and(eq(vacancyDrafts.vacancy_draft_id, id), eq(vacancyDrafts.school_id, schoolId)))
    .returning({ id: vacancyDrafts.vacancy_draft_id });
  return gone.length > 0;
}
