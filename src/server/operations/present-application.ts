import type { components } from '../../../generated/api.d.ts';
import { findListedApplication, type ListedApplication } from '../db/application-search.ts';
import { applicationAnswersOf, applicationHistoryOf, type FoundApplication } from '../db/applications.ts';
import { findCandidate } from '../db/candidates.ts';
import type { Db } from '../db/connect.ts';
import { interviewsOf } from '../db/interviews.ts';
import { linkedFiles } from '../db/record-files.ts';
import { applicationFiles } from '../db/schema/application.ts';
import type { SessionUser } from '../db/sessions.ts';
import { type ApplicationStatus, allowedStatuses } from '../domain/application-states.ts';
import { applicationTimeline } from '../domain/application-timeline.ts';
import { answerText } from '../domain/match-score.ts';
import { profileMatch } from '../domain/profile-match.ts';
import { vacancyStatus } from '../domain/vacancy-life-cycle.ts';
import { formFields } from './form-fields.ts';
import { presentCandidate } from './present-candidate.ts';
import { presentFields } from './present-fields.ts';
import { presentInterview } from './present-interview.ts';

type Application = components['schemas']['Application'];
type ApplicationRow = components['schemas']['ApplicationRow'];
type VacancySummary = components['schemas']['VacancySummary'];

export function presentApplicationRow(listed: ListedApplication, now: Date): ApplicationRow {
  const { application, candidate, candidate_picture } = listed;
  return {
    ...standing(application),
    match: profileMatch(listed.profile, listed.demands),
    vacancy: presentVacancySummary(listed, now),
    candidate: { ...candidate, candidate_picture },
  };
}

/** One application with everything that belongs to it, for a user who may see it. */
export async function presentApplication(
  db: Db,
  found: FoundApplication,
  user: SessionUser,
  now: Date,
): Promise<Application> {
  const id = found.application_id;
  const [listed, answers, history, interviews, files, candidate, { fields }] = await Promise.all([
    findListedApplication(db, id),
    applicationAnswersOf(db, id),
    applicationHistoryOf(db, id),
    interviewsOf(db, id),
    linkedFiles(db, applicationFiles, [id]),
    findCandidate(db, found.candidate_id),
    formFields('applyToVacancy'),
  ]);
  const status = found.status as ApplicationStatus;
  const passed = history.map((entry) => ({ ...entry, status: entry.status as ApplicationStatus }));
  const stages = applicationTimeline({
    status,
    submitted_at: found.application_date,
    viewed_at: found.viewed_at,
    history: passed,
  });
  const shown = {
    ...presentFields(fields, found.fields, files),
    ...standing(found),
    match: profileMatch(listed!.profile, listed!.demands),
    answers: answers.map(({ extra, ...answer }) => ({
      ...extra,
      ...answer,
      answer_text: answerText(answer.answer),
    })),
    allowed_statuses: allowedStatuses(status, user.role_name),
    timeline: stages.map((stage) => ({ ...stage, at: stage.at?.toISOString() ?? null })),
    history: passed.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    interviews: await Promise.all(interviews.map((interview) => presentInterview(interview, now))),
    vacancy: presentVacancySummary(listed!, now),
    candidate: await presentCandidate(candidate!),
  };
  // The forms' fields lie beside the declared ones, under the names that the forms give them.
  return shown as unknown as Application;
}

type Standing = Pick<
  FoundApplication,
  | 'application_id'
  | 'vacancy_id'
  | 'candidate_id'
  | 'status'
  | 'match_score'
  | 'application_date'
  | 'viewed_at'
>;

/** The candidate and the school see the same state, each under the name that the specification gives it. */
function standing(application: Standing) {
  const status = application.status as ApplicationStatus;
  return {
    application_id: application.application_id,
    vacancy_id: application.vacancy_id,
    candidate_id: application.candidate_id,
    candidate_status: status,
    school_status: status,
    application_date: application.application_date.toISOString(),
    match_score: application.match_score,
    viewed_at: application.viewed_at?.toISOString() ?? null,
  };
}

function presentVacancySummary(listed: ListedApplication, now: Date): VacancySummary {
  const { closed_at, application_deadline, ...vacancy } = listed.vacancy;
  const status = vacancyStatus({ closed_at, application_deadline }, now);
  return {
    ...vacancy,
    position_type: vacancy.position_type as VacancySummary['position_type'],
    country: listed.country,
    status,
    is_open: status === 'open',
    school: { ...listed.school, school_logo: listed.school_logo },
  };
}
