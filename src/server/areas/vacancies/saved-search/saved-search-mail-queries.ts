import { and, asc, eq, getTableColumns, inArray, lte, or } from 'drizzle-orm';
import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { savedSearches } from '../tables/saved-search.ts';
import type { SavedSearch } from './saved-search-queries.ts';

export type DueSearch = SavedSearch & { user_id: number };

const PERIODS = { daily: DAY, weekly: 7 * DAY } as const;

/** Claims the searches that are due; concurrent processes claim others. */
export async function claimDueSearches(tx: Db, now: Date, atMost: number): Promise<DueSearch[]> {
  const due = Object.entries(PERIODS).map(([mails, period]) =>
    and(
      eq(savedSearches.mails, mails as keyof typeof PERIODS),
      lte(savedSearches.mailed_at, new Date(now.getTime() - period)),
    ),
  );
  return tx
    .select({ ...getTableColumns(savedSearches), user_id: candidates.user_id })
    .from(savedSearches)
    .innerJoin(candidates, eq(candidates.candidate_id, savedSearches.candidate_id))
    .where(or(...due))
    .orderBy(asc(savedSearches.mailed_at))
    .limit(atMost)
    .for('update', { of: savedSearches, skipLocked: true });
}

export async function markMailed(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(savedSearches)
    .set({ mailed_at: now })
    .where(inArray(savedSearches.saved_search_id, [...ids]));
}

/** Sets how often results are mailed, counting from now: earlier results are not mailed. */
export async function setMails(
  tx: Db,
  id: number,
  mails: SavedSearch['mails'],
  now: Date,
): Promise<SavedSearch> {
  const [row] = await tx
    .update(savedSearches)
    .set({ mails, mailed_at: now })
    .where(eq(savedSearches.saved_search_id, id))
    .returning();
  return row!;
}
