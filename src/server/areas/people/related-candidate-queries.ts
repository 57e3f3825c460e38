import { and, eq, exists, inArray, not, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { applications, ENDED_WITHOUT_HIRE } from '../hiring/tables/application.ts';
import { invitations } from '../hiring/tables/invitation.ts';
import { hiddenFromSchools } from '../schools/tables/candidate-reach.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { type AboutSchool, candidatesOfSchool } from './candidate-queries.ts';
import { sharesContact } from './shared-contact-queries.ts';
import { candidates } from './tables/candidate.ts';

/**
 * Whether a candidate has a running application to this school, or has accepted its invitation without ending
 * an application to that vacancy since, and does not hide from the school. `candidateId` is a column of the
 * surrounding query.
 */
export function isRelated(db: Db, schoolId: AboutSchool, candidateId: AnyPgColumn): SQL {
  return relates(db, schoolId, candidateId, undefined);
}

/** Whether a candidate is related to this school in a way that shares contact data and documents with it. */
export function sharesContactWith(db: Db, schoolId: AboutSchool, candidateId: AnyPgColumn): SQL {
  return relates(db, schoolId, candidateId, sharesContact);
}

/**
 * `shares` is a condition on applications: those that do not meet it create no relation, even with an
 * accepted invitation.
 */
function relates(db: Db, schoolId: AboutSchool, candidateId: AnyPgColumn, shares: SQL | undefined): SQL {
  const hidden = db
    .select({ one: sql`1` })
    .from(hiddenFromSchools)
    .where(and(eq(hiddenFromSchools.candidate_id, candidateId), eq(hiddenFromSchools.school_id, schoolId)));
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(
      and(
        eq(applications.candidate_id, candidateId),
        eq(vacancies.school_id, schoolId),
        notInArray(applications.status, [...ENDED_WITHOUT_HIRE]),
        shares,
      ),
    );
  const withheld = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.candidate_id, invitations.candidate_id),
        eq(applications.vacancy_id, invitations.vacancy_id),
        or(inArray(applications.status, [...ENDED_WITHOUT_HIRE]), shares && not(shares)),
      ),
    );
  const accepted = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
    .where(
      and(
        eq(invitations.candidate_id, candidateId),
        eq(invitations.status, 'Accepted'),
        eq(vacancies.school_id, schoolId),
        notExists(withheld),
      ),
    );
  return and(notExists(hidden), or(exists(applied), exists(accepted)))!;
}

/** Returns those of the candidates that are related to the school. */
export const relatedCandidates = candidatesOfSchool('related_candidates', (db, schoolId) =>
  isRelated(db, schoolId, candidates.candidate_id),
);

/** Returns those of the candidates that share contact data and documents with the school. */
export const reachableCandidates = candidatesOfSchool('reachable_candidates', (db, schoolId) =>
  sharesContactWith(db, schoolId, candidates.candidate_id),
);

/** Returns those of the candidates that have ever applied to the school. */
export const applicantsAmong = candidatesOfSchool('applicants_among', (db, schoolId) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .where(and(eq(applications.candidate_id, candidates.candidate_id), eq(vacancies.school_id, schoolId))),
  ),
);
