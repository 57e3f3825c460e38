import type { AskedField } from '../../../../language/run/form/asked.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { presentAsAsked } from '../../../engine/records/asked-answers.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { type FormPart, presentFields } from '../../../engine/records/record-answers.ts';
import { type Candidate, presentCandidate } from '../../people/candidate-answers.ts';
import { findCandidate } from '../../people/candidate-queries.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { vacancyStatus } from '../../vacancies/vacancy-life-cycle.ts';
import { findShownSnapshot } from '../application-snapshot/application-snapshot-queries.ts';
import { findSent, type Sent } from '../application-snapshot/sent-queries.ts';
import { presentInterview } from '../interview/interview-answers.ts';
import { interviewsOf } from '../interview/interview-queries.ts';
import { type Thread, threadOfApplication } from '../message/message-queries.ts';
import { applicationFiles } from '../tables/application.ts';
import { careerOf, certificatesOf } from './applicant-record.ts';
import { latestEvents, statesOf } from './application-event-queries.ts';
import { zonesOfApplication } from './application-party-queries.ts';
import { type ApplicationRecord, applicationAnswersOf, findApplication } from './application-queries.ts';
import { allowedStatuses } from './application-states.ts';
import { applicationTimeline } from './application-timeline.ts';
import { assessmentOf } from './assessment-answers.ts';
import { findListedApplication, type ListedApplication } from './listed-application-queries.ts';
import { answerText } from './match-score.ts';

type Application = AnswerSchema<'Application'>;
type ApplicationRow = AnswerSchema<'ApplicationRow'>;
type VacancySummary = AnswerSchema<'VacancySummary'>;

export function presentApplicationRow(listed: ListedApplication, now: Date): ApplicationRow {
  const { application, candidate, candidate_picture } = listed;
  return {
    ...standing(application),
    match: profileMatch(listed.profile, listed.demands),
    vacancy: presentVacancySummary(listed, now),
    candidate: { ...candidate, candidate_picture },
  };
}

/** Presents one application with everything that belongs to it, for a user who may see it. */
export async function presentApplication(
  db: Db,
  about: Pick<ApplicationRecord, 'application_id' | 'candidate_id'>,
  { user, foresee }: Pick<Context, 'foresee'> & { user: SessionUser },
  now: Date,
): Promise<Application> {
  const id = about.application_id;
  const { fields } = await formFields('applyToVacancy');
  const form = await formVersion('applications');
  const [found, listed, answers, events, interviews, files, profile, assessment, zones, sent, past, thread] =
    await inOneStatement(db, (one) => [
      findApplication(one, id),
      findListedApplication(one, id),
      applicationAnswersOf(one, id),
      statesOf(one, id),
      interviewsOf(one, id),
      linkedFiles(one, applicationFiles, [id]),
      profileFor(one, about, user),
      assessmentOf(one, id, user.id),
      zonesOfApplication(one, id),
      findSent(one, id, form.version),
      user.role_name === 'Candidate' ? latestEvents(one, id) : undefined,
      threadOfApplication(one, id),
      user.role_name === 'School' && foresee(one, about, 'related candidate', 'candidate who shares contact'),
    ]);
  if (!found || !profile) throw Refusal.notFound('application');
  const status = found.status;
  const history = events.filter(({ kind }) => kind !== 'accepted');
  const stages = applicationTimeline({
    status,
    submitted_at: found.application_date,
    viewed_at: found.viewed_at,
    history,
  });
  return {
    ...presentFields<FormPart<Application, 'applyToVacancy'>>(fields, found.fields, files),
    ...presentSent(sent, form.asked, found.fields, files),
    ...standing(found),
    match: profileMatch(listed!.profile, listed!.demands),
    answers: answers.map(({ extra, ...answer }) => {
      const answer_text = answerText(answer.answer);
      const answer_date = answer.question_type.type_key === 'date' ? answer_text : null;
      return { ...extra, ...answer, answer_text, answer_date };
    }),
    next_status: listed!.next_status,
    unread: unreadOf(thread, user),
    // A reviewer may not move applications, and what is decided already waits for its undo: no moves are offered.
    allowed_statuses:
      user.team_role === 'reviewer' || (listed!.next_status && user.role_name === 'School')
        ? []
        : allowedStatuses(status, user.role_name),
    timeline: stages.map((stage) => ({ ...stage, at: stage.at })),
    history: history.map(({ kind: _, ...entry }) => entry),
    ...(past && { events: past }),
    offer_accepted_at: events.find(({ kind }) => kind === 'accepted')?.at ?? null,
    interviews: await Promise.all(interviews.map((interview) => presentInterview(interview, now, user))),
    ...zones,
    vacancy: presentVacancySummary(listed!, now),
    contact_shared: listed!.contact_shared,
    candidate: profile.as_of === undefined ? profile : { ...profile, contact_shared: listed!.contact_shared },
    ...assessment,
    certificates: certificatesOf(profile, now),
    career: careerOf(profile),
  };
}

