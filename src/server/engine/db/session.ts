import { Column, getTableName, is, noopDecoder, Param, Placeholder, SQL, Subquery } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { fillPlaceholders, type Query } from 'drizzle-orm/sql';
import pg, { type PoolClient } from 'pg';

export type Prepare = NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'];
/** The columns that a query selects, in order. */
export type Fields = Parameters<Prepare>[1];
type Field = NonNullable<Fields>[number];
type ReadRows = (rows: unknown[][]) => unknown;

/** Drizzle's session with queries that do less for each call and each row. */
export class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, , readRows]: Parameters<Prepare>
  ): PgPreparedQuery<T> {
    return new PreparedQuery<T>(Reflect.get(this, 'client') as PoolClient, query, { fields, name, readRows });
  }
}

/** The types whose values stay texts, which Drizzle's columns read: moments, days, intervals, and lists of numbers and of these. */
const AS_TEXT = new Set([1184, 1114, 1082, 1186, 1231, 1115, 1185, 1187, 1182]);
const asText = (value: string) => value;
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    AS_TEXT.has(type) ? asText : pg.types.getTypeParser(type, format as 'text'),
};

type How = { fields: Fields; name: string | undefined; readRows: ReadRows | undefined };

/** A query as Drizzle makes it, sent in one step; it has no cache, log or trace to ask. */
class PreparedQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** Another one where the query is run within a transaction. */
  client: PoolClient;
  readonly fields: Fields;
  /** Set by Drizzle: whether a joined table always has a row. */
  joinsNotNullableMap: Record<string, boolean> | undefined;
  readonly config: { text: string; name: string | undefined; rowMode?: 'array'; types: typeof types };
  readonly hasPlaceholders: boolean;
  /** Shared by all clients of the query. */
  readonly known: { readRows: ReadRows | undefined };

  constructor(client: PoolClient, query: Query, { fields, name, readRows }: How) {
    super(query, undefined, undefined);
    this.client = client;
    this.fields = fields;
    const isList = fields !== undefined || readRows !== undefined;
    this.config = { name, text: query.sql, ...(isList && { rowMode: 'array' as const }), types };
    this.hasPlaceholders = query.params.some(isPlaceholder);
    this.known = { readRows };
  }

  override async execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    const { client, config, query, fields, known } = this;
    const params = this.hasPlaceholders ? fillPlaceholders(query.params, values) : query.params;
    let rows: unknown[][];
    try {
      const result = await client.query(config as { text: string; rowMode: 'array' }, params);
      if (!config.rowMode) return result;
      rows = result.rows;
    } catch (error) {
      throw new DrizzleQueryError(config.text, params, error as Error);
    }
    known.readRows ??= rowReader(fields!, this.joinsNotNullableMap);
    return known.readRows(rows);
  }
}

const isPlaceholder = (param: unknown): boolean =>
  is(param, Placeholder) || (is(param, Param) && is(param.value, Placeholder));

/** `decode` is null where values stay as they are. */
type Step = { name: string; within: readonly string[]; decode: Decoder | null };

/**
 * Reads rows by a plan: Drizzle itself asks for each value of each row anew what kind of column it comes from, and
 * where it belongs.
 */
function rowReader(
  fields: readonly Field[],
  alwaysJoined: Readonly<Record<string, boolean>> | undefined,
): ReadRows {
  const places = new Map<string, readonly string[]>();
  const plan = fields.map(({ path, field }): Step => {
    const outer = path.slice(0, -1);
    // The same for all fields of an object, so that its place is found once.
    const within = places.get(outer.join('\0')) ?? outer;
    places.set(outer.join('\0'), within);
    const decoder = decoderOf(field);
    return { name: path.at(-1)!, within, decode: leavesValues(decoder) ? null : decoder };
  });
  const absent = alwaysJoined ? perhapsAbsent(fields, alwaysJoined) : [];
  const readRow = (row: unknown[]) => {
    const values: Record<string, unknown> = {};
    let place = values;
    let last: readonly string[] | undefined;
    for (let index = 0; index < plan.length; index++) {
      const { name, within, decode } = plan[index]!;
      if (within !== last) {
        place = values;
        for (const outer of within) place = placeIn(place, outer);
        last = within;
      }
      const value = row[index];
      place[name] = value === null || decode === null ? value : decode.mapFromDriverValue(value);
    }
    for (const { name, first } of absent)
      if ((values[name] as Record<string, unknown>)[first] === null) values[name] = null;
    return values;
  };
  return (rows) => rows.map(readRow);
}

/** Whether it is the default decoder of columns or expressions, which returns each value as it is. */
const leavesValues = ({ mapFromDriverValue }: Decoder): boolean =>
  mapFromDriverValue === Column.prototype.mapFromDriverValue ||
  mapFromDriverValue === noopDecoder.mapFromDriverValue;

function placeIn(values: Record<string, unknown>, name: string): Record<string, unknown> {
  const known = values[name] ?? {};
  values[name] = known;
  return known as Record<string, unknown>;
}

/** The objects of one joined table each, which are null, as Drizzle has it, where their first column is. */
function perhapsAbsent(
  fields: readonly Field[],
  alwaysJoined: Readonly<Record<string, boolean>>,
): { name: string; first: string }[] {
  const found = new Map<string, { name: string; first: string; tables: Set<string> }>();
  for (const { path, field } of fields) {
    const [name, first] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const known = found.get(name!) ?? { name: name!, first: first!, tables: new Set() };
    found.set(name!, known);
    known.tables.add(getTableName(field.table));
  }
  return [...found.values()].filter(
    ({ tables: [table, ...others] }) => others.length === 0 && !alwaysJoined[table!],
  );
}

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

// Drizzle does not declare the decoders of expressions.
function decoderOf(field: Field['field']): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return Reflect.get(field, 'decoder');
  const { sql } = is(field, Subquery) ? field._ : (field as SQL.Aliased);
  return Reflect.get(sql, 'decoder');
}
