import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import arabicItems from '../../data/arabic-items.json' with { type: 'json' };
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { lookupOf, referenceLists } from './admin-list-queries.ts';
import { type LookupName, lookupRows, lookups } from './lookup-queries.ts';
import { loadReferenceData } from './reference-data-queries.ts';
import * as tables from './tables/reference.ts';
import { cities, countries, loadedItems, questionTypes, ratingScales } from './tables/reference.ts';

let server: TestServer;
/** Without the changes of tests. */
let fresh: TestServer;
beforeAll(async () => {
  server = await testServer();
  fresh = await testServer();
});
afterAll(() => Promise.all([server.close(), fresh.close()]));

const rowsOf = async (table: string) =>
  (await server.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]!.n;

describe('loading the reference data again', () => {
  it('changes nothing, even from several processes at once', async () => {
    const before = [await rowsOf('countries'), await rowsOf('cities'), await rowsOf('skills')];
    await Promise.all([loadReferenceData(server.db), loadReferenceData(server.db)]);
    expect([await rowsOf('countries'), await rowsOf('cities'), await rowsOf('skills')]).toEqual(before);
  });

  it.each(referenceLists)('keeps what an Admin renamed, added or deleted in %s', async (list) => {
    const { table, value, label } = lookups[lookupOf(list)];
    const content = () =>
      server.db
        .select()
        .from(table as PgTable)
        .orderBy(value);
    const [first, ...others] = await content();
    const deleted = others.at(-1)!;
    await server.db.delete(table).where(eq(value, deleted[value.name]));
    await server.db
      .update(table)
      .set({ [label.name]: 'Renamed' })
      .where(eq(value, first![value.name]));
    await server.db.insert(table).values({ ...deleted, [value.name]: 7000, [label.name]: 'Added' });
    const asAdminLeftIt = await content();
    await loadReferenceData(server.db);
    expect(await content()).toEqual(asAdminLeftIt);
    expect(asAdminLeftIt.map((row) => row[label.name])).toEqual(expect.arrayContaining(['Renamed', 'Added']));
  });

  it('has cities of all Gulf states, with Arabic names', async () => {
    const rows = await server.db
      .select({ iso2: countries.iso2, name: cities.name, name_ar: cities.name_ar })
      .from(cities)
      .innerJoin(countries, eq(cities.country_id, countries.country_id));
    const numbers = Object.groupBy(rows, (row) => row.iso2!);
    expect(Object.fromEntries(Object.entries(numbers).map(([iso2, list]) => [iso2, list!.length]))).toEqual({
      AE: 14,
      SA: 31,
      QA: 10,
      KW: 11,
      BH: 10,
      OM: 15,
    });
    expect(rows.filter(({ name_ar }) => !/^[\p{Script=Arabic}\s]+$/u.test(name_ar ?? ''))).toEqual([]);
  });

  it.each(Object.keys(arabicItems.items) as LookupName[])(
    'has an Arabic text for each of %s',
    async (name) => {
      const rows = await lookupRows(fresh.db, name);
      const texts = rows.map((row) => String(row.name_ar ?? ''));
      expect(texts.filter((text) => !/\p{Script=Arabic}{2}/u.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(rows.length);
    },
  );

  it('adds Arabic texts once, and keeps those of Admins', async () => {
    const { subjects } = tables;
    const nameOf = async (subject: string) =>
      (await lookupRows(server.db, 'subjects')).find((row) => row.subject_name === subject)?.name_ar;
    const set = (subject: string, extra: Record<string, unknown>) =>
      server.db.update(subjects).set({ extra }).where(eq(subjects.subject_name, subject));
    await set('Music', {});
    await loadReferenceData(server.db);
    expect(await nameOf('Music')).toBeUndefined();
    await server.db.delete(loadedItems).where(eq(loadedItems.list, 'subjects.name_ar'));
    await set('Drama', { name_ar: 'المسرح' });
    await loadReferenceData(server.db);
    expect([await nameOf('Music'), await nameOf('Drama')]).toEqual(['الموسيقى', 'المسرح']);
  });

  it('adds what a later release ships', async () => {
    await server.db.delete(countries).where(eq(countries.iso2, 'AQ'));
    await server.db.delete(loadedItems).where(eq(loadedItems.key, 'AQ'));
    await loadReferenceData(server.db);
    expect(await server.db.select().from(countries).where(eq(countries.iso2, 'AQ'))).toHaveLength(1);
  });

  it('uses another id for a shipped item if an Admin’s own item has its id', async () => {
    const shipped = 'One to five';
    await server.db.delete(ratingScales).where(eq(ratingScales.name, shipped));
    await server.db.delete(loadedItems).where(eq(loadedItems.key, shipped));
    await server.db.delete(ratingScales).where(eq(ratingScales.id, 5));
    await server.db.insert(ratingScales).values({ id: 5, name: 'Stars', options: ['*', '**'] });
    await loadReferenceData(server.db);
    const ids = Object.fromEntries(
      (await server.db.select().from(ratingScales)).map(({ id, name }) => [name, id]),
    );
    expect(ids.Stars).toBe(5);
    expect(ids[shipped]).toBeGreaterThan(5);
  });

  it('gives question types fixed ids, and the next one a free id', async () => {
    const [added] = await server.db
      .insert(questionTypes)
      .values({ type_key: 'descriptive', type_label: 'Test', has_options: false, has_rating_scale: false })
      .returning();
    expect(added!.id).toBe(9);
  });
});
