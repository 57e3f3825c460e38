import { messages } from '../../../generated/messages.ts';
import { say } from '../words/say.ts';
import { type MailFooter, type MailPiece, mailHtml } from './mail-html.ts';

/** A mail's texts; the caller adds the address. */
export type MailText = { subject: string; text: string; html: string };

/** Makes the plain and the HTML part from one source, so that they never differ. */
export function mailText(
  subject: string,
  name: string,
  pieces: readonly MailPiece[],
  footer: MailFooter = {},
): MailText {
  const title = subject.replace(/\s+/g, ' ').trim();
  const greeting = say('mail.greeting', { name: name.replace(/\s+/g, ' ') });
  const closing = say('mail.closing');
  const said = [greeting, ...pieces, closing];
  const { unsubscribe } = footer;
  const end = unsubscribe ? [`-- \n${unsubscribe.reason}\n${unsubscribe.label}: ${unsubscribe.link}`] : [];
  return {
    subject: title,
    text: `${[...said.map(plain), ...end].join('\n\n')}\n`,
    html: mailHtml(String(messages['app.name']), title, said, footer),
  };
}

function plain(piece: MailPiece): string {
  if (typeof piece === 'string') return piece;
  if ('code' in piece) return `    ${piece.code}`;
  if ('facts' in piece) return piece.facts.map((fact) => `  ${fact.replaceAll('\n', '\n  ')}`).join('\n');
  if ('quote' in piece) return piece.quote.replace(/^/gm, '> ');
  return `${piece.label}:\n${piece.link}`;
}
