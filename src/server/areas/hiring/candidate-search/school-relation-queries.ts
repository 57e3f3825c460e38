import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { shortlistedCandidates, shortlists } from '../../schools/tables/candidate-reach.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { invitationProgress } from '../invitation/invitation-states.ts';
import { invitations } from '../tables/invitation.ts';

/** A school's relation to a candidate. */
export type SchoolRelation = Required<Pick<AnswerSchema<'CandidateRow'>, 'invitation' | 'shortlists'>>;

export async function relationsOf(
  db: Db,
  schoolId: number,
  candidateIds: readonly number[],
): Promise<(candidateId: number) => SchoolRelation> {
  if (candidateIds.length === 0) return () => ({ invitation: null, shortlists: [] });
  const [invited, listed] = await inOneStatement(db, (one) => [
    one
      .selectDistinctOn([invitations.candidate_id], {
        candidate_id: invitations.candidate_id,
        vacancy_title: vacancies.vacancy_title,
        status: invitations.status,
        seen_at: invitations.seen_at,
      })
      .from(invitations)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
      .where(and(inArray(invitations.candidate_id, [...candidateIds]), eq(vacancies.school_id, schoolId)))
      .orderBy(invitations.candidate_id, desc(invitations.created_at), desc(invitations.invitation_id)),
    one
      .select({
        candidate_id: shortlistedCandidates.candidate_id,
        shortlist_id: shortlists.shortlist_id,
        name: shortlists.name,
        note: shortlistedCandidates.note,
      })
      .from(shortlistedCandidates)
      .innerJoin(shortlists, eq(shortlists.shortlist_id, shortlistedCandidates.shortlist_id))
      .where(
        and(
          inArray(shortlistedCandidates.candidate_id, [...candidateIds]),
          eq(shortlists.school_id, schoolId),
        ),
      )
      .orderBy(asc(shortlists.name)),
  ]);
  return (id) => {
    const found = invited.find(({ candidate_id }) => candidate_id === id);
    return {
      invitation: found ? { vacancy_title: found.vacancy_title, progress: invitationProgress(found) } : null,
      shortlists: listed.filter(({ candidate_id }) => candidate_id === id),
    };
  };
}
