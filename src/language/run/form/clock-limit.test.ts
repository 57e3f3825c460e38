import { describe, expect, it } from 'vitest';
import { forms } from '../../../../generated/form-index.ts';
import { formExamples } from '../../../forms/form-examples.ts';
import { brokenClockLimits } from './clock-limit.ts';
import type { ClockReference } from './field-schema.ts';
import { validate } from './validate.ts';

/** Late evening of 9 March in London, already 10 March in Riyadh. */
const now = new Date('2026-03-09T22:30:00Z');
const clock = { now };

describe('a time-based limit', () => {
  it.each<[string, 'formatMinimum' | 'formatMaximum', ClockReference['$clock'], string, boolean]>([
    ['date', 'formatMinimum', 'today', '2026-03-09', false],
    ['date', 'formatMinimum', 'today', '2026-03-10', true],
    ['date', 'formatMaximum', 'yesterday', '2026-03-09', true],
    ['date', 'formatMaximum', 'yesterday', '2026-03-10', false],
    ['date', 'formatMaximum', 'today', '2026-03-10', true],
    ['date-time', 'formatMinimum', 'now', '2026-03-09T22:29:59Z', false],
    ['date-time', 'formatMinimum', 'now', '2026-03-10T01:30:00+03:00', true],
    // A text that is not a date violates another rule.
    ['date', 'formatMinimum', 'today', 'tomorrow', true],
  ])('%s: %s of %s allows %s: %s', (format, keyword, $clock, text, isAllowed) => {
    const broken = brokenClockLimits({ text: format, clock: { [keyword]: $clock } }, text, clock);
    expect(broken.map((one) => one.keyword)).toEqual(isAllowed ? [] : [keyword]);
  });

  it('uses the machine’s clock by default', () => {
    const plan = { text: 'date', clock: { formatMinimum: 'today' } } as const;
    expect(brokenClockLimits(plan, '2020-01-01', {})).toHaveLength(1);
    expect(brokenClockLimits(plan, '2999-01-01', {})).toEqual([]);
  });
});

describe('a form with time-based limits', () => {
  it.each([
    [
      'vacancy/1-basic',
      'application_deadline',
      '2026-03-09',
      '2026-03-10',
      'Application deadline must not be in the past',
    ],
    ['candidate/2-basic', 'candidate_dob', '2026-03-10', '2026-03-09', 'Date of birth must be in the past'],
    [
      'edit-profile/profile',
      'candidate_dob',
      '2026-03-10',
      '2026-03-09',
      'Date of birth must be in the past',
    ],
    [
      'application/interview',
      'starts_at',
      '2026-03-09T22:00:00Z',
      '2026-03-09T23:00:00Z',
      'The interview must be in the future',
    ],
  ])('%s refuses a %s of %s and accepts %s', async (name, field, wrong, right, message) => {
    const { form } = await forms[name]!();
    const check = (value: string, kept?: Record<string, unknown>) =>
      validate(form, { ...formExamples[name], [field]: value }, { mode: 'create', clock, kept });
    expect(check(wrong)).toEqual({ [field]: [message] });
    expect(check(right)).toEqual({});
    // A value that was valid when it was written stays valid.
    expect(check(wrong, { [field]: wrong })).toEqual({});
    expect(check(wrong, { [field]: right })).toEqual({ [field]: [message] });
  });
});
