import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { alias, PgDatabase, PgDialect, QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { type Db, databaseOn } from './pools.ts';
import { Dialect } from './sql-text.ts';
import { roles, users } from './tables/accounts.ts';

const owners = alias(users, 'owners');
const day = new Date('2026-03-01T10:00:00.000Z');

const statementsOn = (db: Db): Record<string, SQL | { getSQL(): SQL }> => {
  const people = db
    .select({ id: users.id, name: sql<string>`lower(${users.full_name})`.as('name') })
    .from(users)
    .where(eq(users.id, 7))
    .as('people');
  const recent = db.$with('recent').as(db.select().from(users).where(eq(users.role_id, 2)));
  return {
    nothing: sql``,
    'values of all kinds': sql`select ${1}, ${'a'}, ${null}, ${true}, ${undefined}, ${day}, ${[1, 'b', null]}, ${sql.param([1, 2])}`,
    'names that need quotes': sql`select ${sql.identifier('a"b')} from ${users} where ${users.user_name} = ${'$1'}`,
    placeholders: sql`select ${sql.placeholder('one')}, ${sql.param(sql.placeholder('two'), users.created_at)}, ${3}`,
    'values that columns encode': and(
      eq(users.created_at, day),
      inArray(users.id, [4, 5]),
      or(eq(users.role_id, 1)),
    )!,
    'a value that is SQL': sql`select ${sql.param(9, { mapToDriverValue: (value) => sql`abs(${value})` })}, ${2}`,
    'inlined values behind others': sql`select ${1}, ${sql`${'costs $1'} || ${2}`.inlineParams()}, ${3}`,
    'all inlined': sql`select ${"it's"}, ${null}`.inlineParams(),
    'a select with joins, aliases and subqueries': db
      .with(recent)
      .select({
        user: users,
        owner: owners.user_name,
        name: people.name,
        roles: db.$count(roles, eq(roles.role_id, 3)),
      })
      .from(users)
      .innerJoin(people, eq(people.id, users.id))
      .leftJoin(owners, and(eq(owners.id, users.id), eq(owners.role_id, 6)))
      .leftJoin(recent, eq(recent.id, users.id))
      .where(
        sql`${users.id} in ${new QueryBuilder().select({ id: owners.id }).from(owners).where(eq(owners.id, 8))}`,
      )
      .orderBy(desc(users.created_at), asc(people.name))
      .limit(10)
      .offset(20)
      .for('update', { of: users, skipLocked: true }),
    'a union': db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, 1))
      .union(db.select({ id: users.id }).from(users).where(eq(users.id, 2))),
    groups: db
      .select({ role: users.role_id, all: count() })
      .from(users)
      .groupBy(users.role_id)
      .having(({ all }) => sql`${all} > ${5}`),
    'an insert': db
      .insert(roles)
      .values([
        { role_id: 8, role_name: 'One' },
        { role_id: 9, role_name: sql`upper(${'two'})` },
      ])
      .onConflictDoUpdate({ target: roles.role_id, set: { role_name: sql`excluded.role_name` } })
      .returning(),
    'an update': db
      .update(users)
      .set({ user_name: 'x', last_seen_at: day })
      .from(roles)
      .where(eq(users.role_id, roles.role_id))
      .returning({ id: users.id }),
    'a delete': db.delete(users).where(eq(users.id, 3)).returning(),
    'parts of statements in another': sql`with gone as (${db.delete(roles).where(eq(roles.role_id, 4))})
    select * from ${users} where exists ${db.select().from(roles).where(eq(roles.role_id, users.role_id))}`,
    'a selection of one table': db
      .select({
        id: users.id,
        role: { id: users.role_id, lower: sql`lower(${users.full_name}) || ${'x'}` },
        all: users,
      })
      .from(users),
    'a selection of a subquery': db
      .select({ id: people.id, name: people.name, more: sql`${people.name} || ${'y'}`.as('more') })
      .from(people),
    'a subquery as a column': db
      .select({ first: db.select({ id: users.id }).from(users).limit(1).as('first') })
      .from(roles),
    'a table that is SQL': db.select({ one: sql`1`.as('one') }).from(sql`generate_series(1, ${3})` as never),
    'an aliased table': db
      .select({ owner: owners, name: sql`${owners.full_name}` })
      .from(owners)
      .where(eq(owners.id, 4)),
  };
};

const plain: Db = new PgDatabase(
  new PgDialect(),
  new NodePgSession({} as never, new PgDialect(), undefined),
  undefined,
);
const drizzles = statementsOn(plain);
const ours = statementsOn(databaseOn({} as never));

it.each(Object.keys(ours))('writes %s as Drizzle does', (name) => {
  const { typings: _, ...expected } = new PgDialect().sqlToQuery(drizzles[name]!.getSQL());
  const dialect = new Dialect();
  expect(dialect.sqlToQuery(ours[name]!.getSQL())).toEqual(expected);
  // Once more with the names that it has kept.
  expect(dialect.sqlToQuery(ours[name]!.getSQL())).toEqual(expected);
});

it('refuses a column of a table that the query does not read, as Drizzle does', () => {
  const select = (db: Db) => db.select({ id: roles.role_id }).from(users).getSQL();
  expect(() => select(databaseOn({} as never))).toThrow(/not part of the query/);
  expect(() => select(plain)).toThrow(/not part of the query/);
});
