import { randomInt } from 'node:crypto';
import type { Mail } from '../db/mail-outbox.ts';

/** Headers are one line each, whatever stands in a name. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** RFC 2047, for letters beyond ASCII; a word of it holds at most 45 bytes. */
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

/** Letters only: whoever looks for a code of six digits finds the one in the text. */
const boundaryOf = () =>
  `part_${Array.from({ length: 24 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/**
 * A mail as the file that mail programs open (RFC 5322). Its texts stand in it unencoded, so that codes and links can
 * be read and copied with any editor.
 */
export function emlText({ to, subject, text, html }: Mail, from: string, date: Date): string {
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
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
