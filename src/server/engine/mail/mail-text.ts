import { messages } from '../../../../generated/messages.ts';
import { say } from '../messages/say.ts';
import { type MailFooter, type MailPiece, mailHtml } from './mail-html.ts';

/** A mail's texts; the caller adds the address. */
export type MailText = { subject: string; text: string; html: string };

/** Builds the plain and the HTML part from one source, so that they never differ. */
export function mailText(
  subject: string,
  name: string,
  pieces: readonly MailPiece[],
  footer: MailFooter = {},
): MailText {
  const title = oneLine(subject);
  const greeting = say('mail.greeting', { name: oneLine(name) });
  const closing = say('mail.closing');
  const isGreeted = pieces.some((piece) => greets(paragraphOf(piece), name));
  const said = [...(isGreeted ? [] : [greeting]), ...pieces, closing];
  const { unsubscribe } = footer;
  const end = unsubscribe ? [`-- \n${unsubscribe.reason}\n${unsubscribe.label}: ${unsubscribe.link}`] : [];
  return {
    subject: title,
    text: `${[...said.map(plain), ...end].join('\n\n')}\n`,
    html: mailHtml(String(messages['app.name']), title, said, footer),
  };
}

/**
 * Without control characters, and without marks that change the text direction of what follows; those that
 * isolate a name stay, as `isolated` closes them.
 */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066\u2067]+/gu, ' ').trim();

const paragraphOf = (piece: MailPiece): string => {
  if (typeof piece === 'string') return piece;
  return 'words' in piece ? piece.words : '';
};

/**
 * Whether a text opens with a salutation: a first line that ends in a comma, or names its reader before one.
 */
function greets(text: string, name: string): boolean {
  const [, salutation = '', rest] = /^([^\n,،]{1,80})[,،](.*)/u.exec(text) ?? [];
  return salutation !== '' && (rest === '' || salutation.includes(name.split(' ')[0]!));
}

function plain(piece: MailPiece): string {
  if (typeof piece === 'string') return piece;
  if ('words' in piece) return piece.words;
  if ('code' in piece) return `    ${piece.code}`;
  if ('facts' in piece) return piece.facts.map((fact) => `  ${fact.replaceAll('\n', '\n  ')}`).join('\n');
  if ('quote' in piece) return piece.quote.replace(/^/gm, '> ');
  return `${piece.label}:\n${piece.link}`;
}
