import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedDefinitions } from '../../../generated/stored-definitions.ts';
import type { Definitions, FieldDefinition, StoredChange } from '../../language/run/change/definitions.ts';
import { strayRecords } from '../areas/records/stray-queries.ts';
import type { Db } from '../engine/db/connect.ts';
import { revertStored } from '../engine/db/stored/revert-stored.ts';
import { settleDefinitions } from '../engine/db/stored/settle-definitions.ts';
import { sweepStoredValues } from '../engine/db/stored/sweep-stored.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { storedRecords } from './stored-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const people = await Promise.all([1, 2, 3].map(() => server.signUp('Candidate')));
  const [a, b, c] = people.map(({ user }) => user.id);
  await server.db.execute(sql`
    insert into candidates (user_id, first_name, last_name, gender, notice_period, country_id, extra) values
      (${a}, 'A', 'A', 'F', 30, null, '{"marital_status": 1, "address": "12", "kids_num": 2, "email2": "a@example.com"}'),
      (${b}, 'B', 'B', 'M', null, (select min(country_id) from countries), '{"marital_status": 0, "address": "about 7"}'),
      (${c}, 'C', 'C', null, 90.6, null, '{"marital_status": 1, "phone2": "+97150123", "kids_num": 0}')`);
  await server.db.execute(sql`
    insert into candidate_skills (owner_id, item_id)
      select min(candidate_id), (select min(skill_id) from skills) from candidates`);
  await server.db.execute(sql`
    insert into candidate_educations (owner_id, ced_major, extra)
      select min(candidate_id), major, jsonb_build_object('graduation_gps', 3.5)
      from candidates, (values ('Maths'), ('Physics')) as given (major) group by major`);
});
afterAll(() => server.close());

/** The definitions with a change of each form that has a field, or of one. */
function edited(edit: (fields: Record<string, FieldDefinition>, form: string) => void): Definitions {
  const definitions = structuredClone(storedDefinitions);
  for (const [name, form] of Object.entries(definitions.forms)) edit(form.fields, name);
  return definitions;
}

const of = (form: string) => storedDefinitions.records['candidate profiles']!.includes(form);

const without = (path: string) =>
  edited((fields, form) => {
    if (of(form)) delete fields[path];
  });

const renamed = (path: string, to: string) =>
  edited((fields, form) => {
    if (!of(form) || !fields[path]) return;
    fields[to] = fields[path];
    delete fields[path];
  });

const changed = (path: string, change: Partial<FieldDefinition>) =>
  edited((fields, form) => {
    if (of(form) && fields[path]) Object.assign(fields[path], change);
  });

function saying(definitions: Definitions, path: string, change: StoredChange): Definitions {
  const said = structuredClone(definitions);
  said.forms['candidate/2-basic']!.stored = { [path]: change };
  return said;
}

const NOW = new Date('2026-03-01T10:00:00Z');
const settle = (db: Db, current: Definitions, now = NOW) =>
  settleDefinitions(db, {
    records: storedRecords,
    strays: strayRecords,
    current,
    released: storedDefinitions,
    now,
  });

/** Everything that edits could reach. */
async function stored(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select to_jsonb(c) as row from candidates c union all
    select to_jsonb(e) from candidate_educations e union all select to_jsonb(s) from candidate_skills s order by 1`);
  return rows;
}

const valuesIn = async (db: Db, value: string): Promise<unknown[]> => {
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select ${sql.raw(value)} as value from candidates order by first_name`,
  );
  return rows.map((row) => row.value);
};

