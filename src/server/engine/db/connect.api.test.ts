import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseUrl, MAINTENANCE } from '../../testing/test-database.ts';
import { refusalOf } from '../http/failure.ts';
import { type Connection, connect, type Db } from './connect.ts';
import { forgetNames } from './named-statement.ts';

/** A pool of one connection: a leaked connection would block the next query. */
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
/** Terminates a connection from the database's side, as an operator or a restart does. */
async function end(pid: number): Promise<void> {
  await other.db.execute(sql`select pg_terminate_backend(${pid})`);
}

it('has a connection plan a write or lock that repeats once, but a select with its values each time', async () => {
  forgetNames();
  const { db } = connection;
  await db.execute(sql`create temporary table counted (id int primary key, times int)`);
  for (let id = 1; id <= 4; id++) {
    await db.execute(sql`insert into counted values (${id}, 0)`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from counted where id = ${id} for update`);
      await tx.execute(sql`update counted set times = times + 1 where id = ${id}`);
    });
    await db.execute(sql`select from counted where id = ${id}`);
  }
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like '%counted%' order by statement`,
  );
  expect(rows.map(({ statement }) => statement)).toEqual([
    'insert into counted values ($1, 0)',
    'select from counted where id = $1 for update',
    'update counted set times = times + 1 where id = $1',
  ]);
  expect((await db.execute(sql`select sum(times)::int as sum from counted`)).rows).toEqual([{ sum: 4 }]);
});

it('rolls back only the transaction whose session ends between two statements', async () => {
  const work = connection.db.transaction(async (tx) => {
    await end(await pidOf(tx));
    await expect.poll(() => onLost).toHaveBeenCalled();
    await answers(tx);
  });
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('rolls back only the transaction whose session ends within a statement', async () => {
  const work = connection.db.transaction(async (tx) => {
    const pid = await pidOf(tx);
    await Promise.all([tx.execute(sql`select pg_sleep(60)`), end(pid)]);
  });
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('survives the end of an idle session', async () => {
  await end(await pidOf(connection.db));
  await expect.poll(() => onLost).toHaveBeenCalled();
  expect(await answers(connection.db)).toEqual([{ one: 1 }]);
});

it('closes cleanly when a session ends at the same time', async () => {
  const own = connect({ url: databaseUrl(MAINTENANCE), connections: 1, onLost });
  const client = await own.pool.connect();
  const broken = vi.fn();
  client.on('error', broken);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const closed = own.close();
  await end(rows[0].pid);
  await expect.poll(() => broken).toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
  client.release();
  await closed;
});

it('releases the connection of a transaction that cannot begin', async () => {
  connection.pool.once('acquire', (client) => void client.end());
  const work = connection.db.transaction(answers);
  expect(refusalOf(await work.catch((error) => error)).status).toBe(503);
  expect(await connection.db.transaction(answers)).toEqual([{ one: 1 }]);
});

describe('two transactions that deadlock', () => {
  const ROWS = { first: 801_001, second: 801_002 };
  const lock = (tx: Db, row: keyof typeof ROWS) =>
    tx.execute(sql`select pg_advisory_xact_lock(${ROWS[row]}::bigint)`);
  /** Resolves once this many transactions have arrived. */
  function meeting(count: number) {
    let come = 0;
    let all = () => {};
    const everybody = new Promise<void>((done) => {
      all = done;
    });
    return async () => {
      come += 1;
      if (come >= count) all();
      await everybody;
    };
  }

  it('both succeed, because the aborted one is retried', async () => {
    const bothHaveOne = meeting(2);
    let begun = 0;
    const crosswise = ({ db }: Connection, [one, other]: (keyof typeof ROWS)[]) =>
      db.transaction(async (tx) => {
        begun += 1;
        await lock(tx, one!);
        await bothHaveOne();
        await lock(tx, other!);
        return one;
      });
    expect(
      await Promise.all([crosswise(connection, ['first', 'second']), crosswise(other, ['second', 'first'])]),
    ).toEqual(['first', 'second']);
    expect(begun).toBe(3);
  });

  it('fail after a few attempts when one is aborted every time', async () => {
    let begun = 0;
    const work = connection.db.transaction(async (tx) => {
      begun += 1;
      await tx.execute(sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
    });
    expect(refusalOf(await work.catch((error) => error))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    expect(begun).toBe(4);
  });
});

it('retries a single statement that the database aborted in favour of another', async () => {
  // A sequence keeps counting when its transaction is rolled back.
  await other.db.execute(sql`create sequence tries_of_a_conflict`);
  try {
    await other.db.execute(sql`
      do $$ begin
        if nextval('tries_of_a_conflict') < 3 then raise exception 'not in this order' using errcode = '40001'; end if;
      end $$`);
    const { rows } = await other.db.execute(sql`select last_value::int as tries from tries_of_a_conflict`);
    expect(rows).toEqual([{ tries: 3 }]);
  } finally {
    await other.db.execute(sql`drop sequence tries_of_a_conflict`);
  }
});

it('does not retry after other errors', async () => {
  let begun = 0;
  const work = connection.db.transaction(async (tx) => {
    begun += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(work).rejects.toThrow();
  expect(begun).toBe(1);
});
