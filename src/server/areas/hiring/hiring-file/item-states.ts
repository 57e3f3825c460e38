import { siteDay, siteDayAfter } from '../../../../language/run/value/site-day.ts';
import { itemId, type RequiredItem } from '../checklist/required-items.ts';
import type { HiringItem } from './hiring-file-queries.ts';

/** How many days before a check lapses people are told, furthest first. */
export const LAPSE_STEPS = [60, 30, 7] as const;

export type ItemState = 'open' | 'provided' | 'checked' | 'expired' | 'waiver_asked' | 'waived' | 'given';

type Done = Pick<
  HiringItem,
  'item' | 'subject' | 'provided_at' | 'checked_on' | 'expires_on' | 'waiver_asked_at' | 'waived_at'
>;

/** An item with what was done about it. */
export type FileItem<Row extends Done = Done> = RequiredItem & {
  row: Row | null;
  state: ItemState;
  is_settled: boolean;
  /** Whether a check that holds ends soon: the next one may follow before. */
  is_lapsing: boolean;
};

/** The days on which an item counts as settled: a check lapses after its last day. */
const isSettled = (state: ItemState): boolean =>
  state === 'checked' || state === 'waived' || state === 'given';

const isLapsing = (state: ItemState, row: Done | null, today: string): boolean =>
  state === 'checked' && row!.expires_on !== null && row!.expires_on <= siteDayAfter(today, LAPSE_STEPS[0]);

/** Joins what a checklist asks for with what was done about it; `given` names the items that references settle. */
export function fileItems<Row extends Done>(
  required: readonly RequiredItem[],
  rows: readonly Row[],
  given: ReadonlySet<string>,
  today: string,
): FileItem<Row>[] {
  const byName = new Map(rows.map((row) => [`${row.item}\n${row.subject}`, row]));
  return required.map((item) => {
    const row = byName.get(`${item.key}\n${item.subject ?? ''}`) ?? null;
    const state = stateOf(row, given.has(itemId(item)), today);
    return { ...item, row, state, is_settled: isSettled(state), is_lapsing: isLapsing(state, row, today) };
  });
}

function stateOf(row: Done | null, isGiven: boolean, today: string): ItemState {
  if (row?.waived_at) return 'waived';
  const isExpired = Boolean(row?.checked_on && row.expires_on && row.expires_on < today);
  if (row?.checked_on && !isExpired) return 'checked';
  if (isGiven) return 'given';
  if (row?.waiver_asked_at) return 'waiver_asked';
  // What was uploaded after a check has lapsed waits for the next one.
  const isNew = row?.provided_at && !(row.checked_on && siteDay(row.provided_at) <= row.checked_on);
  if (isNew) return 'provided';
  return isExpired ? 'expired' : 'open';
}

export const openBeforeHire = <Item extends FileItem>(items: readonly Item[]): Item[] =>
  items.filter(({ due, is_settled }) => due === 'hire' && !is_settled);

/** The day a number of months after another; the last one of a month that is too short. */
export function dayAfterMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
