import { describe, expect, it } from 'vitest';
import { siteMonth } from '../../../../language/run/value/site-day.ts';
import { comparedPeriod, promotionEnd, promotionState } from './promotion-period.ts';

const at = (text: string) => new Date(`${text}:00+03:00`);
const NOVEMBER = siteMonth(at('2026-11-10T08:00'));
const featured = (from: string | null, ended?: string) => ({
  month: NOVEMBER,
  featured_at: from === null ? null : at(from),
  ended_at: ended === undefined ? null : at(ended),
});

describe('the period compared with a promotion', () => {
  it.each([
    ['as many days before as since, including today', '2026-11-10T08:00', undefined, '2026-11-15T09:00', 6],
    ['no day after it was ended early', '2026-11-10T08:00', '2026-11-12T10:00', '2026-11-15T09:00', 3],
    ['no day after its month', '2026-11-28T08:00', undefined, '2026-12-20T09:00', 3],
    ['the current day when it has just begun', '2026-11-10T23:59', undefined, '2026-11-10T23:59', 1],
  ])('includes %s', (_, from, ended, now, days) => {
    const period = comparedPeriod(featured(from, ended), at('2026-01-01T08:00'), at(now));
    expect(period).toEqual({ first: from.slice(0, 10), days });
  });

  it('excludes days before the vacancy was posted', () => {
    const since = featured('2026-11-10T08:00');
    expect(comparedPeriod(since, at('2026-11-08T08:00'), at('2026-11-20T08:00'))!.days).toBe(2);
    expect(comparedPeriod(since, at('2026-11-10T07:00'), at('2026-11-20T08:00'))!.days).toBe(0);
  });

  it('is unknown if its start was not recorded', () => {
    expect(comparedPeriod(featured(null), at('2026-11-08T08:00'), at('2026-11-20T08:00'))).toBeNull();
  });
});

describe('a promotion', () => {
  it.each([
    ['running', 'is listed', undefined, '2026-11-30T23:59', true],
    ['paused', 'is not listed', undefined, '2026-11-30T23:59', false],
    ['ended', 'was deleted', undefined, '2026-11-30T23:59', undefined],
    ['taken_back', 'is listed', '2026-11-12T10:00', '2026-11-30T23:59', true],
    ['taken_back', 'is not listed', '2026-11-12T10:00', '2026-11-30T23:59', false],
    ['ended', 'is listed', undefined, '2026-12-01T00:00', true],
    ['ended', 'is listed', '2026-11-12T10:00', '2026-12-01T00:00', true],
  ] as const)('is %s when its vacancy %s, ended at %s, at %s', (state, _, ended, now, isShown) => {
    expect(promotionState(featured('2026-11-10T08:00', ended), isShown, at(now))).toBe(state);
  });

  it('ends when its school ends it, or with its month in Riyadh, even in December', () => {
    expect(promotionEnd(featured('2026-11-10T08:00', '2026-11-12T10:00'))).toEqual(at('2026-11-12T10:00'));
    expect(promotionEnd({ ...featured(null), month: NOVEMBER + 1 })).toEqual(at('2027-01-01T00:00'));
  });
});
