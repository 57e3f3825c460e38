import { type MailText, mailText } from './mail-text.ts';

/** What a visitor has written, with whatever the form asks beside it: `E-mail: omar@example.com`. */
export function contactMail(name: string, subject: string, details: readonly string[]): MailText {
  return mailText(`Message from ${name}: ${subject}`, 'administration', [
    'Somebody has written to you by the contact form.',
    ...details,
  ]);
}
