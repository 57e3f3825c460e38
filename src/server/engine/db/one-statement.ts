import { Column, is } from 'drizzle-orm';
import { PgDatabase, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { companionOf } from './accompanied.ts';
import { type NamedStatement, named } from './named-statement.ts';
import { type Db, dialect, poolIn } from './pools.ts';
import { type Fields, type Prepare, Session } from './session.ts';

type Client = Pick<PoolClient, 'query'>;
type Config = { text: string };

/** What a select's text says of it. */
type SelectText = {
  id: number;
  isPlainSelect: boolean;
  /** The parameters, from 1, that are lists of which a column has one. */
  lists: readonly number[];
  /** The same select where each of these lists has one value, which takes the list's place. */
  ofOne: string;
};

/** A select that waits to become part of a statement. */
type Part = {
  config: Config;
  text: SelectText;
  values: readonly unknown[];
  /** Null where rows are objects instead of lists. */
  columns: number | null;
  resolve: (result: { rows: unknown[] }) => void;
  reject: (error: unknown) => void;
};

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
class CollectingSession extends Session {
  readonly #client: Client;
  #waiting: Part[] = [];

  constructor(client: PoolClient) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, ...rest]: Parameters<Prepare>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(query, fields, ...rest);
    return Object.assign(prepared, { client: this.clientFor(fields) });
  }

  clientFor(fields: Fields): Client {
    if (fields && !survivesJson(fields)) return this.#client;
    const query = (config: Config, values: readonly unknown[]) => {
      const text = selectText(config.text);
      return text.isPlainSelect
        ? this.#collect({ config, text, values, columns: fields?.length ?? null })
        : Reflect.apply(this.#client.query, this.#client, [config, values]);
    };
    return { query: query as Client['query'] };
  }

  #collect(part: Omit<Part, 'resolve' | 'reject'>): Promise<{ rows: unknown[] }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...part, resolve, reject });
      // Runs once every read that could begin has begun.
      if (this.#waiting.length === 1) process.nextTick(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const parts = this.#waiting;
    this.#waiting = [];
    const areOfOne = parts.every(isOfOne);
    const values = parts.flatMap((part) => (areOfOne ? valuesOfOne(part) : part.values));
    try {
      if (parts.length === 1) {
        const [{ config, text, resolve }] = parts as [Part];
        // Another text needs another name, or none.
        const lone =
          areOfOne && text.lists.length > 0 ? { ...config, name: undefined, ...named(text.ofOne) } : config;
        resolve(await this.#client.query(lone, values));
        return;
      }
      const common = { ...statementOf(parts, areOfOne), rowMode: 'array' as const };
      const { rows } = await this.#client.query<unknown[][]>(common, values);
      const [lists] = rows;
      for (const [index, { resolve }] of parts.entries()) resolve({ rows: lists![index]! });
    } catch (error) {
      for (const { reject } of parts) reject(error);
    }
  }
}

/** Texts that vary with their values would fill the memory. */
const MOST_TEXTS = 1000;

const texts = new Map<string, SelectText>();
let textsSeen = 0;

function selectText(text: string): SelectText {
  const known = texts.get(text);
  if (known) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const uses = (number: string) => text.match(new RegExp(`\\$${number}\\b`, 'g'))!.length;
  const lists: number[] = [];
  const ofOne = text.replace(/= any\(\$(\d+)::(\w+)\[\]\)/g, (list, number, type) => {
    if (uses(number) > 1) return list;
    lists.push(Number(number));
    return `= $${number}::${type}`;
  });
  const isPlainSelect =
    /^[\s(]*select\b/i.test(text) && !/\bfor (no key )?(update|share|key share)\b/i.test(text);
  textsSeen += 1;
  const found = { id: textsSeen, isPlainSelect, lists, ofOne };
  texts.set(text, found);
  return found;
}

/**
 * Whether all lists have one value. PostgreSQL expects ten of any list, and a statement that seems to read ten times as
 * much without its values as with them is planned anew each time, which takes longer than running it.
 */
const isOfOne = ({ text, values }: Part): boolean =>
  text.lists.every((number) => {
    const list = values[number - 1];
    return Array.isArray(list) && list.length === 1;
  });

const valuesOfOne = ({ text, values }: Part): readonly unknown[] =>
  text.lists.length === 0
    ? values
    : values.map((value, index) => (text.lists.includes(index + 1) ? (value as unknown[])[0] : value));

/** The most arguments of a function. */
const MOST_COLUMNS = 100;

/** JSON has no bytes. */
const survivesJson = (fields: NonNullable<Fields>): boolean =>
  fields.length <= MOST_COLUMNS &&
  fields.every(({ field }) => !is(field, Column) || field.getSQLType() !== 'bytea');

/** The statements by the ids of their parts' texts. */
const statements = new Map<string, NamedStatement>();

/** Selects the rows of each part as a list. */
function statementOf(parts: readonly Part[], areOfOne: boolean): NamedStatement {
  const key = parts.map(({ text }) => text.id).join() + (areOfOne ? ' of one' : '');
  const known = statements.get(key);
  if (known) return known;
  let before = 0;
  const lists = parts.map(({ config, text, values, columns }) => {
    const part = (areOfOne ? text.ofOne : config.text).replace(
      /\$(\d+)/g,
      (_, number) => `$${Number(number) + before}`,
    );
    before += values.length;
    if (columns === null) return `(select coalesce(json_agg(part), '[]') from (${part}) as part)`;
    // Two columns may have the same name.
    const names = Array.from({ length: columns }, (_, index) => `c${index}`).join(', ');
    return `(select coalesce(json_agg(json_build_array(${names})), '[]') from (${part}) as part (${names}))`;
  });
  const statement = named(`select ${lists.join(', ')}`);
  if (statements.size >= MOST_TEXTS) statements.clear();
  statements.set(key, statement);
  return statement;
}
