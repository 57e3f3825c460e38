import type { Place } from './keyset.ts';

/** Which part of a list: the page of this number, or what stands behind a place. */
export type Page = {
  page: number;
  per_page: number;
  /** What the page before said; then the number does not count. */
  after?: { place: Place; total: Total } | undefined;
};

export type Total = {
  rows: number;
  /** Too many to be counted for each call. */
  isEstimate: boolean;
};

export type Found<Row> = {
  rows: Row[];
  total: Total;
  /** Where the last row stands; null when no row stands behind it. */
  last: Place | null;
};

export const NOTHING = { rows: [], total: { rows: 0, isEstimate: false }, last: null };

/** One row more than asked for tells whether another page follows. */
export function cut<Row extends { place: Place }>(
  found: readonly Row[],
  perPage: number,
): { rows: Row[]; last: Place | null } {
  const rows = found.slice(0, perPage);
  return { rows, last: found.length > perPage ? rows.at(-1)!.place : null };
}

/** The total that a query counts as `rows`. */
export async function counted(query: PromiseLike<{ rows: number }[]>): Promise<Total> {
  const [row] = await query;
  return { rows: row!.rows, isEstimate: false };
}
