import { sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';

/**
 * Keeps statistics for schools before a candidate's applications are deleted: how many applied, with what
 * outcome.
 */
export async function keepSchoolStatistics(tx: Db, candidateId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (vacancy_id, status, application_date, viewed_at)
    select vacancy_id, status, application_date, viewed_at from applications where candidate_id = ${candidateId}`);
}

/**
 * Keeps statistics for candidates before a school's vacancies are deleted: how often they applied, with what
 * outcome.
 */
export async function keepCandidateStatistics(tx: Db, schoolId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (candidate_id, status, application_date, viewed_at)
    select candidate_id, status, application_date, viewed_at
    from applications where school_id = ${schoolId}`);
}
