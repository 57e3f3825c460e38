import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** The candidate and the school of an invitation, with their names. */
export type InvitationParties = {
  vacancy_title: string;
  city: string;
  school_name: string;
  /** The users who hire for the school. */
  school_user_ids: number[];
  candidate_name: string;
  candidate_user_id: number;
};

/** Returns null if the vacancy or the candidate does not exist; locks both until the transaction ends. */
export async function invitationParties(
  tx: Db,
  { vacancy_id, candidate_id }: { vacancy_id: number; candidate_id: number },
): Promise<InvitationParties | null> {
  const [found] = await tx
    .select({
      vacancy_title: vacancies.vacancy_title,
      city: vacancies.city,
      school_name: schools.school_name,
      school_user_ids: recruitersOfSchool,
      candidate_name: sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`,
      candidate_user_id: candidates.user_id,
    })
    .from(candidates)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .where(eq(candidates.candidate_id, candidate_id))
    .for('key share', { of: [candidates, vacancies] });
  return found ?? null;
}
