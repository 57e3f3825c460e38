import { expect, it } from 'vitest';
import { HOUR } from './durations.ts';
import { riyadhDay } from './riyadh-day.ts';

it('ends a day at midnight in Riyadh, as the time zone database does', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });
  expect(riyadhDay(new Date('2028-02-28T20:59:59.999Z'))).toBe('2028-02-28');
  expect(riyadhDay(new Date('2028-02-28T21:00:00Z'))).toBe('2028-02-29');
  for (let at = Date.parse('1999-12-31'); at < Date.parse('2040-01-01'); at += 1001 * HOUR)
    expect(riyadhDay(new Date(at))).toBe(zone.format(at));
});
