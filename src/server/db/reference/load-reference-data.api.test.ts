import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { countries, loadedItems, questionTypes, skills } from '../schema/reference.ts';
import { loadReferenceData } from './load-reference-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const rowsOf = async (table: string) =>
  (await server.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]!.n;

describe('loading the reference data again', () => {
  it('changes nothing, also by several processes at once', async () => {
    const before = [await rowsOf('countries'), await rowsOf('cities'), await rowsOf('skills')];
    await Promise.all([loadReferenceData(server.db), loadReferenceData(server.db)]);
    expect([await rowsOf('countries'), await rowsOf('cities'), await rowsOf('skills')]).toEqual(before);
  });

  it('leaves alone what an Admin renamed or deleted', async () => {
    await server.db
      .update(skills)
      .set({ skill_desc: 'Reading' })
      .where(eq(skills.skill_desc, 'Guided reading'));
    await server.db.delete(countries).where(eq(countries.iso2, 'AQ'));
    await loadReferenceData(server.db);
    const names = (await server.db.select().from(skills)).map((row) => row.skill_desc);
    expect(names).toContain('Reading');
    expect(names).not.toContain('Guided reading');
    expect(await server.db.select().from(countries).where(eq(countries.iso2, 'AQ'))).toEqual([]);
  });

  it('adds what a later release ships', async () => {
    await server.db.delete(loadedItems).where(eq(loadedItems.key, 'AQ'));
    await loadReferenceData(server.db);
    expect(await server.db.select().from(countries).where(eq(countries.iso2, 'AQ'))).toHaveLength(1);
  });

  it('gives question types fixed ids, and the next one a free id', async () => {
    const [added] = await server.db
      .insert(questionTypes)
      .values({ type_key: 'test', type_label: 'Test', has_options: false, has_rating_scale: false })
      .returning();
    expect(added!.id).toBe(9);
  });
});
