import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** Before a candidate's applications are deleted: schools keep how many have applied, and with what outcome. */
export async function keepForSchools(tx: Db, candidateId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (vacancy_id, status, application_date, viewed_at)
    select vacancy_id, status, application_date, viewed_at from applications where candidate_id = ${candidateId}`);
}

/** Before a school's vacancies are deleted: candidates keep how often they have applied, and with what outcome. */
export async function keepForCandidates(tx: Db, schoolId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (candidate_id, status, application_date, viewed_at)
    select candidate_id, status, application_date, viewed_at
    from applications join vacancies using (vacancy_id) where school_id = ${schoolId}`);
}
