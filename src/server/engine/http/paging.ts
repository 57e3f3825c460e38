import { hash } from 'node:crypto';
import { isCursor, type Key } from '../db/keyset.ts';
import type { Page, PageOfRows } from '../db/page.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';

type Asked = {
  page?: number | undefined;
  per_page?: number | undefined;
  cursor?: string | undefined;
};

/** The `meta` of a list whose pages have numbers only. */
export type NumberedMeta = { total: number; page: number; per_page: number };

/** The `meta` of a list with a cursor. */
export type PageMeta = NumberedMeta & { total_is_capped: boolean; next_cursor: string | null };

const PAGE = 1;
const PER_PAGE = 20;

/** Determines the paging of a list whose pages have numbers only. */
export function numbered({ page = PAGE, per_page = PER_PAGE }: Asked) {
  return {
    wanted: { page, per_page } satisfies Page,
    meta: ({ total }: Pick<PageOfRows<unknown>, 'total'>): NumberedMeta => ({
      total: total.rows,
      page,
      per_page,
    }),
  };
}

/**
 * Determines the paging of a list: the page to read, and the answer's `meta`. A cursor holds where the
 * previous page ended and the total; it is only valid for the same list, search and order.
 *
 * @throws Refusal 400 when the cursor belongs to another list
 */
export function paging(list: Readonly<Record<string, unknown>>, keys: readonly Key[], asked: Asked) {
  const { page = PAGE, per_page = PER_PAGE, cursor } = asked;
  const nameOfList = () => hash('sha256', JSON.stringify(list), 'base64url').slice(0, 8);
  const after = cursor === undefined ? undefined : read(cursor, nameOfList(), keys);
  const wanted: Page = { page, per_page, after };
  return {
    wanted,
    meta: ({ total, last }: Omit<PageOfRows<unknown>, 'rows'>): PageMeta => ({
      total: total.rows,
      total_is_capped: total.isCapped,
      page,
      per_page,
      next_cursor:
        last &&
        Buffer.from(JSON.stringify([nameOfList(), total.rows, total.isCapped, ...last])).toString(
          'base64url',
        ),
    }),
  };
}

function read(cursor: string, name: string, keys: readonly Key[]): Page['after'] {
  const [list, rows, isCapped, ...place] = parse(cursor);
  if (
    list !== name ||
    !Number.isSafeInteger(rows) ||
    typeof isCapped !== 'boolean' ||
    !isCursor(keys, place)
  ) {
    throw new Refusal(400, coded('request.address_invalid'), {
      cursor: [coded('request.cursor')],
    });
  }
  return { place, total: { rows: rows as number, isCapped } };
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
