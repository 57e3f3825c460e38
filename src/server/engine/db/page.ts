import type { Place } from './keyset.ts';

/** The requested part of a list: the page of this number, or the rows behind a position. */
export type Page = {
  page: number;
  per_page: number;
  /** From the previous page's cursor; it replaces the number. */
  after?: { place: Place; total: Total } | undefined;
};

export type Total = {
  rows: number;
  /** Set when there are too many rows to count at each call. */
  isEstimate: boolean;
};

export type Found<Row> = {
  rows: Row[];
  total: Total;
  /** The position of the last row; null when no row follows it. */
  last: Place | null;
};

export const NOTHING = { rows: [], total: { rows: 0, isEstimate: false }, last: null };

/** Cuts the extra row that was read to find out whether another page follows. */
export function cut<Row extends { place: Place }>(
  found: readonly Row[],
  perPage: number,
): { rows: Row[]; last: Place | null } {
  const rows = found.slice(0, perPage);
  return { rows, last: found.length > perPage ? rows.at(-1)!.place : null };
}
