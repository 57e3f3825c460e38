import { describe, expect, it } from 'vitest';
import { serverRules } from './server-rules.ts';

/** Late evening of 9 March in London, already 10 March in Riyadh. */
const now = new Date('2026-03-09T22:30:00Z');

describe('the rules that only the server can check', () => {
  it.each([
    ['today-or-later', '2026-03-09', false],
    ['today-or-later', '2026-03-10', true],
    ['today-or-later', '2027-01-01', true],
    ['past-date', '2026-03-09', true],
    ['past-date', '2026-03-10', false],
  ])('%s of %s: %s', (rule, value, expected) => {
    expect(serverRules[rule]!(value, now)).toBe(expected);
  });
});
