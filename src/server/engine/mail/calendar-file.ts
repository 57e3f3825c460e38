import { MINUTE } from '../../../language/run/value/durations.ts';

/** An appointment for calendars (RFC 5545); `method` tells the calendar what to do with it (RFC 5546). */
export type Appointment = {
  /** The program that made the file, as a formal public identifier. */
  program: string;
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Constant across versions: calendars use it to find the appointment to move or remove. */
  uid: string;
  /** The number of changes so far. */
  sequence: number;
  /** The time of this version. */
  said_at: Date;
  starts_at: Date;
  minutes: number;
  summary: string;
  place?: string | null;
  link?: string | null;
  description?: string | null;
  /** E-mail addresses of organizer and attendee. */
  organizer?: { name: string; address: string };
  attendee?: { name: string; address: string };
};

const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n|\r/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a text in a calendar may not hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A parameter's value may not contain quotes; in quotes it may contain anything else. */
const quoted = (text: string) =>
  `"${escaped(text)
    .replaceAll('"', "'")
    .replace(/\\[n,;\\]/g, ' ')}"`;

/**
 * Folds a line after at most 75 bytes: it continues in the next line after a space. Characters are not split.
 */
function folded(line: string): string {
  const lines: string[] = [''];
  for (const letter of line) {
    if (Buffer.byteLength(lines.at(-1)! + letter) > 75) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}

const person = (role: string, { name, address }: { name: string; address: string }, more = '') =>
  `${role};CN=${quoted(name)}${more}:mailto:${address.replace(/[\r\n\s]/g, '')}`;

export function calendarFile(of: Appointment): string {
  const ends = new Date(of.starts_at.getTime() + of.minutes * MINUTE);
  const place = [of.place, of.link].filter(Boolean).join(', ');
  const isCancelled = of.method === 'CANCEL';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${of.program}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${of.method}`,
    'BEGIN:VEVENT',
    `UID:${of.uid}`,
    `SEQUENCE:${of.sequence}`,
    `DTSTAMP:${moment(of.said_at)}`,
    `DTSTART:${moment(of.starts_at)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${escaped(of.summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(of.link ? [`URL:${of.link.replace(/[\r\n]/g, '')}`] : []),
    ...(of.description ? [`DESCRIPTION:${escaped(of.description)}`] : []),
    ...(of.organizer ? [person('ORGANIZER', of.organizer)] : []),
    ...(of.attendee ? [person('ATTENDEE', of.attendee, ';ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION')] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT1H',
          `DESCRIPTION:${escaped(of.summary)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** The file's `METHOD`, for the mail it is attached to. */
export const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
