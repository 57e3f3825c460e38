import { type MailText, mailText } from './mail-text.ts';

export type Invited = {
  school_name: string;
  vacancy_title: string;
  city: string;
  account: { full_name: string };
};

/** `message` is what the school wrote, if it wrote anything. */
export function invitationMail(
  { school_name, vacancy_title, city, account }: Invited,
  { message, link }: { message: string | null; link: string },
): MailText {
  return mailText(`${school_name} invites you to apply`, account.full_name, [
    `${school_name} has found your profile and invites you to apply for this vacancy: ${vacancy_title}, ${city}.`,
    ...(message ? ['The school writes:', message] : []),
    { label: 'View the vacancy', link },
    'The invitation stands among your job invitations, where you can accept or decline it. When you accept, the school sees how to reach you.',
  ]);
}
