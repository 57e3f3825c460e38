import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { CHANGED, changeTogether } from '../../../engine/db/write-together.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { hiddenFromSchools } from '../../schools/tables/candidate-reach.ts';
import { schools } from '../../schools/tables/school.ts';
import { applications, HAS_ENDED } from '../tables/application.ts';
import { namesToStore } from '../tables/application-snapshot.ts';
import { staleOfCandidate } from '../tables/stale-match.ts';

export async function visibilityOf(
  db: Db,
  candidateId: number,
): Promise<AnswerSchema<'CandidateVisibility'> | null> {
  const [[row], hidden] = await inOneStatement(db, (one) => [
    one
      .select({ findable: candidates.findable })
      .from(candidates)
      .where(eq(candidates.candidate_id, candidateId)),
    one
      .select({ school_id: schools.school_id, school_name: schools.school_name, city: schools.city })
      .from(hiddenFromSchools)
      .innerJoin(schools, eq(schools.school_id, hiddenFromSchools.school_id))
      .where(eq(hiddenFromSchools.candidate_id, candidateId))
      .orderBy(asc(schools.school_name), asc(schools.school_id)),
  ]);
  return row ? { findable: row.findable, hidden_schools: hidden } : null;
}

export async function setFindable(db: Db, candidateId: number, findable: boolean): Promise<void> {
  await db.update(candidates).set({ findable }).where(eq(candidates.candidate_id, candidateId));
}

/** Counts the schools a candidate hides from; none can be added until the transaction ends. */
export const lockHidden = (tx: Db, candidateId: number): Promise<number> =>
  lockCount(tx, candidates.candidate_id, hiddenFromSchools.candidate_id, candidateId);

export async function hide(tx: Db, candidate_id: number, school_id: number): Promise<void> {
  const hidden = tx.insert(hiddenFromSchools).values({ candidate_id, school_id }).onConflictDoNothing();
  await changeTogether(tx, hidden.returning(), shownAnew(candidate_id, school_id, sql`true`));
}

export async function unhide(db: Db, candidateId: number, schoolId: number): Promise<void> {
  const shown = db
    .delete(hiddenFromSchools)
    .where(and(eq(hiddenFromSchools.candidate_id, candidateId), eq(hiddenFromSchools.school_id, schoolId)));
  await changeTogether(db, shown.returning(), shownAnew(candidateId, schoolId, HAS_ENDED));
}

/** The school sees another profile than before of each application. */
const shownAnew = (candidateId: number, schoolId: number, isSnapshot: SQL): SQL[] => [
  sql`update ${applications} set ${namesToStore(isSnapshot)}
    where ${and(eq(applications.candidate_id, candidateId), eq(applications.school_id, schoolId), CHANGED)}`,
  staleOfCandidate(candidateId),
];
