import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { applications } from '../db/schema/application.ts';
import { candidates } from '../db/schema/candidate.ts';
import { invitations } from '../db/schema/invitation.ts';
import { vacancies } from '../db/schema/vacancy.ts';
import { candidatesAmong } from './candidate-queries.ts';

/**
 * Whether a candidate has applied to a vacancy of this school or accepted its invitation: only then does the school see
 * contact data. `candidateId` is a column of the surrounding query.
 */
export function isRelated(db: Db, schoolId: number, candidateId: AnyPgColumn): SQL {
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(and(eq(applications.candidate_id, candidateId), eq(vacancies.school_id, schoolId)));
  const accepted = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
    .where(
      and(
        eq(invitations.candidate_id, candidateId),
        eq(invitations.status, 'Accepted'),
        eq(vacancies.school_id, schoolId),
      ),
    );
  return or(exists(applied), exists(accepted))!;
}

/** Returns those of the candidates that are related to the school. */
export function relatedCandidates(
  db: Db,
  schoolId: number,
  candidateIds: readonly number[],
): Promise<Set<number>> {
  return candidatesAmong(db, candidateIds, isRelated(db, schoolId, candidates.candidate_id));
}
