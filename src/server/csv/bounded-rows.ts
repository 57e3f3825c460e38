import type { Key } from '../db/keyset.ts';
import type { Found, Page } from '../db/page.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';

/** Rows that are read at once. */
const STEP = 500;

/** Rows that one file holds: more would be a burden to the server, and to the spreadsheet that opens it. */
export const MOST_ROWS = 20_000;

/**
 * Keeps a file from holding more rows than the server can have in mind for many at once.
 *
 * @throws Refusal 400 that says how many are too many
 */
export function refuseTooMany(found: number, most = MOST_ROWS): void {
  if (found > most) throw new Refusal(400, say('export.too_many', { most: most.toLocaleString('en-US') }));
}

/** All rows of a search by cursor, page after page; nothing is read beyond the limit. */
export async function rowsBehind<Row>(
  keys: readonly Key[],
  search: (page: Page & { keys: readonly Key[] }) => Promise<Found<Row>>,
  most = MOST_ROWS,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Page['after'];
  do {
    const found = await search({ page: 1, per_page: STEP, after, keys });
    rows.push(...found.rows);
    refuseTooMany(rows.length, most);
    after = found.last ? { place: found.last, total: found.total } : undefined;
  } while (after);
  return rows;
}

/** All rows of a search that counts them first; nothing is read when there are too many. */
export async function rowsCounted<Row>(
  search: (page: { page: number; per_page: number }) => Promise<{ rows: Row[]; total: number }>,
  most = MOST_ROWS,
): Promise<Row[]> {
  const { total, rows } = await search({ page: 1, per_page: STEP });
  refuseTooMany(total, most);
  // In one read, so that what is added or goes meanwhile shifts no page.
  return total <= STEP ? rows : (await search({ page: 1, per_page: most })).rows;
}
