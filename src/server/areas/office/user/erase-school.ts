import type { Db } from '../../../engine/db/connect.ts';
import type { Context } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { applicationParties } from '../../hiring/application/application-party-queries.ts';
import { isFinal } from '../../hiring/application/application-states.ts';
import { tellInterview } from '../../hiring/interview/interview-news.ts';
import { upcomingInterviews } from '../../hiring/interview/interview-queries.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { deleteSchoolProfile, refuseWithColleagues } from '../../schools/school-deletion.ts';
import { deleteVacanciesOf, lockApplicants } from './school-erasure-queries.ts';

type ErasureContext = MailContext & Pick<Context, 'files'>;

/**
 * Deletes a school with its vacancies and their applications. Candidates with an undecided application are
 * notified; the notification stays and names the deleted vacancy.
 */
export async function eraseSchool(
  tx: Db,
  context: ErasureContext,
  schoolId: number,
  at: Date,
  by?: Pick<SessionUser, 'role_name'>,
): Promise<void> {
  await refuseWithColleagues(tx, schoolId, by);
  for (const { application_id, status } of await lockApplicants(tx, schoolId)) {
    if (isFinal(status)) continue;
    const parties = await applicationParties(tx, application_id);
    for (const one of await upcomingInterviews(tx, application_id, at)) {
      const off = { ...one, cancelled_at: at, updated_at: at };
      const toldParties = { ...parties, school_user_ids: [] };
      await tellInterview(tx, context, 'interview-cancelled', off, toldParties, at, { only: 'mails' });
    }
    const { candidate_user_id: candidate } = parties;
    await tell(tx, context, 'school-left', { to: { candidate }, facts: parties, at });
  }
  for (const file of await deleteVacanciesOf(tx, schoolId)) await context.files.discard(tx, file);
  await deleteSchoolProfile(tx, context.files, schoolId);
}
