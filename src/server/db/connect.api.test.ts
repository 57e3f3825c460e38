import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusalOf } from '../http/failure.ts';
import { databaseUrl, MAINTENANCE } from '../testing/test-database.ts';
import { type Connection, connect, type Db } from './connect.ts';

/** One connection at a time, so that one that were kept would be missed by the next who asks. */
let connection: Connection;
let onLost: ReturnType<typeof vi.fn<(error: Error) => void>>;
let other: Connection;
beforeEach(() => {
  onLost = vi.fn();
  connection = connect({ url: databaseUrl(MAINTENANCE), connections: 1, onLost });
  other = connect({ url: databaseUrl(MAINTENANCE), connections: 1 });
});
afterEach(async () => {
  await connection.close();
  await other.close();
});

const answers = async (db: Db) => (await db.execute(sql`select 1 as one`)).rows;
const pidOf = async (db: Db) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
/** Ends the database's side of a connection, as an operator or the end of the machine does. */
async function end(pid: number): Promise<void> {
  await other.db.execute(sql`select pg_terminate_backend(${pid})`);
}

it('a session that ends between two statements of a transaction ends the transaction and nothing else', async () => {
  const work = connection.db.transaction(async (tx) => {
    await end(await pidOf(tx));
    await expect.poll(() => onLost).toHaveBeenCalled();
    await answers(tx);
  });
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('a session that ends within a statement of a transaction ends the transaction and nothing else', async () => {
  const work = connection.db.transaction(async (tx) => {
    const pid = await pidOf(tx);
    await Promise.all([tx.execute(sql`select pg_sleep(60)`), end(pid)]);
  });
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('a session that nobody uses may end', async () => {
  await end(await pidOf(connection.db));
  await expect.poll(() => onLost).toHaveBeenCalled();
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('a transaction that cannot begin keeps no connection', async () => {
  connection.pool.once('acquire', (client) => void client.end());
  const work = connection.db.transaction(answers);
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await connection.db.transaction(answers)).toEqual([{ one: 1 }]);
});
