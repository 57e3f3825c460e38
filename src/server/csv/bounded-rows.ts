import type { Key } from '../db/keyset.ts';
import type { Found, Page } from '../db/page.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';

/** Rows read at once. */
const STEP = 500;

/** The most rows of one file, for the sake of the server and of spreadsheets. */
export const MOST_ROWS = 20_000;

/**
 * Refuses a file with more rows than the server can hold in memory for many callers at once.
 *
 * @throws Refusal 400 with the limit
 */
export function refuseTooMany(found: number, most = MOST_ROWS): void {
  if (found > most) throw new Refusal(400, say('export.too_many', { most: most.toLocaleString('en-US') }));
}

/** Reads all rows of a search by cursor, page after page, up to the limit. */
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

/** Reads all rows of a search that counts them first; none when there are too many. */
export async function rowsCounted<Row>(
  search: (page: { page: number; per_page: number }) => Promise<{ rows: Row[]; total: number }>,
  most = MOST_ROWS,
): Promise<Row[]> {
  const { total, rows } = await search({ page: 1, per_page: STEP });
  refuseTooMany(total, most);
  // Read at once, so that rows added or removed meanwhile shift no page.
  return total <= STEP ? rows : (await search({ page: 1, per_page: most })).rows;
}
