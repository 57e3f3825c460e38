import type { Db } from '../../../engine/db/connect.ts';
import type { Answered } from '../../../engine/http/answered.ts';
import type { Call, Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { findVacancy } from '../../vacancies/vacancy-queries.ts';
import { eventList } from './application-event-queries.ts';
import { applicationList } from './application-search-queries.ts';
import { allowedStatuses } from './application-states.ts';
import type { ListedApplication } from './listed-application-queries.ts';

/** Operations on the applicants of one vacancy. */
export const applicantOperations = {
  async listVacancyApplicants(call, context) {
    const vacancy_id = await ownVacancy(call, context.db);
    const { rows, meta } = await applicationList.page(call.query, context, { vacancy_id });
    return { data: rows.map((row) => presentApplicant(row, context.user)), meta };
  },

  async listVacancyHistory(call, context) {
    const vacancy_id = await ownVacancy(call, context.db);
    const { rows, meta } = await eventList.page(call.query, context, { vacancy_id });
    return {
      data: rows.map(({ at, ...event }) => ({ ...event, at })),
      meta,
    };
  },
} satisfies Partial<Handlers>;

/** Returns the id of the vacancy in the path, if the caller may see its applicants. */
async function ownVacancy(
  call: Pick<Call<'listVacancyApplicants'>, 'path' | 'allow'>,
  db: Db,
): Promise<number> {
  const found = await findVacancy(db, call.path.id);
  if (!found) throw Refusal.notFound('vacancy');
  await call.allow(found);
  return found.vacancy_id;
}

function presentApplicant(listed: ListedApplication, user: SessionUser): Answered<'Applicant'> {
  const { application, candidate, candidate_picture, vacancy } = listed;
  return {
    application_id: application.application_id,
    vacancy_id: application.vacancy_id,
    candidate_id: application.candidate_id,
    school_status: application.status,
    // A reviewer may not move applications, so no moves are offered.
    allowed_statuses: user.team_role === 'reviewer' ? [] : allowedStatuses(application.status, 'School'),
    application_date: application.application_date,
    match_score: application.match_score,
    match: profileMatch(listed.profile, listed.demands),
    viewed_at: application.viewed_at,
    vacancy_title: vacancy.vacancy_title,
    candidate: { ...candidate, candidate_picture },
  };
}
