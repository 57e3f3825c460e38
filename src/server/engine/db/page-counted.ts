import { and, count, type SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { afterCursor, type Cursor, type Key } from './keyset.ts';
import type { LargeList, Rows } from './large-list.ts';
import { inOneStatement } from './one-statement.ts';
import { dropExtraRow, type Page, type PageOfRows, type Total } from './page.ts';

/** The requested page of a list that is short enough to be counted on every call. */
export async function pageCounted<Row extends { place: Cursor }>(
  db: Db,
  list: LargeList,
  { page, per_page, after, keys, order }: Page & { keys: readonly Key[]; order: readonly SQL[] },
  select: (db: Db, where: SQL | undefined) => Rows<Row>,
): Promise<PageOfRows<Omit<Row, 'place'>>> {
  const [found, total] = await inOneStatement(db, (one) => [
    select(one, and(list.where('many'), after && afterCursor(keys, after.place)))
      .orderBy(...order)
      .limit(per_page + 1)
      .offset(after ? 0 : (page - 1) * per_page),
    after?.total ?? counted(one, list),
  ]);
  const { rows, last } = dropExtraRow(found, per_page);
  return { rows: rows.map(({ place: _, ...row }) => row), last, total };
}

async function counted(db: Db, { table, joined, where, isOwn }: LargeList): Promise<Total> {
  const condition = where('many');
  const all = db.select({ rows: count() }).from(table).$dynamic();
  const [row] = await (condition && !isOwn && joined ? joined(all) : all).where(condition);
  return { rows: row!.rows, isCapped: false };
}
