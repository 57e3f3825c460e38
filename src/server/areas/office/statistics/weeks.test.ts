import { expect, it } from 'vitest';
import { lastWeeks } from './weeks.ts';

it.each([
  ['a Sunday', '2026-03-15T09:00:00Z', ['2026-03-01', '2026-03-08', '2026-03-15']],
  ['a Saturday', '2026-03-21T09:00:00Z', ['2026-03-01', '2026-03-08', '2026-03-15']],
  [
    'a Saturday evening, which is Sunday in Riyadh',
    '2026-03-21T21:30:00Z',
    ['2026-03-08', '2026-03-15', '2026-03-22'],
  ],
  ['the first days of a year', '2026-01-02T09:00:00Z', ['2025-12-14', '2025-12-21', '2025-12-28']],
])('counts the weeks before %s', (_, now, weeks) => {
  expect(lastWeeks(new Date(now), 3)).toEqual(weeks);
});
