import { and, asc, desc, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Page } from './page.ts';

type SortKey = AnyPgColumn | SQL;
/** A key's name, with a minus for descending order. */
export type Sort<Name extends string> = Name | `-${Name}`;

/** Orders a list as asked; equal rows by id. */
export function inOrderOf<Name extends string>(
  sort: Sort<Name>,
  keys: Record<Name, SortKey>,
  id: SortKey,
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(keys[sort.replace('-', '') as Name]), direction(id)];
}

/** Returns the rows of one page and, from a query run in parallel, the total and further counts. */
export async function pageOf<Query extends PgSelect, Counts extends { total: number }>(
  rows: Query,
  { page, per_page }: Page,
  counted: PromiseLike<Counts[]>,
): Promise<{ rows: Awaited<Query> } & Counts> {
  const [found, [all]] = await Promise.all([rows.limit(per_page).offset((page - 1) * per_page), counted]);
  return { rows: found as Awaited<Query>, ...all! };
}

/** The condition for a column from one moment on and before another; a missing bound is left out. */
export const within = (
  column: AnyPgColumn,
  { from, before }: { from?: Date | undefined; before?: Date | undefined } = {},
): SQL | undefined => and(from && gte(column, from), before && lt(column, before));
