import type { Client } from 'pg';

export type SequenceState = { name: string; last_value: string; is_called: boolean };

/** Rows read or written per statement. */
const AT_ONCE = 100;
/** Characters written per statement, unless a single row is longer. */
const MOST_AT_ONCE = 8_000_000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The names of the product's tables. */
export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Runs `work` in one snapshot of the database, unaffected by concurrent writes. */
export async function inSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** Yields each row of a table as a line of JSON that preserves every value exactly. */
export async function* dumpTable(client: Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare dumped no scroll cursor for select to_jsonb(one)::text as line from ${quoted(table)} as one`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from dumped`);
    for (const { line } of rows) yield line;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close dumped');
}

export async function sequenceStates(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<SequenceState>(
      `select $1 as name, last_value::text, is_called from ${quoted(name)}`,
      [name],
    );
    states.push(state.rows[0]!);
  }
  return states;
}

/**
 * Fills the tables of an empty database with the dump's schema in one transaction. Foreign keys and triggers
 * are disabled until its end, so the order of the rows does not matter.
 */
export async function fillTables(
  client: Client,
  tables: readonly string[],
  lines: (table: string) => AsyncIterable<string>,
  sequences: readonly SequenceState[],
): Promise<void> {
  await client.query('begin');
  try {
    const { rows: keys } = await client.query<{ place: string; name: string; rule: string }>(
      `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { place, name } of keys)
      await client.query(`alter table ${place} drop constraint ${quoted(name)}`);
    if (tables.length) await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    for (const table of tables) {
      await client.query(`alter table ${quoted(table)} disable trigger user`);
      await fillTable(client, table, lines(table));
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    }
    for (const { place, name, rule } of keys)
      await client.query(`alter table ${place} add constraint ${quoted(name)} ${rule}`);
    for (const { name, last_value, is_called } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        quoted(name),
        last_value,
        is_called,
      ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

async function fillTable(client: Client, table: string, lines: AsyncIterable<string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quoted(table)],
  );
  const columns = rows.map(({ name }) => quoted(name)).join(', ');
  const insert = `insert into ${quoted(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`;
  let waiting: string[] = [];
  let length = 0;
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (waiting.length < AT_ONCE && length < MOST_AT_ONCE) continue;
    await client.query(insert, [`[${waiting.join(',')}]`]);
    waiting = [];
    length = 0;
  }
  if (waiting.length) await client.query(insert, [`[${waiting.join(',')}]`]);
}
