import { zoned } from '../../../../language/run/value/zoned-time.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { type FormPart, presentFields } from '../../../engine/records/record-answers.ts';
import { isAtPlace, type Reader } from '../../news/event-time.ts';
import type { ReadInterview } from './interview-queries.ts';
import { endOf, interviewStatus, objectionToChanging } from './interview-state.ts';

type Interview = AnswerSchema<'Interview'>;

/** Presents an interview to a reader; with the parties and the vacancy, if given. */
export async function presentInterview(
  stored: ReadInterview,
  now: Date,
  reader: Pick<Reader, 'role_name'>,
  about?: Pick<AnswerSchema<'ApplicationRow'>, 'vacancy' | 'candidate'>,
): Promise<Interview> {
  const { fields } = await formFields('scheduleInterview');
  const { interview_id, application_id, starts_at, proposed_at, time_zone } = stored;
  const status = interviewStatus(stored, now);
  return {
    ...presentFields<FormPart<Interview, 'scheduleInterview'>>(fields, stored.fields, []),
    interview_id,
    application_id,
    starts_at,
    starts_at_zoned: zoned(starts_at, time_zone, isAtPlace(reader)),
    ends_at: endOf(stored),
    status,
    answer: stored.answer,
    answered_at: stored.answered_at,
    proposed_at,
    proposed_at_zoned: proposed_at && zoned(proposed_at, time_zone, isAtPlace(reader)),
    proposal: stored.proposal,
    can_change: objectionToChanging(stored, now) === null,
    calendar: status === 'upcoming' ? `/api/interview/${interview_id}/interview.ics` : null,
    ...(about && { vacancy: about.vacancy, candidate: about.candidate }),
  };
}
