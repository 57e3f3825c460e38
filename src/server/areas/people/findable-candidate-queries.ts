import { and, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { hiddenFromSchools } from '../schools/tables/candidate-reach.ts';
import { type AboutSchool, candidatesOfSchool } from './candidate-queries.ts';
import { relatedCandidates } from './related-candidate-queries.ts';
import { candidates } from './tables/candidate.ts';

/**
 * Whether this school may find a candidate: the candidate is findable, not hidden from it, and not suspended.
 */
export function isFindable(db: Db, schoolId: AboutSchool): SQL {
  const hidden = db
    .select({ one: sql`1` })
    .from(hiddenFromSchools)
    .where(
      and(
        eq(hiddenFromSchools.candidate_id, candidates.candidate_id),
        eq(hiddenFromSchools.school_id, schoolId),
      ),
    );
  const suspended = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, candidates.user_id), isNotNull(users.suspended_at)));
  return and(eq(candidates.findable, true), notExists(hidden), notExists(suspended))!;
}

/** Returns those of the candidates that this school may find. */
export const findableCandidates = candidatesOfSchool('findable_candidates', isFindable);

/**
 * Whether a candidate exists for the school: findable, or related to it by an application or an accepted
 * invitation.
 */
export async function isVisibleToSchool(db: Db, schoolId: number, candidateId: number): Promise<boolean> {
  if ((await findableCandidates(db, schoolId, [candidateId])).has(candidateId)) return true;
  return (await relatedCandidates(db, schoolId, [candidateId])).has(candidateId);
}
