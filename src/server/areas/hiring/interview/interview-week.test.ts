import { describe, expect, it } from 'vitest';
import { byDay, weekOf } from './interview-week.ts';

describe('a week', () => {
  it.each([
    ['a Sunday', '2026-11-22'],
    ['a weekday in between', '2026-11-25'],
    ['a Saturday', '2026-11-28'],
  ])('of %s runs from Sunday to Saturday', (_, day) => {
    const { days, previous, next } = weekOf(day, 'Asia/Riyadh');
    expect([days[0], days[6], days.length]).toEqual(['2026-11-22', '2026-11-28', 7]);
    expect([previous, next]).toEqual(['2026-11-15', '2026-11-29']);
  });

  it.each([
    ['2000-01-01', null, '2000-01-02'],
    ['2000-01-02', '2000-01-01', '2000-01-09'],
    ['2199-12-31', '2199-12-22', null],
  ])('of %s links to no week outside the allowed years', (day, before, after) => {
    const { previous, next } = weekOf(day, 'Asia/Riyadh');
    expect([previous, next]).toEqual([before, after]);
  });

  it('starts and ends at midnight in the time zone', () => {
    const { from, before } = weekOf('2026-12-31', 'Asia/Riyadh');
    expect([from.toISOString(), before.toISOString()]).toEqual([
      '2026-12-26T21:00:00.000Z',
      '2027-01-02T21:00:00.000Z',
    ]);
  });

  it('puts each row under its day in Riyadh', () => {
    const late = { starts_at: '2026-11-22T21:30:00.000Z' };
    const early = { starts_at: '2026-11-22T05:00:00.000Z' };
    expect(byDay(['2026-11-22', '2026-11-23'], [early, late], 'Asia/Riyadh')).toEqual([
      { date: '2026-11-22', rows: [early] },
      { date: '2026-11-23', rows: [late] },
    ]);
  });
});
