import { expect, it } from 'vitest';
import site from '../../../../schemas/site.json' with { type: 'json' };
import { HOUR } from './durations.ts';
import { siteDay, siteDayAfter, startOfSiteDay } from './site-day.ts';

it('ends a day at midnight in the time zone of the site', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: site.time_zone, dateStyle: 'short' });
  for (let at = Date.parse('1999-12-31'); at < Date.parse('2040-01-01'); at += 1001 * HOUR) {
    const day = siteDay(new Date(at));
    expect(day).toBe(zone.format(at));
    const start = startOfSiteDay(day).getTime();
    expect([zone.format(start), zone.format(start - 1)]).toEqual([day, siteDayAfter(day, -1)]);
  }
});

it('counts days across months and leap days', () => {
  expect([
    siteDayAfter('2028-02-28', 1),
    siteDayAfter('2028-03-01', -1),
    siteDayAfter('2027-12-31', 1),
  ]).toEqual(['2028-02-29', '2028-02-29', '2028-01-01']);
});

it.each(['0001-01-01', '1800-06-01', '9999-12-31'])('takes %s, which people may type', (day) => {
  expect(startOfSiteDay(day).getTime()).not.toBeNaN();
});
