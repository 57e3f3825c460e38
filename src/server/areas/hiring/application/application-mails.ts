import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../../account/screen-address.ts';
import type { MailKind } from '../../news/mail-preference/mail-kinds.ts';
import { type Posting, postNews, postNewsToAll } from '../../news/mail-preference/post-news.ts';
import { notificationText } from '../../news/notification/notification-text.ts';
import { shownTextsOf } from '../../reference/shown-texts.ts';
import type { Parties } from './application-party-queries.ts';
import { noteTold } from './application-queries.ts';
import type { ApplicationStatus } from './application-states.ts';

/** A sentence about the next step for each state that a school sets. */
const NEXT = {
  'Under Review': 'mail.next_under_review',
  Shortlisted: 'mail.next_shortlisted',
  Interview: 'mail.next_interview',
  Offered: 'mail.next_offered',
  Hired: 'mail.next_hired',
  Rejected: 'mail.next_rejected',
} as const;

/** Mails a candidate that a school has moved the application. */
export async function mailStatus(
  tx: Db,
  posting: Posting,
  status: ApplicationStatus,
  parties: Parties,
  words: string | null = null,
): Promise<void> {
  const { vacancy_title, school_name } = parties;
  const statuses = await shownTextsOf(tx, 'statuses');
  const { label } = statuses.of(status);
  const facts = { vacancy_title, school_name, status };
  const { message } = notificationText('status_changed', facts, statuses.of);
  await postNews(tx, posting, parties.candidate_user_id, 'status_changes', {
    subject: say('mail.status_subject', { vacancy: vacancy_title, status: label }),
    pieces: [
      say('mail.status_intro', { vacancy: vacancy_title, school: school_name }),
      { facts: [say('mail.status_now', { status: label }), message] },
      ...(words === null ? [] : words.split(/\n\s*\n/)),
      ...(status in NEXT ? [say(NEXT[status as keyof typeof NEXT])] : []),
      ownApplicationLink(posting.settings.publicUrl, parties),
    ],
  });
}

/** The link to a candidate's own application. */
export function ownApplicationLink(publicUrl: string, { application_id, vacancy_title }: Parties) {
  const params = { id: application_id, slug: formatText('slug', vacancy_title) };
  const link = screenAddress(publicUrl, 'candidate-application', { params });
  return { label: say('mail.own_application'), link };
}

/** The school's link to an application. */
export function applicationLink(publicUrl: string, { application_id, vacancy_title }: Parties) {
  const params = { id: application_id, slug: formatText('slug', vacancy_title) };
  return {
    label: say('mail.view_application'),
    link: screenAddress(publicUrl, 'school-application', { params }),
  };
}

/** Mails those of a school who want a mail for each that somebody has applied, and notes whom. */
export async function mailNewApplication(tx: Db, posting: Posting, parties: Parties): Promise<void> {
  const told = await mailSchool(tx, posting, 'application_received', 'new_applications', parties);
  if (told.length) await noteTold(tx, parties.application_id, told);
}

/** Mails a school that somebody has withdrawn the application. */
export async function mailWithdrawal(tx: Db, posting: Posting, parties: Parties): Promise<void> {
  await mailSchool(tx, posting, 'application_withdrawn', 'replies', parties);
}

async function mailSchool(
  tx: Db,
  posting: Posting,
  what: 'application_received' | 'application_withdrawn',
  kind: MailKind,
  parties: Parties,
): Promise<number[]> {
  const { title, message } = notificationText(what, parties);
  return postNewsToAll(tx, posting, parties.school_user_ids, kind, {
    about: parties.candidate_user_id,
    subject: say('mail.of_vacancy', { what: title, vacancy: parties.vacancy_title }),
    pieces: [message, applicationLink(posting.settings.publicUrl, parties)],
  });
}
