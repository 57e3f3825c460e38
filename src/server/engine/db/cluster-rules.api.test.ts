import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withServer } from '../../testing/with-server.ts';

/**
 * How tables would be laid out on Citus, and what stands in the way today. Not one of `exceptions` may be added; whoever
 * mends one removes it.
 */
type Layout = {
  /** The tables spread over machines, each with the column that decides where a row is. */
  distributed: Record<string, string>;
  /** Tables of which each machine has a copy. */
  reference: string[];
  local: string[];
  exceptions: string[];
};

const layout: Layout = JSON.parse(readFileSync(join(import.meta.dirname, 'cluster-layout.json'), 'utf8'));
const { server } = await withServer({});

const namesIn = async (query: ReturnType<typeof sql>) => {
  const { rows } = await server.db.execute<Record<string, string>>(query);
  return rows;
};
const columnOf = (table: string) => layout.distributed[table];
const isCopied = (table: string) => layout.reference.includes(table);

it('every table is declared once as distributed, reference or local', async () => {
  const tables = await namesIn(sql`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  const declared = [...Object.keys(layout.distributed), ...layout.reference, ...layout.local];
  expect(declared.sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('what stands in the way of a cluster only becomes less', async () => {
  const found: string[] = [];
  const columns = await namesIn(sql`select table_name, column_name from information_schema.columns
    where table_schema = 'public'`);
  for (const [table, column] of Object.entries(layout.distributed))
    if (!columns.some((one) => one.table_name === table && one.column_name === column))
      found.push(`${table} has no ${column}`);

  const uniques = await namesIn(sql`select c.relname as table, i.relname as index, (
      select string_agg(a.attname, ',') from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey)
    ) as columns from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where x.indisunique and c.relnamespace = 'public'::regnamespace`);
  for (const { table, index, columns: inIndex } of uniques) {
    const column = columnOf(table!);
    if (column && !(inIndex ?? '').split(',').includes(column))
      found.push(`${table}: unique ${index} lacks ${column}`);
  }

  const triggers = await namesIn(sql`select c.relname as table, t.tgname as trigger from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { table, trigger } of triggers)
    if (columnOf(table!) || isCopied(table!)) found.push(`${table}: trigger ${trigger}`);

  const references = await namesIn(sql`select c.relname as table, d.relname as target, k.conname as name, (
      select string_agg(a.attname, ',') from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)
    ) as columns from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class d on d.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
  for (const { table, target, name, columns: inKey } of references) {
    if (!columnOf(target!)) continue;
    const column = columnOf(table!);
    if (!column || !(inKey ?? '').split(',').includes(column))
      found.push(`${table}: ${name} crosses machines`);
  }
  expect(found.sort()).toEqual(layout.exceptions);
});
