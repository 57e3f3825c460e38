import { Column, is } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { companionOf } from './accompanied.ts';
import { type Db, poolIn } from './connect.ts';
import { MOST_NAMED, type NamedStatement, named } from './named-statement.ts';

type Client = Pick<PoolClient, 'query'>;
type Prepare = NodePgSession<Record<string, unknown>, Record<string, never>>['prepareQuery'];
/** The columns that a query selects, in order. */
export type Fields = Parameters<Prepare>[1];
type Config = { text: string };

/** A select that waits to become part of a statement. */
type Part = {
  config: Config;
  values: readonly unknown[];
  /** Null where rows are objects instead of lists. */
  columns: number | null;
  resolve: (result: { rows: unknown[] }) => void;
  reject: (error: unknown) => void;
};

const dialect = new PgDialect();

/**
 * Runs reads that do not depend on each other as one statement, in one round trip. `ask` begins them on the
 * database that it is given; a read that needs another's result joins the next statement. What is no plain
 * select, such as a write or a lock, is sent by itself. Resolves to the results in order.
 */
export async function inOneStatement<const Results extends readonly unknown[]>(
  db: Db,
  ask: (one: Db) => Results,
): Promise<{ -readonly [Each in keyof Results]: Awaited<Results[Each]> }> {
  if (sessionOf(db) instanceof CollectingSession) return Promise.all(ask(db));
  const one: Db = new PgDatabase(dialect, new CollectingSession(clientOf(db)), undefined);
  Object.assign(one, { $client: poolIn(db) });
  // Its failure is reported to those who wait for it.
  companionOf(db)?.(one).catch(() => undefined);
  return Promise.all(ask(one));
}

/** What sends a query with these fields to a database, a transaction, or into a common statement. */
export function clientFor(db: Db, fields: Fields): Client {
  const session = sessionOf(db);
  return session instanceof CollectingSession ? session.clientFor(fields) : clientOf(db);
}

// Drizzle declares neither.
const sessionOf = (db: Db): object => Reflect.get(db, 'session');
const clientOf = (db: Db) => Reflect.get(sessionOf(db), 'client') as PoolClient;

/** Collects the selects of a turn of the event loop and sends them together. */
class CollectingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #client: Client;
  #waiting: Part[] = [];

  constructor(client: PoolClient) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery: Prepare = (query, fields, ...rest) => {
    const prepared = super.prepareQuery(query, fields, ...rest);
    return Object.assign(prepared, { client: this.clientFor(fields) });
  };

  clientFor(fields: Fields): Client {
    if (fields && !survivesJson(fields)) return this.#client;
    const query = (config: Config, values: readonly unknown[]) =>
      isPlainSelect(config.text)
        ? this.#collect(config, values, fields?.length ?? null)
        : Reflect.apply(this.#client.query, this.#client, [config, values]);
    return { query: query as Client['query'] };
  }

  #collect(
    config: Config,
    values: readonly unknown[],
    columns: Part['columns'],
  ): Promise<{ rows: unknown[] }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ config, values, columns, resolve, reject });
      // Runs once every read that could begin has begun.
      if (this.#waiting.length === 1) process.nextTick(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const parts = this.#waiting;
    this.#waiting = [];
    try {
      if (parts.length === 1) {
        const [{ config, values, resolve }] = parts as [Part];
        resolve(await this.#client.query(config, [...values]));
        return;
      }
      const values = parts.flatMap((part) => part.values);
      const common = { ...statementOf(parts), rowMode: 'array' as const };
      const { rows } = await this.#client.query<unknown[][]>(common, values);
      const [lists] = rows;
      for (const [index, { resolve }] of parts.entries()) resolve({ rows: lists![index]! });
    } catch (error) {
      for (const { reject } of parts) reject(error);
    }
  }
}

const isPlainSelect = (text: string): boolean =>
  /^[\s(]*select\b/i.test(text) && !/\bfor (no key )?(update|share|key share)\b/i.test(text);

/** The most arguments of a function. */
const MOST_COLUMNS = 100;

/** JSON has no bytes. */
const survivesJson = (fields: NonNullable<Fields>): boolean =>
  fields.length <= MOST_COLUMNS &&
  fields.every(({ field }) => !is(field, Column) || field.getSQLType() !== 'bytea');

/** The statements by the texts of their parts. */
const statements = new Map<string, NamedStatement>();

/** Selects the rows of each part as a list. */
function statementOf(parts: readonly Part[]): NamedStatement {
  const key = parts.map(({ config }) => config.text).join(';');
  const known = statements.get(key);
  if (known) return known;
  let before = 0;
  const lists = parts.map(({ config, values, columns }) => {
    const part = config.text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    before += values.length;
    if (columns === null) return `(select coalesce(json_agg(part), '[]') from (${part}) as part)`;
    // Two columns may have the same name.
    const names = Array.from({ length: columns }, (_, index) => `c${index}`).join(', ');
    return `(select coalesce(json_agg(json_build_array(${names})), '[]') from (${part}) as part (${names}))`;
  });
  const statement = named(`select ${lists.join(', ')}`);
  if (statements.size < MOST_NAMED) statements.set(key, statement);
  return statement;
}
