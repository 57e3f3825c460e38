import { and, asc, desc, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Page } from './page.ts';

type SortKey = AnyPgColumn | SQL;
/** The name of a key, with a minus for the reverse order. */
export type Sort<Name extends string> = Name | `-${Name}`;

/** The order that a list is asked for; of rows that are equal in it the ids decide. */
export function inOrderOf<Name extends string>(
  sort: Sort<Name>,
  keys: Record<Name, SortKey>,
  id: SortKey,
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(keys[sort.replace('-', '') as Name]), direction(id)];
}

/** The rows of one page and, counted at once, how many there are on all of them, and what else is counted there. */
export async function pageOf<Query extends PgSelect, Counts extends { total: number }>(
  rows: Query,
  { page, per_page }: Page,
  counted: PromiseLike<Counts[]>,
): Promise<{ rows: Awaited<Query> } & Counts> {
  const [found, [all]] = await Promise.all([rows.limit(per_page).offset((page - 1) * per_page), counted]);
  return { rows: found as Awaited<Query>, ...all! };
}

/** From a moment on, and before another; what is not given bounds nothing. */
export const within = (
  column: AnyPgColumn,
  { from, before }: { from?: Date | undefined; before?: Date | undefined } = {},
): SQL | undefined => and(from && gte(column, from), before && lt(column, before));
