import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import { standsFor } from './accompanied.ts';
import { type Db, databaseOn, type TransactionSetting, withQuery } from './pools.ts';
import { sendInOnePiece } from './send-in-one-piece.ts';

type Query = Parameters<PoolClient['query']>;

/** What travels with the commit of a transaction. */
type Ending = {
  /** Writes that were sent before it, whose results nobody has waited for. */
  writes: Promise<unknown>[];
  /** Reads the answer from the committed rows. */
  answer: ((db: Db) => Promise<unknown>) | null;
};

/** By the client of the transaction. */
const endings = new WeakMap<object, Ending>();

// Drizzle declares neither.
const endingOf = (tx: Db): Ending | undefined =>
  Reflect.get(tx, 'nestedIndex') === 0
    ? endings.get(Reflect.get(Reflect.get(tx, 'session'), 'client'))
    : undefined;

/**
 * Lets a transaction's last write travel with the commit, which fails if the write does. It is
 * sent at once; within a savepoint it is waited for.
 */
export async function withCommit(tx: Db, write: Promise<unknown>): Promise<void> {
  const ending = endingOf(tx);
  if (!ending) return void (await write);
  write.catch(() => undefined);
  ending.writes.push(write);
  // By then it has been sent.
  await new Promise<void>((sent) => process.nextTick(sent));
}

/**
 * Makes a change in a transaction and reads the answer from what was committed; the first read travels with the commit.
 * The answer can only read.
 */
export async function changeThen<Changed, Answer>(
  db: Db,
  change: (tx: Db) => Promise<Changed>,
  answer: (db: Db, changed: Changed) => Promise<Answer>,
): Promise<Answer> {
  let answering: Promise<Answer> | undefined;
  const made = await db.transaction(async (tx) => {
    answering = undefined;
    const changed = await change(tx);
    const ending = endingOf(tx);
    if (ending)
      ending.answer = (after) => {
        answering = answer(after, changed);
        return answering;
      };
    return changed;
  });
  return answering ?? answer(db, made);
}

/** The statement that begins a transaction with a setting; one message instead of two. */
export const beginningWith = (begin: string, setting: TransactionSetting | undefined): string =>
  setting
    ? `${begin}; select set_config(${pg.escapeLiteral(setting.name)}, ${pg.escapeLiteral(setting.value)}, true)`
    : begin;

/**
 * Runs work on a connection as a transaction. Nothing waits for `begin` and `savepoint`: they travel with the statement
 * that follows, which fails if they did.
 */
export async function onClient<T>(
  db: Db,
  pool: Pool,
  client: PoolClient,
  setting: TransactionSetting | undefined,
  work: (own: Db) => Promise<T>,
): Promise<T> {
  const ending: Ending = { writes: [], answer: null };
  const effective: string[] = [];
  /** Whether everything was done with the setting and nothing of it undone. */
  let isWhole = true;
  let answering: Promise<unknown> | undefined;
  let failure: { cause: unknown } | undefined;
  const reading = readingOn(db, pool, client);
  const commit = async () => {
    const committed = sendInOnePiece(client).query('commit');
    committed.catch(() => undefined);
    answering = ending.answer?.(reading.db);
    // Whoever asked for the answer reports its failure.
    answering?.catch(() => undefined);
    try {
      // PostgreSQL has rolled back what one of them failed in, and the commit does not say so.
      await Promise.all(ending.writes);
    } catch (cause) {
      failure = { cause };
      throw cause;
    }
    const result = await committed;
    if (isWhole) setting?.committed?.(effective);
    return result;
  };
  const noticing = async (asked: unknown, text: string) => {
    const result = (await asked) as QueryResult;
    if (result.rowCount) effective.push(text);
    return result;
  };
  const ask = (...query: Query) => {
    const text = textOf(query[0]);
    if (text === 'commit') return commit();
    if (/^rollback to\b|set_config\(/.test(text)) isWhole = false;
    if (!/^(begin|savepoint)\b/.test(text)) return noticing(sendInOnePiece(client).query(...query), text);
    const begin = text.startsWith('begin') ? beginningWith(text, setting) : text;
    sendInOnePiece(client)
      .query(begin)
      .catch(() => undefined);
    return Promise.resolve({ rows: [] });
  };
  const own = new Proxy(client, { get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key)) });
  endings.set(own, ending);
  try {
    return await work(databaseOn(own));
  } catch (error) {
    // Without what Drizzle adds about the commit.
    throw failure ? failure.cause : error;
  } finally {
    await answering?.catch(() => undefined);
    reading.end();
  }
}

/** A database that reads on a connection until `end`, and on others after that. */
function readingOn(db: Db, pool: Pool, client: PoolClient): { db: Db; end: () => void } {
  let isOver = false;
  const ask = (...query: Query) => (isOver ? pool.query(...query) : sendInOnePiece(client).query(...query));
  const own: Db = databaseOn(withQuery(pool, ask));
  own.transaction = async () => {
    throw new Error('An answer only reads.');
  };
  standsFor(own, db);
  return {
    db: own,
    end: () => {
      isOver = true;
    },
  };
}

const textOf = (query: string | { text: string }): string => (typeof query === 'string' ? query : query.text);