/** Runs a test in a transaction that is rolled back. */
async function aside(work: (db: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  await server.db
    .transaction(async (tx) => {
      await settle(tx, storedDefinitions);
      await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

type Edit = [
  name: string,
  edit: Definitions,
  refusal: RegExp,
  path: string,
  change: StoredChange,
  /** The SQL of what becomes of the values, by candidate; or why they are out of reach. */
  after: [string, unknown[]] | RegExp,
];

const MARRIED = { options: { '0': 'Single', '2': 'Married' } };
const OPTIONS_OF_GENDER = { options: { M: 'Male' } };

describe('an edit that would lose values', () => {
  it.each<Edit>([
    [
      'a field without a column is removed',
      without('email2'),
      /Alternate e-mail\* is removed\. 1 of 3 stored candidate profiles has a value.*"email2": \{ "drop": "2026-05-30" \}/,
      'email2',
      { drop: '2026-03-01' },
      ["extra ? 'email2'", [false, false, false]],
    ],
    [
      'a field with a column is removed',
      without('notice_period'),
      /Notice period \(days\)\* is removed\. 2 of 3/,
      'notice_period',
      { drop: '2026-03-01' },
      ['notice_period', [null, null, null]],
    ],
    [
      'a field without a column is renamed',
      renamed('address', 'home'),
      /Address\* is removed\. 2 of 3.*"home": \{ "renamedFrom": "address" \}/,
      'home',
      { renamedFrom: 'address' },
      ["extra ->> 'home'", ['12', 'about 7', null]],
    ],
    [
      'a field with a column is renamed',
      renamed('notice_period', 'notice'),
      /is removed\. 2 of 3/,
      'notice',
      { renamedFrom: 'notice_period' },
      /stored as candidates\.notice_period, which searches and lists read by this name/,
    ],
    [
      'an option is recoded',
      changed('marital_status', MARRIED),
      /no longer offers "Married" \(1\)\. 2 of 3 stored candidate profiles have it.*"movedOptions": \{ "1": 2 \}/,
      'marital_status',
      { movedOptions: { 1: 2 } },
      ["extra -> 'marital_status'", [2, 0, 2]],
    ],
    [
      'an option of a column is removed',
      changed('gender', OPTIONS_OF_GENDER),
      /no longer offers "Female" \(F\)\. 1 of 3/,
      'gender',
      { movedOptions: { F: null } },
      ['gender', [null, 'M', null]],
    ],
    [
      'a number becomes a text',
      changed('kids_num', { type: 'string' }),
      /becomes a text; it was a whole number\. 2 of 3.*"convert": "to-text"/,
      'kids_num',
      { convert: 'to-text' },
      ["extra -> 'kids_num'", ['2', null, '0']],
    ],
    [
      'a text becomes a number',
      changed('address', { type: 'number' }),
      /becomes a number; it was a text\. 2 of 3/,
      'address',
      { convert: 'to-number', movedOptions: { 'about 7': '7' } },
      ["extra -> 'address'", [12, 7, null]],
    ],
    [
      'one value becomes a list',
      changed('address', { type: 'array of string' }),
      /2 of 3.*"convert": "to-list"/,
      'address',
      { convert: 'to-list' },
      ["extra -> 'address'", [['12'], ['about 7'], null]],
    ],
    [
      'a column gets another type',
      changed('notice_period', { type: 'string' }),
      /2 of 3.* refused at the next save\. "notice_period" is stored as candidates\.notice_period, a column of type/,
      'notice_period',
      { convert: 'to-text' },
      /candidates\.notice_period, a column of type double precision/,
    ],
    [
      'a list with a table of its own is removed',
      without('skill_id'),
      /Skills\* is removed\. 1 of 3/,
      'skill_id',
      { drop: '2026-03-01' },
      /has a table of its own \(candidate_skills\)/,
    ],
    [
      'a choice is made from another list',
      changed('country_id', { lookup: 'cities' }),
      /is chosen from another list: cities instead of countries\. 1 of 3/,
      'country_id',
      { movedOptions: { '-1': null } },
      ['country_id is null', [true, false, true]],
    ],
    [
      'a field of rows is renamed',
      renamed('education[*].graduation_gps', 'education[*].grade'),
      /GPA\/Grade\* is removed\. 2 of 2 stored entries of "education" in candidate profiles have a value/,
      'education[*].grade',
      { renamedFrom: 'education[*].graduation_gps' },
      [
        '(select jsonb_agg(e.extra) from candidate_educations e where e.owner_id = candidate_id)',
        [[{ grade: 3.5 }, { grade: 3.5 }], null, null],
      ],
    ],
  ])(
    '%s: it is refused with its count, carried out once when said, and undone',
    async (...[, edit, refusal, path, change, after]) => {
      await aside(async (db) => {
        const before = await stored(db);
        await expect(settle(db, edit)).rejects.toThrow(refusal);
        expect(await stored(db)).toEqual(before);
        const said = saying(edit, path, change);
        if (after instanceof RegExp) {
          await expect(settle(db, said)).rejects.toThrow(after);
          expect(await stored(db)).toEqual(before);
          return;
        }
        await settle(db, said);
        expect(await valuesIn(db, after[0])).toEqual(after[1]);
        const once = await stored(db);
        expect(await settle(db, said)).toEqual([]);
        expect(await stored(db)).toEqual(once);
        await revertStored(db, storedRecords, NOW);
        expect(await stored(db)).toEqual(before);
        expect(await settle(db, storedDefinitions)).toEqual([]);
      });
    },
  );
});

describe('a saved search', () => {
  /** The filters of both kinds of saved searches, which share a table. */
  const filters = async (db: Db) => {
    const { rows } = await db.execute(sql`select name, filters from saved_searches order by name`);
    return rows;
  };

  it('follows a renamed filter and a moved option, of its own kind only, and is put back', () =>
    aside(async (db) => {
      await db.execute(
        sql`insert into schools (user_id, school_name, school_type, country_id, city)
        select max(users.id), 'S', 'T', min(country_id), 'C' from users, countries`,
      );
      await db.execute(sql`
        insert into saved_searches (candidate_id, school_id, name, filters) values
          ((select min(candidate_id) from candidates), null, 'A', '{"subject_id": [1, 2], "sort": "-created_at"}'),
          ((select min(candidate_id) from candidates), null, 'B', '{"city": ["Doha"]}'),
          (null, (select min(school_id) from schools), 'C', '{"subject_id": [1]}')`);
      const before = await filters(db);
      const definitions = edited((fields, form) => {
        if (form !== 'candidate/saved-search') return;
        fields['filters.subjects'] = fields['filters.subject_id']!;
        delete fields['filters.subject_id'];
        fields['filters.sort']!.options = { newest: 'Newest' };
      });
      await expect(settle(db, definitions)).rejects.toThrow(
        /Subject\* is removed\. 1 of 2 stored saved searches has a value.*"filters.subjects": \{ "renamedFrom": "filters.subject_id" \}/,
      );
      definitions.forms['candidate/saved-search']!.stored = {
        'filters.subjects': { renamedFrom: 'filters.subject_id' },
        'filters.sort': {
          movedOptions: Object.fromEntries(
            Object.keys(
              storedDefinitions.forms['candidate/saved-search']!.fields['filters.sort']!.options!,
            ).map((option) => [option, 'newest']),
          ),
        },
      };
      expect((await settle(db, definitions)).sort()).toEqual([
        '"filters.subject_id" is called "filters.subjects" now: 1 stored value in saved searches changed.',
        'options of "filters.sort" moved: 1 stored value in saved searches changed.',
      ]);
      expect(await filters(db)).toEqual([
        { name: 'A', filters: { subjects: [1, 2], sort: 'newest' } },
        { name: 'B', filters: { city: ['Doha'] } },
        { name: 'C', filters: { subject_id: [1] } },
      ]);
      await revertStored(db, storedRecords, NOW);
      expect(await filters(db)).toEqual(before);
    }));
});

describe('what edits do to stored values', () => {
  it('says what was done, and how many values changed', () =>
    aside(async (db) => {
      const said = saying(renamed('address', 'home'), 'home', { renamedFrom: 'address' });
      expect(await settle(db, said)).toEqual([
        '"address" is called "home" now: 2 stored values in candidate profiles changed.',
      ]);
      expect(await revertStored(db, storedRecords, NOW)).toEqual([
        'Undone: "address" is called "home" now. 2 values in candidate profiles are as before.',
      ]);
      expect(await revertStored(db, storedRecords, NOW)).toEqual([]);
    }));

  it('takes several at once, and all or none', () =>
    aside(async (db) => {
      const both = changed('kids_num', { type: 'string' });
      for (const [name, form] of Object.entries(both.forms))
        if (of(name) && form.fields.address) form.fields.address.type = 'number';
      both.forms['candidate/2-basic']!.stored = {
        kids_num: { convert: 'to-text' },
        address: { convert: 'to-number' },
      };
      const before = await stored(db);
      await expect(settle(db, both)).rejects.toThrow(
        '1 stored value of "address" in candidate profiles cannot become what the form asks for now, such as "about 7". Say what they become, beside "convert": "movedOptions": { "about 7": null }. null empties a value.',
      );
      expect(await stored(db)).toEqual(before);
    }));

  it('keeps what people have written since when it is undone, and finds it under the old name', () =>
    aside(async (db) => {
      await settle(db, saying(renamed('address', 'home'), 'home', { renamedFrom: 'address' }));
      await db.execute(
        sql`update candidates set extra = extra || '{"home": "New road"}' where first_name in ('A', 'C')`,
      );
      await revertStored(db, storedRecords, NOW);
      expect(await valuesIn(db, "extra ->> 'address'")).toEqual(['New road', 'about 7', 'New road']);
    }));

  it('keeps the values of a removed field until their day, and deletes them at the first start after it', () =>
    aside(async (db) => {
      const dropping = saying(without('email2'), 'email2', { drop: '2026-06-01' });
      expect(await settle(db, dropping)).toEqual([]);
      expect(await valuesIn(db, "extra ? 'email2'")).toEqual([true, false, false]);
      expect(await settle(db, dropping, new Date('2026-06-01T01:00:00Z'))).toHaveLength(1);
      expect(await valuesIn(db, "extra ? 'email2'")).toEqual([false, false, false]);
    }));

  it('starts an edit that concerns nothing stored', () =>
    aside(async (db) => {
      expect(await settle(db, without('candidate_comment1'))).toEqual([]);
    }));

  it('starts the version before an edit again, unless the edit has moved values', () =>
    aside(async (db) => {
      const added = edited((fields, form) => {
        if (form === 'candidate/2-basic') fields.motto = { type: 'string', title: 'Motto' };
      });
      await settle(db, added, new Date('2026-03-02'));
      await db.execute(sql`update candidates set extra = extra || '{"motto": "Onwards"}'`);
      expect(await settle(db, storedDefinitions, new Date('2026-03-03'))).toEqual([]);
      const moved = saying(renamed('address', 'home'), 'home', { renamedFrom: 'address' });
      moved.forms['candidate/2-basic']!.fields.motto = { type: 'string' };
      await settle(db, moved, new Date('2026-03-04'));
      await expect(settle(db, storedDefinitions, new Date('2026-03-05'))).rejects.toThrow(
        '("address" is called "home" now). Undo that first: npm run schemas:revert.',
      );
    }));

  it('forgets the values of a deleted profile', () =>
    aside(async (db) => {
      await settle(db, saying(renamed('address', 'home'), 'home', { renamedFrom: 'address' }));
      await db.execute(sql`delete from candidates where first_name = 'A'`);
      await sweepStoredValues(db, storedRecords, new Date('2026-01-01'));
      const { rows } = await db.execute(sql`select before from stored_change_values`);
      expect(rows).toEqual([{ before: 'about 7' }]);
    }));
});
