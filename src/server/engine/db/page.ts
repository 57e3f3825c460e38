import type { Cursor } from './keyset.ts';

/** The requested part of a list: the page with this number, or the rows after a position. */
export type Page = {
  page: number;
  per_page: number;
  /** From the previous page's cursor; replaces the number. */
  after?: { place: Cursor; total: Total } | undefined;
};

export type Total = {
  rows: number;
  /** Set when there are more rows, too many to count on every call. */
  isCapped: boolean;
};

export type PageOfRows<Row> = {
  rows: Row[];
  total: Total;
  /** The position of the last row; null on the last page. */
  last: Cursor | null;
};

export const EMPTY_PAGE = { rows: [], total: { rows: 0, isCapped: false }, last: null };

/** Cuts off the extra row that was read to find out whether another page follows. */
export function dropExtraRow<Row extends { place: Cursor }>(
  found: readonly Row[],
  perPage: number,
): { rows: Row[]; last: Cursor | null } {
  const rows = found.slice(0, perPage);
  return { rows, last: found.length > perPage ? (rows.at(-1)?.place ?? null) : null };
}
