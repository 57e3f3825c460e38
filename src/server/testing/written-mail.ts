import { type Events, events } from '../../../generated/events.ts';
import { mailOf } from '../areas/news/event-text.ts';
import { type MailText, mailText } from '../engine/mail/mail-text.ts';

/** Returns the only mail of an event, as somebody of this name gets it. */
export function writtenMail<E extends keyof Events>(
  event: E,
  name: string,
  facts: Events[E]['facts'],
): MailText {
  const { subject, pieces } = mailOf(event, events[event].mails![0]!, facts, 'https://market.example');
  return mailText(subject, name, pieces);
}
