import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newSchool } from '../../testing/scenario.ts';
import { databaseUrl } from '../../testing/test-database.ts';
import { withServer } from '../../testing/with-server.ts';
import { connect } from './connect.ts';
import { grantRowAccess, roleOf } from './grant-row-access.ts';

const { server } = await withServer({ school: newSchool });

it('lets a role that owns no table read and write rows but alter no table', async () => {
  const owner = databaseUrl(server.database);
  const role = `user_of_${server.database}`;
  await server.db.execute(sql`create role ${sql.identifier(role)} login password 'only-in-tests'`);
  const url = new URL(owner);
  [url.username, url.password] = [role, 'only-in-tests'];
  const { db, pool, close } = connect({ url: url.href, connections: 1 });
  try {
    expect(await roleOf(pool)).toBe(role);
    await expect(db.execute(sql`select 1 from users`)).rejects.toThrow();
    await grantRowAccess(owner, role);
    expect((await db.execute(sql`select id from users`)).rows).toHaveLength(1);
    await db.execute(sql`insert into empty_searches (words, on_day) values ('zither', '2026-03-15')`);
    await db.execute(sql`insert into saved_searches select * from saved_searches where false`);
    await expect(db.execute(sql`drop table empty_searches`)).rejects.toThrow();
    await expect(db.execute(sql`alter table users add column x text`)).rejects.toThrow();
    await expect(db.execute(sql`create table mine (id int)`)).rejects.toThrow();
  } finally {
    await close();
    await server.db.execute(sql`drop owned by ${sql.identifier(role)}`);
    await server.db.execute(sql`drop role ${sql.identifier(role)}`);
  }
});
