import { describe, expect, it } from 'vitest';
import type { RequiredItem } from '../checklist/required-items.ts';
import { dayAfterMonths, fileItems, openBeforeHire } from './item-states.ts';

const REQUIRED: RequiredItem = {
  ...{ key: 'police-clearance', subject: 'PK', for_each: 'country', title: 'Police clearance', needs: 'It.' },
  ...{ provided_by: 'candidate', due: 'hire', lapses_after_months: null, form: null, sources: [] },
};
const NOTHING = {
  ...{ item: 'police-clearance', subject: 'PK', provided_at: null, checked_on: null, expires_on: null },
  ...{ waiver_asked_at: null, waived_at: null },
};
const at = new Date('2026-03-10T09:00:00Z');
const stateOf = (
  row: Partial<typeof NOTHING> | Record<string, unknown> | null,
  given = false,
  today = '2026-03-15',
) =>
  fileItems(
    [REQUIRED],
    row === null ? [] : [{ ...NOTHING, ...row } as typeof NOTHING],
    new Set(given ? ['police-clearance PK'] : []),
    today,
  )[0]!;

describe('an item of a hiring file', () => {
  it.each([
    ['open', null],
    ['open', {}],
    ['provided', { provided_at: at }],
    ['checked', { provided_at: at, checked_on: '2026-03-10' }],
    ['checked', { checked_on: '2026-03-10', expires_on: '2026-03-15' }],
    ['expired', { checked_on: '2026-03-10', expires_on: '2026-03-14' }],
    ['expired', { provided_at: at, checked_on: '2026-03-10', expires_on: '2026-03-14' }],
    ['provided', { provided_at: at, checked_on: '2026-02-10', expires_on: '2026-03-01' }],
    ['waiver_asked', { waiver_asked_at: at }],
    ['waiver_asked', { waiver_asked_at: at, checked_on: '2026-02-10', expires_on: '2026-03-01' }],
    ['waived', { waiver_asked_at: at, waived_at: at }],
  ] as const)('is %s', (state, row) => {
    const item = stateOf(row);
    expect(item.state).toBe(state);
    expect(openBeforeHire([item]).length === 0).toBe(['checked', 'waived'].includes(state));
  });

  it('is settled by a reference, even without a row', () => {
    expect(stateOf(null, true)).toMatchObject({ state: 'given', is_settled: true });
  });

  it('is not settled by what was done about another subject', () => {
    expect(stateOf({ subject: 'IN', checked_on: '2026-03-10' }).state).toBe('open');
  });

  it('may be open at the hire where it is due at the start', () => {
    expect(openBeforeHire([{ ...stateOf(null), due: 'start' }])).toEqual([]);
  });
});

it.each([
  ['2026-01-15', 6, '2026-07-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-01', 12, '2027-12-01'],
])('adds to %s %i months', (day, months, after) => {
  expect(dayAfterMonths(day, months)).toBe(after);
});
