import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { applicationDrafts } from '../tables/application-draft.ts';

export type ApplicationDraft = typeof applicationDrafts.$inferSelect;
export type DraftContent = Pick<ApplicationDraft, 'step' | 'furthest' | 'steps'>;

const { candidate_id, vacancy_id, steps, updated_at } = applicationDrafts;
const between = (candidate: number, vacancy: number) =>
  and(eq(candidate_id, candidate), eq(vacancy_id, vacancy));

export async function applicationDraftOf(
  db: Db,
  candidate: number,
  vacancy: number,
): Promise<ApplicationDraft | null> {
  const [row] = await db.select().from(applicationDrafts).where(between(candidate, vacancy));
  return row ?? null;
}

export async function hasBegun(db: Db, candidate: number, vacancy: number): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(applicationDrafts).where(between(candidate, vacancy));
  return rows.length > 0;
}

/** None of the candidate's drafts can be written, and no application sent, until the transaction ends. */
export const lockApplicationDrafts = (tx: Db, candidate: number): Promise<number> =>
  lockCount(tx, candidates.candidate_id, candidate_id, candidate);

export async function writeApplicationDraft(
  tx: Db,
  key: Pick<ApplicationDraft, 'candidate_id' | 'vacancy_id'>,
  content: DraftContent,
  now: Date,
): Promise<ApplicationDraft> {
  const set = { ...content, updated_at: now };
  const [row] = await tx
    .insert(applicationDrafts)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: [candidate_id, vacancy_id], set })
    .returning();
  return row!;
}

/** Returns how many drafts a candidate has, and their bytes as text, uncompressed. */
export async function sizeOfApplicationDrafts(
  tx: Db,
  candidate: number,
): Promise<{ drafts: number; bytes: number }> {
  const [row] = await tx
    .select({ drafts: count(), bytes: sql<number>`coalesce(sum(octet_length(${steps}::text)), 0)::float8` })
    .from(applicationDrafts)
    .where(eq(candidate_id, candidate));
  return row!;
}

export async function deleteApplicationDraft(tx: Db, candidate: number, vacancy: number): Promise<void> {
  await tx.delete(applicationDrafts).where(between(candidate, vacancy));
}

/** Deletes the drafts that were last changed before a moment. */
export async function sweepApplicationDrafts(db: Db, before: Date): Promise<void> {
  await db.delete(applicationDrafts).where(lt(updated_at, before));
}
