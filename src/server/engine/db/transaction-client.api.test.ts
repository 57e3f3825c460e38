import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestServer, testServer } from '../../testing/test-server.ts';
import type { Db } from './connect.ts';
import { users } from './tables/accounts.ts';
import { changeThen, withCommit } from './transaction-client.ts';
import { withSetting } from './with-setting.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  person = await server.signUp('Candidate');
});
afterAll(() => server.close());

const rename = (db: Db, name: string): Promise<unknown> =>
  db.update(users).set({ full_name: name }).where(eq(users.id, person.user.id)).execute();
const nameIn = async (db: Db) => {
  const [row] = await db.select({ name: users.full_name }).from(users).where(eq(users.id, person.user.id));
  return row!.name;
};

it('answers with what was committed, from the write that travels with the commit as well', async () => {
  const change = async (tx: Db) => withCommit(tx, rename(tx, 'Renamed'));
  expect(await changeThen(server.db, change, nameIn)).toBe('Renamed');
  expect(await nameIn(server.db)).toBe('Renamed');
});

it('hands the result of the change to the answer', async () => {
  const answer = async (_db: Db, changed: number) => changed + 1;
  expect(await changeThen(server.db, async () => 1, answer)).toBe(2);
});

it('rolls back and throws the write’s own error when the last write fails', async () => {
  await rename(server.db, 'Before');
  const failing = server.db.transaction(async (tx) => {
    await rename(tx, 'After');
    await withCommit(tx, tx.execute(sql`select 1 / 0`));
  });
  const error = await failing.catch((thrown) => thrown);
  expect(error.cause.message).toBe('division by zero');
  expect(await nameIn(server.db)).toBe('Before');
});

it('tries again when the last write conflicts with another transaction', async () => {
  let tries = 0;
  const change = async (tx: Db) => {
    tries += 1;
    const conflict = sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`;
    await withCommit(tx, tries === 1 ? tx.execute(conflict) : rename(tx, 'Second'));
  };
  expect(await changeThen(server.db, change, nameIn)).toBe('Second');
  expect(tries).toBe(2);
});

it('waits for a last write within a savepoint, which alone is undone', async () => {
  await server.db.transaction(async (tx) => {
    const inner = tx.transaction((one) => withCommit(one, one.execute(sql`select 1 / 0`)));
    await expect(inner).rejects.toThrow();
    await rename(tx, 'Outer');
  });
  expect(await nameIn(server.db)).toBe('Outer');
});

it('answers within a transaction that goes on', async () => {
  const seen = await server.db.transaction(async (tx) =>
    changeThen(tx, (inner) => rename(inner, 'Inner'), nameIn),
  );
  expect(seen).toBe('Inner');
});

it('lets no answer write in a transaction, and frees the connection', async () => {
  const answer = async (db: Db) => db.transaction(async (tx) => nameIn(tx));
  await expect(changeThen(server.db, async () => undefined, answer)).rejects.toThrow('only reads');
  expect(await nameIn(server.db)).toBe('Inner');
});

it('sets a setting with quotes in it for the transaction alone', async () => {
  const value = `it's "quoted" \\ and ; select 1 --`;
  const own = withSetting(server.db, { name: 'marketplace.trial', value });
  const read = async (db: Db) => {
    const { rows } = await db.execute<{ value: string | null }>(
      sql`select current_setting('marketplace.trial', true) as value`,
    );
    return rows[0]!.value;
  };
  expect(await own.transaction(read)).toBe(value);
  expect(
    await changeThen(
      own,
      async () => undefined,
      async (db) => (await read(db)) || null,
    ),
  ).toBeNull();
});

it('reports the statements of a committed transaction, unless some of it was undone', async () => {
  const reported: (readonly string[])[] = [];
  const committed = (texts: readonly string[]) => void reported.push(texts);
  const own = withSetting(server.db, { name: 'marketplace.trial', value: 'x', committed });
  await own.transaction((tx) => rename(tx, 'Reported'));
  expect(reported).toEqual([[expect.stringContaining('update "users"')]]);
  await own.transaction(async (tx) => {
    await tx
      .transaction(async (inner) => {
        await rename(inner, 'Undone');
        throw new Error('Undo it');
      })
      .catch(() => undefined);
  });
  await own
    .transaction(async (tx) => {
      await rename(tx, 'Undone');
      throw new Error('Undo it');
    })
    .catch(() => undefined);
  expect(reported).toHaveLength(1);
  expect(await nameIn(server.db)).toBe('Reported');
});
