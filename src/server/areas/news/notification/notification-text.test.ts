import { describe, expect, it } from 'vitest';
import { events } from '../../../../../generated/events.ts';
import openapi from '../../../../../generated/openapi.json' with { type: 'json' };
import type { EventName } from '../event-text.ts';
import { kindOf, type NotificationKind, notificationTarget, notificationText } from './notification-text.ts';

const FACTS = {
  vacancy_title: 'Physics Teacher',
  school_name: 'Palm Valley School',
  candidate_name: 'Sara Khalil',
  colleague_name: 'Huda Salem',
  status: 'Shortlisted',
  starts_at: '2026-12-03T07:00:00.000Z',
  name: 'Omar',
  email: 'omar@example.com',
  subject: 'Enterprise plan',
  proposed_at: '2026-12-04T07:00:00.000Z',
  deadline: '2026-12-05',
  waiting: '2 applicants are waiting for a decision.',
  reason: 'Your licence ends this month.',
  referee_name: 'Amina Haddad',
  valid_until: '2026-12-06',
};
const kinds = openapi.components.schemas.NotificationKind.enum as NotificationKind[];

describe('a notification', () => {
  it('has exactly one event for each kind in the API', () => {
    const notified = (Object.keys(events) as EventName[]).filter((event) => events[event].notification);
    expect(notified.map(kindOf).sort()).toEqual([...kinds].sort());
  });

  it.each(kinds)('of the kind %s has a text without unfilled placeholders', (kind) => {
    for (const text of Object.values(notificationText(kind, FACTS))) {
      expect(text.length).toBeGreaterThan(1);
      expect(text).not.toMatch(/[{}]|undefined| {2}|^ | [.,]/);
    }
  });

  it('describes a state as the specification does', () => {
    const messageOf = (status: string) => notificationText('status_changed', { ...FACTS, status }).message;
    expect(messageOf('Shortlisted')).toBe('School board is reviewed your profile');
    expect(messageOf('Rejected')).toBe('school has rejected your application');
  });

  it.each([
    [null, '', 'Thu, Dec 3, 2026, 10:00\u00a0AM (Riyadh)'],
    [null, '[Asia/Dubai]', 'Thu, Dec 3, 2026, 11:00\u00a0AM (Dubai)'],
    [
      'Europe/London',
      '[Asia/Dubai]',
      'Thu, Dec 3, 2026, 7:00\u00a0AM (London) · 11:00\u00a0AM in Dubai (school)',
    ],
  ])('tells a reader in time zone %s a time with the zone "%s" as %s', (time_zone, zone, time) => {
    const facts = { ...FACTS, starts_at: FACTS.starts_at + zone };
    expect(notificationText('interview_scheduled', facts, undefined, { time_zone }).message).toBe(
      `Your interview for Physics Teacher is on ${time}.`,
    );
  });
});

describe('where a notification leads', () => {
  const about = { application_id: 7, vacancy_id: 8, school_id: 9 };
  const leadsTo = (kind: NotificationKind, role_name: string, known: object = about) =>
    notificationTarget(kind, FACTS, { ...about, ...known, role_name });

  it.each<[NotificationKind, string, string, object]>([
    ['application_received', 'School', 'school-application', { id: 7, slug: 'physics-teacher' }],
    ['status_changed', 'Candidate', 'candidate-application', { id: 7, slug: 'physics-teacher' }],
    ['interview_reminder', 'Candidate', 'candidate-application', { id: 7, slug: 'physics-teacher' }],
    ['interview_reminder', 'School', 'school-application', { id: 7, slug: 'physics-teacher' }],
    ['invitation', 'Candidate', 'candidate-job', { id: 8, slug: 'physics-teacher' }],
    ['vacancy_expired', 'School', 'school-vacancy', { id: 8, slug: 'physics-teacher' }],
    ['school_asked_back', 'School', 'school-profile', {}],
    ['school_joined', 'Admin', 'admin-school', { id: 9 }],
  ])('of the kind %s, for a %s, is the screen %s', (kind, role, screen, params) => {
    expect(leadsTo(kind, role)).toMatchObject({ screen, params });
  });

  it('is nowhere once that has been deleted', () => {
    expect(leadsTo('status_changed', 'Candidate', { application_id: null })).toBeUndefined();
    expect(leadsTo('school_joined', 'Admin', { school_id: null })).toBeUndefined();
  });

  it('is nowhere for an event without a target', () => {
    expect(leadsTo('colleague_left', 'School')).toBeUndefined();
  });
});
