import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { selectRecipients } from '../../news/mail-preference/mail-preference-queries.ts';
import { type Materials, materialsOf } from '../../news/tell.ts';
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

/** Returns the candidate and the school of an invitation, null if either has left. */
export const partiesOfInvitation = async (
  db: Db,
  of: { vacancy_id: number; candidate_id: number },
): Promise<InvitationParties | null> => (await selectParties(db, of))[0] ?? null;

/** What the mail to an invited candidate is made of. */
export const invitationMaterials = (db: Db, candidateId: number): Promise<Materials> =>
  materialsOf(db, (one) => invited(one).execute({ candidate: candidateId }));

const invited = prepared((db) =>
  selectRecipients(
    db,
    sql`${users.id} = (
      select user_id from ${candidates} where ${eq(candidates.candidate_id, sql.placeholder('candidate'))})`,
  ).prepare('invited_candidate'),
);

/** Returns null if the vacancy or the candidate does not exist; locks both until the transaction ends. */
export async function invitationParties(
  tx: Db,
  of: { vacancy_id: number; candidate_id: number },
): Promise<InvitationParties | null> {
  const [found] = await selectParties(tx, of).for('key share', { of: [candidates, vacancies] });
  return found ?? null;
}

/**
 * Locks an invitation's candidate and vacancy, then the accounts, which is the order of an erasure: a message refers to
 * all of them. Returns null if either side has left.
 */
export async function lockInvitationParties(
  tx: Db,
  of: { vacancy_id: number; candidate_id: number },
): Promise<InvitationParties | null> {
  const found = await invitationParties(tx, of);
  if (!found) return null;
  const accounts = [found.candidate_user_id, ...found.school_user_ids];
  const isAccount = inArray(users.id, accounts);
  await tx.select({ id: users.id }).from(users).where(isAccount).orderBy(users.id).for('key share');
  return found;
}

const selectParties = (db: Db, { vacancy_id, candidate_id }: { vacancy_id: number; candidate_id: number }) =>
  db
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
    .where(eq(candidates.candidate_id, candidate_id));
