import type { Key } from '../../db/keyset.ts';
import type { Page, PageOfRows } from '../../db/page.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';

/** Rows read at once. */
const STEP = 500;

/** Maximum rows of one file, so that spreadsheets can open it. */
export const MAX_ROWS = 20_000;

/** @throws Refusal 400 with the limit */
function refuseTooMany(found: number, most = MAX_ROWS): void {
  if (found > most) throw new Refusal(400, coded('export.too_many', { most: most.toLocaleString('en-US') }));
}

/**
 * Reads all rows of a search by cursor, in batches on demand. The first batch is read at once, so that a
 * search with too many matches is refused before anything is sent.
 */
export async function batchesByCursor<Row>(
  keys: readonly Key[],
  search: (page: Page & { keys: readonly Key[] }) => Promise<PageOfRows<Row>>,
  most = MAX_ROWS,
): Promise<AsyncGenerator<Row[]>> {
  const read = (after?: Page['after']) => search({ page: 1, per_page: STEP, after, keys });
  const first = await read();
  refuseTooMany(first.total.rows, most);
  if (first.total.isCapped) {
    const beyond = await search({ page: most + 1, per_page: 1, keys });
    refuseTooMany(most + beyond.rows.length, most);
  }
  async function* batches() {
    let found = first;
    yield found.rows;
    while (found.last) {
      found = await read({ place: found.last, total: first.total });
      yield found.rows;
    }
  }
  return batches();
}

/** The same for rows whose ids are already known: each batch is read on demand. */
export function batchesById<Id, Row>(
  ids: readonly Id[],
  read: (ids: Id[]) => Promise<Row[]>,
  most = MAX_ROWS,
): AsyncGenerator<Row[]> {
  refuseTooMany(ids.length, most);
  async function* batches() {
    for (let at = 0; at < ids.length; at += STEP) yield await read(ids.slice(at, at + STEP));
  }
  return batches();
}

/** The same for a list without positions, in one batch after counting. */
export async function batchOfAll<Row>(
  search: (page: Page) => Promise<PageOfRows<Row>>,
  most = MAX_ROWS,
): Promise<AsyncGenerator<Row[]>> {
  const { total, rows } = await search({ page: 1, per_page: STEP });
  refuseTooMany(total.rows, most);
  async function* batches() {
    // Read at once, so that rows added or removed meanwhile shift no page.
    yield total.rows <= STEP ? rows : (await search({ page: 1, per_page: most })).rows;
  }
  return batches();
}
