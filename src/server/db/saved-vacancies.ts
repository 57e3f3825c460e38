import { and, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { savedVacancies } from './schema/vacancy.ts';

/** Saves a vacancy for a candidate, or takes it off the saved ones; returns whether it is saved now. */
export async function toggleSaved(
  db: Db,
  candidateId: number,
  vacancyId: number,
  now: Date,
): Promise<boolean> {
  const removed = await db
    .delete(savedVacancies)
    .where(and(eq(savedVacancies.candidate_id, candidateId), eq(savedVacancies.vacancy_id, vacancyId)))
    .returning({ vacancy_id: savedVacancies.vacancy_id });
  if (removed.length > 0) return false;
  await db
    .insert(savedVacancies)
    .values({ candidate_id: candidateId, vacancy_id: vacancyId, saved_at: now })
    .onConflictDoNothing();
  return true;
}
