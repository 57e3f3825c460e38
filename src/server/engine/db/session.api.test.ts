import { eq, sql } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { type Db, poolOf } from './connect.ts';
import { dialect } from './pools.ts';
import { roles, users } from './tables/accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('reads rows as Drizzle does, from columns, expressions and joins without a row', async () => {
  const { user } = await server.admin();
  const plain: Db = new PgDatabase(
    dialect,
    new NodePgSession(poolOf(server.db), dialect, undefined),
    undefined,
  );
  const named = (db: Db) =>
    db
      .select({ id: users.id, name: sql<string>`lower(${users.full_name})`.as('name') })
      .from(users)
      .as('named');
  const reads = (db: Db) => {
    const people = named(db);
    return Promise.all([
      db.select().from(users).where(eq(users.id, user.id)),
      db
        .select({
          since: users.created_at,
          suspended: users.suspended_at,
          is_one: sql<boolean>`${users.id} > 0`,
          large: sql<number>`7`.mapWith(Number),
          name: people.name,
          role: roles.role_name,
        })
        .from(users)
        .innerJoin(people, eq(people.id, users.id))
        .leftJoin(roles, eq(roles.role_id, -1))
        .where(eq(users.id, user.id)),
      db.select({ user: users, role: roles }).from(users).leftJoin(roles, eq(roles.role_id, -1)),
    ]);
  };
  const found = await reads(server.db);
  expect(found).toEqual(await reads(plain));
  expect(found[1][0]).toMatchObject({ since: expect.any(Date), suspended: null, large: 7, role: null });
  expect(found[2][0]!.role).toBeNull();
});
