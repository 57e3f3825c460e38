import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { eventList, isMessage } from './application-event-queries.ts';
import { findApplication } from './application-queries.ts';
import { applicationList } from './application-search-queries.ts';
import { allowedStatuses, waitingDays } from './application-states.ts';
import type { ListedApplication } from './listed-application-queries.ts';
import { presentOpened, recordRead } from './open-application.ts';

export const applicantOperations = {
  async listVacancyApplicants(call, context) {
    const { vacancy_id } = call.record;
    const { rows, meta, reading } = await applicationList.page(call.query, context, { vacancy_id });
    return { data: rows.map((row) => presentApplicant(row, context.user, reading.now)), meta };
  },

  async compareApplicants(call, context) {
    const { vacancy_id } = call.record;
    const asked = await Promise.all(
      [...new Set(call.query.application_id)].map((id) => findApplication(context.db, id)),
    );
    const found = asked.filter((one) => one !== null).filter((one) => one.vacancy_id === vacancy_id);
    // All of them count before the first is opened, so that a refusal leaves none half opened.
    for (const one of found) await recordRead(context, one);
    const data: AnswerSchema<'Application'>[] = [];
    for (const one of found) data.push(await presentOpened(context, one));
    return { data };
  },

  async listVacancyHistory(call, context) {
    const { vacancy_id } = call.record;
    const { rows, meta } = await eventList.page(call.query, context, { vacancy_id });
    // Conversations are between the two sides: an Admin reads only what was reported.
    const isAdmin = context.user.role_name === 'Admin';
    const data = rows.map((row) => (isAdmin && isMessage(row) ? { ...row, note: null } : row));
    return { data, meta };
  },
} satisfies Partial<Handlers>;

function presentApplicant(
  listed: ListedApplication,
  user: SessionUser,
  now: Date,
): AnswerSchema<'Applicant'> {
  const { application, next_status, unread, candidate, candidate_picture, vacancy } = listed;
  return {
    application_id: application.application_id,
    vacancy_id: application.vacancy_id,
    candidate_id: application.candidate_id,
    school_status: application.status,
    next_status,
    // A reviewer may not move applications, and what is decided already waits for its undo: no moves are offered.
    allowed_statuses:
      user.team_role === 'reviewer' || next_status ? [] : allowedStatuses(application.status, 'School'),
    application_date: application.application_date,
    waiting_days: waitingDays(application.status, application.application_date, now),
    match_score: application.match_score,
    match: profileMatch(listed.profile, listed.demands),
    viewed_at: application.viewed_at,
    unread,
    vacancy_title: vacancy.vacancy_title,
    candidate: { ...candidate, candidate_picture },
  };
}
