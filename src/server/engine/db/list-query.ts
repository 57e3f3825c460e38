import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Page } from './page.ts';

/** Runs the page query in parallel with the query for its counts. */
export async function pageOf<Query extends PgSelect, Counts extends { total: number }>(
  rows: Query,
  { page, per_page }: Page,
  counted: PromiseLike<Counts[]>,
): Promise<{ rows: Awaited<Query> } & Counts> {
  const [found, [all]] = await Promise.all([rows.limit(per_page).offset((page - 1) * per_page), counted]);
  return { rows: found as Awaited<Query>, ...all! };
}
