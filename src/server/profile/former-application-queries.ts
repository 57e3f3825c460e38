import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** A candidate goes: schools keep how many have applied to them, and what came of it. Before its applications go. */
export async function keepForSchools(tx: Db, candidateId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (vacancy_id, status, application_date, viewed_at)
    select vacancy_id, status, application_date, viewed_at from applications where candidate_id = ${candidateId}`);
}

/** A school goes: candidates keep how often they have applied, and what came of it. Before its vacancies go. */
export async function keepForCandidates(tx: Db, schoolId: number): Promise<void> {
  await tx.execute(sql`
    insert into former_applications (candidate_id, status, application_date, viewed_at)
    select candidate_id, status, application_date, viewed_at
    from applications join vacancies using (vacancy_id) where school_id = ${schoolId}`);
}