/** Returns how many messages the user's side has not read; null when there is none. Admins take no part. */
function unreadOf(thread: Thread | null, { role_name }: SessionUser): number | null {
  if (role_name === 'School') return thread?.school_unread || null;
  return (role_name === 'Candidate' && thread?.candidate_unread) || null;
}

/** The fields that a school sees once contact data is shared with it. */
const CONTACT = ['email', 'phone'];

/** Presents what was sent as the form asked for it then; for applications older than that, as it asks for it now. */
function presentSent(
  found: Sent | null,
  now: readonly AskedField[],
  fields: Fields,
  files: readonly LinkedFile[],
): Pick<Application, 'submitted' | 'submitted_contact' | 'submitted_files'> {
  const links = files.map((file): [string, string] => [file.field, fileUrl(file)]);
  // Whether contact data is shared is told by `contact_shared`; most applicants were not asked, and have the default.
  const { share_before_approval: _, ...sent } = found?.sent ?? fields;
  const all = presentAsAsked(found?.asked ?? now, now, { ...sent, ...Object.fromEntries(links) });
  const isFile = ({ kind }: (typeof all)[number]) => kind === 'file';
  const isContact = ({ field }: (typeof all)[number]) => CONTACT.includes(field);
  return {
    submitted: all.filter((one) => !isFile(one) && !isContact(one)),
    submitted_contact: all.filter(isContact),
    submitted_files: all.filter(isFile),
  };
}

/** Returns the profile as this user sees it; null if the candidate has been deleted meanwhile. */
async function profileFor(
  db: Db,
  { application_id, candidate_id }: Pick<ApplicationRecord, 'application_id' | 'candidate_id'>,
  { role_name }: SessionUser,
): Promise<Candidate | null> {
  const [snapshot, current] = await inOneStatement(db, (one) => [
    role_name === 'School' ? findShownSnapshot(one, application_id) : null,
    findCandidate(one, candidate_id),
  ]);
  if (snapshot) return { ...(await presentCandidate(snapshot)), as_of: snapshot.taken_at };
  return current && presentCandidate(current);
}

type Standing = Pick<
  ApplicationRecord,
  | 'application_id'
  | 'vacancy_id'
  | 'candidate_id'
  | 'status'
  | 'match_score'
  | 'application_date'
  | 'viewed_at'
>;

/** Candidate and school see the same state, each under the field name that the specification gives. */
function standing(application: Standing) {
  const status = application.status;
  return {
    application_id: application.application_id,
    vacancy_id: application.vacancy_id,
    candidate_id: application.candidate_id,
    candidate_status: status,
    school_status: status,
    application_date: application.application_date,
    match_score: application.match_score,
    viewed_at: application.viewed_at,
  };
}

function presentVacancySummary(listed: ListedApplication, now: Date): VacancySummary {
  const { closed_at, taken_down_at, application_deadline, ...vacancy } = listed.vacancy;
  const status = vacancyStatus({ closed_at, taken_down_at, application_deadline }, now);
  return {
    ...vacancy,
    country: listed.country,
    status,
    is_open: status === 'open',
    school: { ...listed.school, school_logo: listed.school_logo },
  };
}
