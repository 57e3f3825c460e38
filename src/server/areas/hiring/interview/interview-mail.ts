import { zoned } from '../../../../language/run/value/zoned-time.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { calendarFile } from '../../../engine/mail/calendar-file.ts';
import { say } from '../../../engine/messages/say.ts';
import { filledIn } from '../../../engine/records/filled-in.ts';
import { type Posting, postNews, postNewsToAll } from '../../news/mail-preference/post-news.ts';
import { notificationText } from '../../news/notification/notification-text.ts';
import { type Reader, toldTime } from '../../news/told-time.ts';
import { applicationLink, ownApplicationLink } from '../application/application-mails.ts';
import type { Parties } from '../application/application-party-queries.ts';
import type { StoredInterview } from './interview-queries.ts';

export type InterviewNews = 'interview_scheduled' | 'interview_changed' | 'interview_cancelled';

/** Mails the notification to the candidate, with the school's fields (`Place: Room 12`) and an .ics file. */
export async function mailInterview(
  tx: Db,
  posting: Posting,
  kind: InterviewNews,
  interview: StoredInterview,
  parties: Parties,
): Promise<void> {
  const { publicUrl } = posting.settings;
  const starts_at = zoned(interview.starts_at, parties.time_zone);
  const facts = await filledIn('scheduleInterview', interview.fields);
  const isCancelled = kind === 'interview_cancelled';
  await postNews(tx, posting, parties.candidate_user_id, 'interviews', (reader) => {
    const { title, message } = notificationText(kind, { ...parties, starts_at }, undefined, reader);
    return {
      subject: title,
      pieces: [
        message,
        ...(facts.length && !isCancelled ? [{ facts }] : []),
        say(isCancelled ? 'mail.calendar_removed' : 'mail.calendar_added'),
        ownApplicationLink(publicUrl, parties),
      ],
      calendar: interviewCalendar(interview, parties, publicUrl, isCancelled ? 'CANCEL' : 'PUBLISH', reader),
    };
  });
}

/** Mails the school its own copy of the appointment, for the calendar, if it asked for one. */
export async function mailOwnCalendar(
  tx: Db,
  posting: Posting,
  kind: InterviewNews,
  interview: StoredInterview,
  parties: Parties,
): Promise<void> {
  const isCancelled = kind === 'interview_cancelled';
  await mailSide(tx, posting, 'school', interview, parties, (reader) => ({
    subject: say(isCancelled ? 'mail.interview_off' : 'mail.interview_on', { name: parties.candidate_name }),
    message: say('mail.interview_about', {
      vacancy: parties.vacancy_title,
      when: toldTime(interview.starts_at, parties.time_zone, reader),
    }),
    isCancelled,
  }));
}

/** Mails a school the candidate's answer to the time. */
export async function mailReply(
  tx: Db,
  posting: Posting,
  kind: 'interview_accepted' | 'interview_proposed',
  interview: StoredInterview,
  parties: Parties,
): Promise<void> {
  const times = {
    starts_at: zoned(interview.starts_at, parties.time_zone),
    proposed_at: interview.proposed_at && zoned(interview.proposed_at, parties.time_zone),
  };
  const more = interview.proposal ? [interview.proposal] : [];
  await mailSide(tx, posting, 'school', interview, parties, (reader) => {
    const { title, message } = notificationText(kind, { ...parties, ...times }, undefined, reader);
    return { subject: title, message, more };
  });
}

/** Reminds one side the day before. */
export async function mailReminder(
  tx: Db,
  posting: Posting,
  whom: 'candidate' | 'school',
  interview: StoredInterview,
  parties: Parties,
): Promise<void> {
  const facts = { ...parties, starts_at: zoned(interview.starts_at, parties.time_zone) };
  await mailSide(tx, posting, whom, interview, parties, (reader) => {
    const { title, message } = notificationText('interview_reminder', facts, undefined, reader);
    return { subject: title, message };
  });
}

type SideNews = { subject: string; message: string; more?: readonly string[]; isCancelled?: boolean };

async function mailSide(
  tx: Db,
  posting: Posting,
  whom: 'candidate' | 'school',
  interview: StoredInterview,
  parties: Parties,
  newsFor: (reader: Reader) => SideNews,
): Promise<void> {
  const { publicUrl } = posting.settings;
  const facts = await filledIn('scheduleInterview', interview.fields);
  const isSchool = whom === 'school';
  const to = isSchool ? parties.school_user_ids : [parties.candidate_user_id];
  await postNewsToAll(tx, posting, to, isSchool ? 'interview_dates' : 'interviews', (reader) => {
    const { subject, message, more = [], isCancelled = false } = newsFor(reader);
    return {
      ...(isSchool && { about: parties.candidate_user_id }),
      subject,
      pieces: [
        message,
        ...more,
        ...(facts.length && !isCancelled ? [{ facts }] : []),
        isSchool ? applicationLink(publicUrl, parties) : ownApplicationLink(publicUrl, parties),
      ],
      calendar: interviewCalendar(interview, parties, publicUrl, isCancelled ? 'CANCEL' : 'PUBLISH', reader),
    };
  });
}

/** Returns an interview as an appointment; a change moves it in the calendar, a cancellation removes it. */
export function interviewCalendar(
  { interview_id, created_at, updated_at, starts_at, minutes, fields }: StoredInterview,
  { vacancy_title, school_name, time_zone }: Pick<Parties, 'vacancy_title' | 'school_name' | 'time_zone'>,
  publicUrl: string,
  method: 'PUBLISH' | 'CANCEL',
  reader: Reader,
): string {
  const host = new URL(publicUrl).hostname;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return calendarFile({
    method,
    uid: `interview-${interview_id}@${host}`,
    // Grows with each change, of which there is at most one a second.
    sequence: Math.max(0, Math.round((updated_at.getTime() - created_at.getTime()) / 1000)),
    said_at: updated_at,
    starts_at,
    minutes,
    summary: say('mail.interview_summary', { vacancy: vacancy_title, school: school_name }),
    place: text(fields.place),
    link: text(fields.link),
    description: [toldTime(starts_at, time_zone, reader), text(fields.note)].filter(Boolean).join('\n\n'),
    organizer: { name: school_name, address: `no-reply@${host}` },
  });
}
