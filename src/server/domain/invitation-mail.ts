import { type MailText, mailText } from './mail-text.ts';

export type InvitationNews = {
  school: string;
  vacancy: string;
  city: string;
  /** What the school wrote, if it wrote anything. */
  message: string | null;
  link: string;
};

export function invitationMail(
  name: string,
  { school, vacancy, city, message, link }: InvitationNews,
): MailText {
  return mailText(`${school} invites you to apply`, name, [
    `${school} has found your profile and invites you to apply for this vacancy: ${vacancy}, ${city}.`,
    ...(message ? ['The school writes:', message] : []),
    { label: 'View the vacancy', link },
    'You find the invitation among your job invitations, where you can accept or decline it. When you accept, the school sees how to reach you.',
  ]);
}
