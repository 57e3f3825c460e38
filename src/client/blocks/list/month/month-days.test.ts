import { describe, expect, it } from 'vitest';
import { dayOfMonth, monthAfter, spotOf, weekdayNames, weeksOf } from './month-days.ts';

const SUNDAY = 0;
const MONDAY = 1;

describe('the weeks of a month', () => {
  it('begin with the given day of the week', () => {
    const [first] = weeksOf('2026-11', SUNDAY);
    expect(first![0]).toBe('2026-11-01');
    const [, second] = weeksOf('2026-11', MONDAY);
    expect(second![0]).toBe('2026-11-02');
  });

  it('leave out the days of other months', () => {
    expect(weeksOf('2026-11', MONDAY)[0]).toEqual([...Array(6), '2026-11-01']);
    expect(weeksOf('2026-11', SUNDAY).at(-1)).toEqual(['2026-11-29', '2026-11-30', ...Array(5)]);
  });

  it.each([
    ['2026-02', SUNDAY, 4],
    ['2026-05', SUNDAY, 6],
    ['2026-12', SUNDAY, 5],
  ])('of %s are as many as it has', (month, start, count) => {
    const weeks = weeksOf(month, start);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.some((day) => day !== undefined))).toBe(true);
  });
});

describe('months', () => {
  it('are counted across years', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', 12)).toBe('2027-03');
  });

  it('have the same day, or else their last', () => {
    expect(dayOfMonth('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(dayOfMonth('2026-12', '2026-11-30')).toBe('2026-12-30');
  });
});

describe('the day of a row', () => {
  const night = '2026-11-30T21:30:00.000Z';

  it('of a date is the same everywhere, and has no time', () => {
    expect(spotOf('2026-11-30', { timeZone: 'Asia/Tokyo' })).toEqual({ day: '2026-11-30' });
  });

  it('of a moment is the reader’s', () => {
    expect(spotOf(night, { timeZone: 'Europe/London' })).toEqual({ day: '2026-11-30', time: '9:30\u00a0PM' });
    expect(spotOf(night, { timeZone: 'Asia/Dubai' })).toEqual({ day: '2026-12-01', time: '1:30\u00a0AM' });
  });

  it('of a moment at a place is the reader’s, unless the place’s clock is told first', () => {
    const reader = { timeZone: 'Europe/London' };
    expect(spotOf(`${night}[Asia/Dubai]`, reader)?.day).toBe('2026-11-30');
    expect(spotOf(`${night}[!Asia/Dubai]`, reader)).toEqual({ day: '2026-12-01', time: '1:30\u00a0AM' });
  });

  it('of anything else is unknown', () => {
    expect(spotOf('soon', {})).toBeUndefined();
    expect(spotOf(null, {})).toBeUndefined();
  });
});

it('names the days of a week in their order', () => {
  expect(weekdayNames(SUNDAY, 'short')[0]).toBe('Sun');
  expect(weekdayNames(MONDAY, 'long')).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});
