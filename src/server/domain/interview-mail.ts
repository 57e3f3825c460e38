import { formatText } from '../../shared/formats.ts';
import { type MailText, mailText } from './mail-text.ts';
import { notificationText } from './notification-text.ts';

/** What both sides call each other, and the application that the link leads to. */
export type AboutInterview = {
  application_id: number;
  vacancy_title: string;
  school_name: string;
  candidate_name: string;
};

/** The notification as a mail, with what the school has filled in: `Place: Main building`. */
export function interviewMail(
  kind: 'interview_scheduled' | 'interview_changed' | 'interview_cancelled',
  about: AboutInterview,
  startsAt: string,
  details: readonly string[],
  publicUrl: string,
): MailText {
  const { title, message } = notificationText(kind, { ...about, starts_at: startsAt });
  const slug = encodeURIComponent(formatText('slug', about.vacancy_title));
  const link = `${publicUrl}/candidate/application/${about.application_id}/${slug}`;
  return mailText(title, about.candidate_name, [message, ...details, { label: 'Your application', link }]);
}
