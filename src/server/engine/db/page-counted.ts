import { and, count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { inParallel } from './in-parallel.ts';
import { behind, inOrder, type Key, type Place } from './keyset.ts';
import type { Rows } from './large-list.ts';
import { cut, type Found, type Page } from './page.ts';

/** The requested page of a list that is short enough to be counted on every call. */
export async function pageCounted<Row extends { place: Place }>(
  db: Db,
  { table, where }: { table: PgTable; where: SQL | undefined },
  { page, per_page, after, keys }: Page & { keys: readonly Key[] },
  select: (where: SQL | undefined) => Rows<Row>,
): Promise<Found<Omit<Row, 'place'>>> {
  const [found, total] = await inParallel(db, [
    async () =>
      select(and(where, after && behind(keys, after.place)))
        .orderBy(...inOrder(keys))
        .limit(per_page + 1)
        .offset(after ? 0 : (page - 1) * per_page),
    async () => after?.total ?? counted(db, table, where),
  ]);
  const { rows, last } = cut(found, per_page);
  return { rows: rows.map(({ place: _, ...row }) => row), last, total };
}

async function counted(db: Db, table: PgTable, where: SQL | undefined) {
  const [row] = await db.select({ rows: count() }).from(table).where(where);
  return { rows: row!.rows, isEstimate: false };
}
