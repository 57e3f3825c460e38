import { describe, expect, it } from 'vitest';
import type { Db } from '../../engine/db/connect.ts';
import { type EventName, type Facts, mailOf } from './event-text.ts';
import { tell } from './tell.ts';

const HERE = 'https://market.example';
const mailed = (event: EventName, facts: Facts, index = 0) => mailOf(event, index, facts, HERE);

const PARTIES = { vacancy_title: 'Art Teacher', school_name: 'Dune School', candidate_name: 'Sara Khalil' };
const STATUS = { ...PARTIES, application_id: 7, status: 'Hired', words: ['First.', 'Second.'] };

describe('an event’s mail', () => {
  it('repeats its notification, and links to the screen with its facts', () => {
    expect(mailed('application-withdrawn', { ...PARTIES, application_id: 7 })).toEqual({
      subject: 'Application withdrawn: Art Teacher',
      pieces: [
        'Sara Khalil has withdrawn their application for Art Teacher.',
        { label: 'View the application', link: `${HERE}/school/application/7/art-teacher` },
      ],
    });
  });

  it('contains the paragraphs whose conditions hold, and lists of paragraphs and lines', () => {
    const { pieces } = mailed('status-changed', STATUS);
    expect(pieces.slice(1, -1)).toEqual([
      { facts: ['Status: Hired', expect.any(String)] },
      { words: 'First.' },
      { words: 'Second.' },
      'The school will tell you what happens before your first day.',
    ]);
  });

  it('leaves out empty parts', () => {
    const facts = { ...PARTIES, starts_at: '2026-12-03T07:00:00.000Z', proposed_at: null, application_id: 7 };
    const { pieces } = mailed('interview-proposed', { ...facts, proposal: null, details: [] });
    expect(pieces).toHaveLength(2);
    const more = mailed('interview-proposed', { ...facts, proposal: 'I teach then.', details: ['Place: A'] });
    expect(more.pieces.slice(1, 3)).toEqual(['I teach then.', { facts: ['Place: A'] }]);
  });

  it('links to each entry of a list, with its count', () => {
    const vacancies = [
      { vacancy_id: 1, vacancy_title: 'Art Teacher', n: 1 },
      { vacancy_id: 2, vacancy_title: 'Head', n: 2 },
    ];
    const { subject, pieces } = mailed('application-digest', { n: 3, vacancies, rest: [] });
    expect(subject).toBe('3 new applications');
    expect(
      pieces.map((piece) => (typeof piece === 'object' && 'label' in piece ? piece.label : piece)),
    ).toEqual(['New applications, by vacancy:', 'Art Teacher (1 application)', 'Head (2 applications)']);
  });

  it('never expands placeholders within a fact', () => {
    const { subject } = mailed('school-joined', { school_name: '{status} School' });
    expect(subject).toBe('New school: {status} School');
  });

  it('does not compile without all facts that its document uses', () => {
    const tx = {} as Db;
    const about = { to: { school: [] }, at: new Date(0) };
    const LEFT = { vacancy_title: 'Art Teacher' };
    const calls = [
      // @ts-expect-error a fact is missing
      () => tell(tx, null, 'applicant-left', { ...about, facts: {} }),
      // @ts-expect-error there is no such fact
      () => tell(tx, null, 'applicant-left', { ...about, facts: { vacancy_title: '', vacancy: '' } }),
      // @ts-expect-error this event has other recipients
      () => tell(tx, null, 'applicant-left', { ...about, to: {}, facts: LEFT }),
      // @ts-expect-error it is mailed
      () => tell(tx, null, 'school-left', { ...about, to: { candidate: 1 }, facts: PARTIES }),
      // @ts-expect-error there is no such event
      () => tell(tx, null, 'applicant-lost', { ...about, facts: {} }),
    ];
    expect(calls).toHaveLength(5);
  });
});
