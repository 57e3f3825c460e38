import { and, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import { lockCount } from '../../engine/db/lock-count.ts';
import { candidates } from '../people/tables/candidate.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';

/**
 * Saves a vacancy for a candidate, or removes it; returns whether it is saved now, or `full` at the
 * candidate's limit. Concurrent clicks are serialized, so that each undoes the one before.
 */
export function toggleSaved(
  db: Db,
  candidateId: number,
  vacancyId: number,
  most: number,
  now: Date,
): Promise<boolean | 'full'> {
  return db.transaction(async (tx) => {
    const [saved, removed] = await inOrder(
      () => lockCount(tx, candidates.candidate_id, savedVacancies.candidate_id, candidateId),
      () =>
        tx
          .delete(savedVacancies)
          .where(and(eq(savedVacancies.candidate_id, candidateId), eq(savedVacancies.vacancy_id, vacancyId)))
          .returning({ vacancy_id: savedVacancies.vacancy_id }),
    );
    if (removed.length > 0) return false;
    if (saved >= most) return 'full';
    await tx
      .insert(savedVacancies)
      .values({ candidate_id: candidateId, vacancy_id: vacancyId, saved_at: now });
    return true;
  });
}
