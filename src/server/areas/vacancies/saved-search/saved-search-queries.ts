import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { savedSearches } from '../tables/saved-search.ts';

export type SavedSearch = typeof savedSearches.$inferSelect;

/** Returns a candidate's saved searches, newest first. */
export async function savedSearchesOf(db: Db, candidateId: number): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.candidate_id, candidateId))
    .orderBy(desc(savedSearches.created_at), desc(savedSearches.saved_search_id));
}

/** Counts a candidate's saved searches; none can be added until the transaction ends. */
export const lockSavedSearches = (tx: Db, candidateId: number): Promise<number> =>
  lockCount(tx, candidates.candidate_id, savedSearches.candidate_id, candidateId);

/** Returns null if its owner has one of this name, ignoring case. */
export async function insertSavedSearch(
  tx: Db,
  search: ({ candidate_id: number; mails: SavedSearch['mails'] } | { school_id: number }) & {
    name: string;
    filters: Fields;
  },
  now: Date,
): Promise<SavedSearch | null> {
  const [row] = await tx
    .insert(savedSearches)
    .values({ ...search, created_at: now, visited_at: now, mailed_at: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Returns a school's saved searches by name. */
export async function candidateSearchesOf(db: Db, schoolId: number): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.school_id, schoolId))
    .orderBy(asc(sql`lower(${savedSearches.name})`));
}

/** Counts a school's saved searches; none can be added until the transaction ends. */
export const lockCandidateSearches = (tx: Db, schoolId: number): Promise<number> =>
  lockCount(tx, schools.school_id, savedSearches.school_id, schoolId);

export async function findSavedSearch(db: Db, id: number): Promise<SavedSearch | null> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.saved_search_id, id));
  return row ?? null;
}

/** Returns a school's saved search, never a candidate's. */
export async function findCandidateSearch(db: Db, id: number): Promise<SavedSearch | null> {
  const found = await findSavedSearch(db, id);
  return found?.school_id == null ? null : found;
}

export async function recordVisit(db: Db, id: number, now: Date): Promise<void> {
  await db.update(savedSearches).set({ visited_at: now }).where(eq(savedSearches.saved_search_id, id));
}

export async function deleteSavedSearch(db: Db, id: number): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.saved_search_id, id));
}
