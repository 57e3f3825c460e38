import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { presentVacancy } from '../../vacancies/vacancy-answers.ts';
import type { ListedInvitation } from './invitation-queries.ts';
import { invitationProgress } from './invitation-states.ts';

export type Invitation = AnswerSchema<'Invitation'>;

export function presentInvitation(
  { invitation, fields, vacancy, candidate }: ListedInvitation,
  now: Date,
): Invitation {
  const { school_id, school_name, school_logo } = vacancy.school;
  return {
    ...fields,
    invitation_id: invitation.invitation_id,
    vacancy_id: invitation.vacancy_id,
    candidate_id: invitation.candidate_id,
    status: invitation.status as Invitation['status'],
    progress: invitationProgress(invitation),
    seen_at: invitation.seen_at,
    created_at: invitation.created_at,
    answered_at: invitation.answered_at,
    vacancy: presentVacancy(vacancy, now),
    school: { school_id, school_name, school_logo },
    candidate,
  };
}
