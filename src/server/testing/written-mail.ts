import type { Events } from '../../../generated/events.ts';
import { mailOf } from '../areas/news/event-text.ts';
import { type MailText, mailText } from '../engine/mail/mail-text.ts';

/** The only mail of an event, rendered for a recipient of this name. */
export function writtenMail<E extends keyof Events>(
  event: E,
  name: string,
  facts: Events[E]['facts'],
): MailText {
  const { subject, pieces } = mailOf(event, 0, facts, 'https://market.example');
  return mailText(subject, name, pieces);
}
