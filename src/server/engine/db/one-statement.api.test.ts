import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { poolOf } from './connect.ts';
import { isAmong } from './is-among.ts';
import { forgetNames, MOST_NAMED, named } from './named-statement.ts';
import { inOneStatement } from './one-statement.ts';
import { prepared } from './prepared.ts';
import { roles, users } from './tables/accounts.ts';
import { signingKeys } from './tables/site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Runs reads and returns how many statements they took. */
async function counted<T>(read: () => Promise<T>): Promise<{ found: T; statements: number }> {
  const query = vi.spyOn(poolOf(server.db), 'query');
  try {
    const found = await read();
    return { found, statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

it('reads the same in one statement as in several', async () => {
  const { user } = await server.admin();
  const reads = (db: typeof server.db) =>
    [
      db.select().from(users).where(eq(users.id, user.id)),
      db.select().from(users).where(eq(users.id, -1)),
      // Two columns of the same name, and a join without a row.
      db
        .select({ one: users.id, other: roles.role_id, role: roles })
        .from(users)
        .leftJoin(roles, eq(roles.role_id, -1))
        .where(eq(users.id, user.id)),
      db.select({ id: roles.role_id }).from(roles).orderBy(asc(roles.role_name)),
    ] as const;
  const apart = await Promise.all(reads(server.db));
  const { found, statements } = await counted(() => inOneStatement(server.db, reads));
  expect(found).toEqual(apart);
  expect(found[0][0]!.created_at).toBeInstanceOf(Date);
  expect(statements).toBe(1);
});

it('reads what depends on a result in the next statement', async () => {
  const nameOf = async (db: typeof server.db, id: number) => {
    const [role] = await db.select().from(roles).where(eq(roles.role_id, id));
    const found = await db.select().from(roles).where(eq(roles.role_name, role!.role_name));
    return found[0]!.role_id;
  };
  const { found, statements } = await counted(() =>
    inOneStatement(server.db, (one) => [nameOf(one, 1), nameOf(one, 2), nameOf(one, 3)]),
  );
  expect(found).toEqual([1, 2, 3]);
  expect(statements).toBe(2);
});

it('reads a list of one value as a value, with a plan that is kept', async () => {
  forgetNames();
  const read = prepared((db) =>
    db
      .select({ id: roles.role_id })
      .from(roles)
      .where(isAmong(roles.role_id))
      .orderBy(roles.role_id)
      .prepare('roles_of_test'),
  );
  await server.db.transaction(async (tx) => {
    const idsOf = async (ids: number[], others = ids) => {
      const found = await inOneStatement(tx, (one) => [
        read(one).execute({ ids }),
        read(one).execute({ ids: others }),
      ]);
      return found.map((rows) => rows.map(({ id }) => id));
    };
    for (let turn = 0; turn < 7; turn++) expect(await idsOf([2])).toEqual([[2], [2]]);
    const { rows } = await tx.execute<{ statement: string; generic_plans: string }>(
      sql`select statement, generic_plans from pg_prepared_statements where statement like '%::integer order by%'`,
    );
    expect(rows).toEqual([{ statement: expect.not.stringContaining('any'), generic_plans: '2' }]);
    expect(await idsOf([2, 3], [1])).toEqual([[2, 3], [1]]);
    expect(await idsOf([], [1])).toEqual([[], [1]]);
    const [alone] = await inOneStatement(tx, (one) => [read(one).execute({ ids: [3] })]);
    expect(alone).toEqual([{ id: 3 }]);
  });
});

it('reads lists of one and of several once all names are given away', async () => {
  forgetNames();
  for (let index = 0; index < MOST_NAMED; index++) named(`select ${index}`);
  const read = prepared((db) =>
    db
      .select({ id: roles.role_id })
      .from(roles)
      .where(isAmong(roles.role_id))
      .orderBy(roles.role_id)
      .prepare('roles_beyond_names'),
  );
  await server.db.transaction(async (tx) => {
    const idsOf = async (ids: number[]) => {
      const [rows] = await inOneStatement(tx, (one) => [read(one).execute({ ids })]);
      return rows.map(({ id }) => id);
    };
    for (const ids of [[2, 3], [2], [1, 3], [3]]) expect(await idsOf(ids)).toEqual(ids);
  });
  forgetNames();
});

it('sends writes and bytes apart, within the same transaction', async () => {
  const key = Buffer.from([0, 1, 255]);
  await server.db.transaction(async (tx) => {
    const [, , [kept]] = await inOneStatement(tx, (one) => [
      one.insert(signingKeys).values({ name: 'test', id: 1, key }),
      one.select({ id: roles.role_id }).from(roles),
      one.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, 'test')),
    ]);
    expect(kept!.key).toEqual(key);
  });
});

it('fails as a whole when a part fails', async () => {
  const work = inOneStatement(server.db, (one) => [
    one.select({ id: roles.role_id }).from(roles),
    one.select({ broken: sql`1 / (${roles.role_id} - ${roles.role_id})` }).from(roles),
  ]);
  await expect(work).rejects.toThrow();
});
