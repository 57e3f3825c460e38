import { randomInt } from 'node:crypto';
import { methodOf } from './calendar-file.ts';
import type { Mail } from './mail-outbox-queries.ts';

/** A header must be a single line, whatever a name contains. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** Encodes characters beyond ASCII by RFC 2047; an encoded word has at most 45 bytes. */
function headerText(text: string): string {
  const plain = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(plain)) return plain;
  const words: string[] = [''];
  for (const letter of plain) {
    if (Buffer.byteLength(words.at(-1)! + letter) > 45) words.push('');
    words[words.length - 1] += letter;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

/** Headers by which mail programs offer to unsubscribe (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${oneLine(link)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Letters only, so that a search for a six-digit code finds the one in the text. */
const boundaryOf = () =>
  `part_${Array.from({ length: 24 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/**
 * A mail as an .eml file (RFC 5322). Its texts are not encoded, so that codes and links can be read and
 * copied in any editor.
 */
export function emlText(mail: Mail, from: string, date: Date): string {
  const { to, subject, text, html, unsubscribe, calendar } = mail;
  const boundary = boundaryOf();
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content.replace(/\r?\n/g, '\r\n'),
  ];
  return [
    `From: ${from}`,
    `To: ${oneLine(to)}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...(unsubscribe ? Object.entries(unsubscribeHeaders(unsubscribe)).map((line) => line.join(': ')) : []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    ...(calendar ? part(`text/calendar; method=${methodOf(calendar)}`, calendar) : []),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
