import type { Db } from '../../../engine/db/connect.ts';
import type { Context } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { applicationParties, type Parties } from '../../hiring/application/application-party-queries.ts';
import { isFinal } from '../../hiring/application/application-states.ts';
import { mailInterview } from '../../hiring/interview/interview-mail.ts';
import { cancelComingInterviews } from '../../hiring/interview/interview-queries.ts';
import { type Posting, postNews } from '../../news/mail-preference/post-news.ts';
import { notify } from '../../news/notification/notification-queries.ts';
import { notificationText } from '../../news/notification/notification-text.ts';
import { deleteSchoolProfile, refuseWithColleagues } from '../../schools/school-deletion.ts';
import { deleteVacanciesOf, lockApplicants } from './school-erasure-queries.ts';

type ErasureContext = Posting & Pick<Context, 'files'>;

/**
 * Deletes a school with its vacancies and their applications. Candidates with an undecided application are notified;
 * the notification stays and names the deleted vacancy.
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
    for (const one of await cancelComingInterviews(tx, application_id, at))
      await mailInterview(tx, context, 'interview_cancelled', one, parties);
    await notifyCandidate(tx, context, parties, at);
  }
  for (const file of await deleteVacanciesOf(tx, schoolId)) await context.files.discard(tx, file);
  await deleteSchoolProfile(tx, context.files, schoolId);
}

async function notifyCandidate(tx: Db, context: ErasureContext, parties: Parties, at: Date): Promise<void> {
  const { candidate_user_id, school_name, vacancy_title } = parties;
  const facts = { school_name, vacancy_title };
  await notify(tx, candidate_user_id, { kind: 'school_left', facts, at });
  const { title, message } = notificationText('school_left', facts);
  await postNews(tx, context, candidate_user_id, 'status_changes', { subject: title, pieces: [message] });
}
