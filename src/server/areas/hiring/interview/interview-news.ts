import { zoned } from '../../../../language/run/value/zoned-time.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { calendarFile } from '../../../engine/mail/calendar-file.ts';
import { say } from '../../../engine/messages/say.ts';
import { filledFieldLines } from '../../../engine/records/filled-field-lines.ts';
import { formatEventTime, type Reader } from '../../news/event-time.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { type Parties, partyRecipients } from '../application/application-party-queries.ts';
import type { StoredInterview } from './interview-queries.ts';

export type InterviewEvent =
  | 'interview-scheduled'
  | 'interview-changed'
  | 'interview-cancelled'
  | 'interview-superseded'
  | 'interview-accepted'
  | 'interview-proposed'
  | 'interview-reminder';

/**
 * Notifies the users whom the event's document names of an interview, with the school's fields (`Place: Room
 * 12`) and an .ics file.
 */
export async function tellInterview(
  tx: Db,
  posting: MailContext,
  event: InterviewEvent,
  interview: StoredInterview,
  parties: Parties,
  at: Date,
  more: { only?: 'mails' } = {},
): Promise<void> {
  await tell(tx, posting, event, { ...interviewNews(posting, event, interview, parties, at), ...more });
}

/** The same to be told later. */
export function interviewNews(
  posting: MailContext,
  event: InterviewEvent,
  interview: StoredInterview,
  parties: Parties,
  at: Date,
) {
  const { interview_id, starts_at, proposed_at, proposal, fields } = interview;
  const { to, about } = partyRecipients(parties);
  const { time_zone } = parties;
  const isOff = event === 'interview-cancelled' || event === 'interview-superseded';
  const method = isOff ? 'CANCEL' : 'PUBLISH';
  return {
    to,
    about: { ...about, interview_id },
    facts: {
      ...parties,
      starts_at: zoned(starts_at, time_zone),
      proposed_at: proposed_at && zoned(proposed_at, time_zone),
      proposal,
      details: () => filledFieldLines('scheduleInterview', fields),
    },
    at,
    calendar: (reader: Reader) =>
      interviewCalendar(interview, parties, posting.settings.publicUrl, method, reader),
  };
}

/** Returns an interview as a calendar event; a change moves it in the calendar, a cancellation removes it. */
export function interviewCalendar(
  { interview_id, created_at, updated_at, starts_at, minutes, kind, fields }: StoredInterview,
  { vacancy_title, school_name, time_zone }: Pick<Parties, 'vacancy_title' | 'school_name' | 'time_zone'>,
  publicUrl: string,
  method: 'PUBLISH' | 'CANCEL',
  reader: Reader,
): string {
  const host = new URL(publicUrl).hostname;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return calendarFile({
    program: '-//Education Marketplace//Interviews//EN',
    method,
    uid: `interview-${interview_id}@${host}`,
    // Grows with each change, assuming at most one per second.
    sequence: Math.max(0, Math.round((updated_at.getTime() - created_at.getTime()) / 1000)),
    said_at: updated_at,
    starts_at,
    minutes,
    summary: say('interview.summary', { vacancy: vacancy_title, school: school_name }),
    place: text(fields.place) ?? (kind === 'phone' ? say('interview.by_phone') : null),
    link: text(fields.link),
    description: [formatEventTime(starts_at, time_zone, reader), text(fields.note)]
      .filter(Boolean)
      .join('\n\n'),
    organizer: { name: school_name, address: `no-reply@${host}` },
  });
}
