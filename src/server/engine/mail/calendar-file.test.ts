import { describe, expect, it } from 'vitest';
import { type Appointment, calendarFile, methodOf } from './calendar-file.ts';

const INTERVIEW: Appointment = {
  method: 'PUBLISH',
  program: '-//Example//Appointments//EN',
  uid: 'interview-7@school.example',
  sequence: 2,
  said_at: new Date('2026-05-01T08:00:00Z'),
  starts_at: new Date('2026-05-04T07:00:00Z'),
  minutes: 45,
  summary: 'Interview: Physics Teacher, Palm Valley School',
  place: 'Main building; room 12, floor 2',
  link: 'https://meet.example.com/a',
  description: 'Bring a plan.\nAsk for "Mona".',
  organizer: { name: 'Palm "Valley" School', address: 'no-reply@school.example' },
};
/** Unfolds a calendar file's lines: a line starting with a space continues the previous one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('contains time, place and subject', () => {
    const lines = linesOf(calendarFile(INTERVIEW));
    for (const line of [
      'PRODID:-//Example//Appointments//EN',
      'METHOD:PUBLISH',
      'UID:interview-7@school.example',
      'SEQUENCE:2',
      'DTSTAMP:20260501T080000Z',
      'DTSTART:20260504T070000Z',
      'DTEND:20260504T074500Z',
      'SUMMARY:Interview: Physics Teacher\\, Palm Valley School',
      'LOCATION:Main building\\; room 12\\, floor 2\\, https://meet.example.com/a',
      'URL:https://meet.example.com/a',
      'DESCRIPTION:Bring a plan.\\nAsk for "Mona".',
      `ORGANIZER;CN="Palm 'Valley' School":mailto:no-reply@school.example`,
      'STATUS:CONFIRMED',
    ])
      expect(lines).toContain(line);
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('cancels an appointment, without an alarm', () => {
    const file = calendarFile({ ...INTERVIEW, method: 'CANCEL' });
    expect(methodOf(file)).toBe('CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).not.toContain('VALARM');
  });

  it('folds lines at 75 bytes without splitting a character', () => {
    const summary = `مقابلة ${'معلم الفيزياء '.repeat(12)}`;
    const file = calendarFile({ ...INTERVIEW, summary });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  });

  it('escapes line breaks in texts', () => {
    const file = calendarFile({
      ...INTERVIEW,
      summary: 'A\r\nATTENDEE:mailto:x@example.com',
      link: 'https://a.example\r\nX-A:1',
      organizer: { name: 'A":mailto:b\r\nX-B:1', address: 'a@example.com\r\nX-C:1' },
    });
    expect(linesOf(file).filter((line) => /^(ATTENDEE|X-)/.test(line))).toEqual([]);
  });
});
