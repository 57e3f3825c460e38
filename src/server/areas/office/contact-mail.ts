import { type MailText, mailText } from '../../engine/mail/mail-text.ts';
import { say } from '../../engine/messages/say.ts';

/** A visitor's message, with the form's further fields: `E-mail: omar@example.com`. */
export function contactMail(name: string, subject: string, details: readonly string[]): MailText {
  return mailText(say('mail.contact_subject', { name, subject }), say('mail.contact_reader'), [
    say('mail.contact_intro'),
    ...details,
  ]);
}
