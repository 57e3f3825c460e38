import { describe, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import verifyEmail from '../../../../schemas/screens/verify-email.json' with { type: 'json' };
import {
  CODE_MINUTES,
  codeEnd,
  NEXT_CODE_SECONDS,
  oldestRegistration,
  REGISTRATION_HOURS,
  RESET_LINK_MINUTES,
  resetLinkEnd,
  SESSION_DAYS,
  sessionEnd,
} from './lifetimes.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const [MARCH, APRIL] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-04-27T20:00:00Z')];

describe('lifetimes', () => {
  it.each([
    ['a code', codeEnd, '2026-05-04T10:10:00.000Z'],
    ['a link', resetLinkEnd, '2026-05-04T11:00:00.000Z'],
    ['a session', (now: Date) => sessionEnd(now), '2026-06-03T10:00:00.000Z'],
    ['an Admin’s session', (now: Date) => sessionEnd(now, true), '2026-05-04T22:00:00.000Z'],
    ['a session in constant use', (now: Date) => sessionEnd(now, false, MARCH), '2026-05-30T10:00:00.000Z'],
    [
      'an Admin’s session in constant use',
      (now: Date) => sessionEnd(now, true, APRIL),
      '2026-05-04T20:00:00.000Z',
    ],
    ['a registration, backwards,', oldestRegistration, '2026-05-03T10:00:00.000Z'],
  ])('are as defined: %s', (_, end, expected) => {
    expect(end(NOW).toISOString()).toBe(expected);
  });

  it('match the API document', () => {
    const paths: Record<string, { post: { description: string } }> = document.paths as never;
    const says = (path: string, text: string) =>
      expect(paths[path]!.post.description.replace(/\s+/g, ' ')).toContain(text);
    says('/auth/forgot-password', `for ${RESET_LINK_MINUTES} minutes`);
    says('/auth/register', `for ${REGISTRATION_HOURS} hours`);
    expect([CODE_MINUTES, SESSION_DAYS]).toEqual([10, 30]);
  });

  it('match the screen’s countdown between mails', () => {
    expect(JSON.stringify(verifyEmail)).toContain(`"cooldown":${NEXT_CODE_SECONDS}`);
  });
});
