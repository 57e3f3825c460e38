import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsOf } from '../../language/compile/change/definitions-of.ts';
import { loadProject } from '../../language/compile/project.ts';
import { filesOnDisk, filesWith } from '../../language/grammar/project-files.ts';
import { compareDefinitions } from '../../language/run/change/compare-definitions.ts';
import type { Definitions, StoredChange } from '../../language/run/change/definitions.ts';
import { describeChange, remedyOf } from '../../language/run/change/describe-change.ts';
import { strayRecords } from '../areas/records/stray-queries.ts';
import type { Db } from '../engine/db/connect.ts';
import { countStored } from '../engine/db/stored/count-stored.ts';
import { revertStored } from '../engine/db/stored/revert-stored.ts';
import { settleDefinitions } from '../engine/db/stored/settle-definitions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { storedRecords } from './stored-records.ts';

const files = filesOnDisk(join(import.meta.dirname, '../../..'));
const released = definitionsOf(loadProject(files));
const NOW = new Date('2026-03-01T10:00:00Z');
const DROP = '2026-05-30';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const people = await Promise.all([1, 2, 3].map(() => server.signUp('Candidate')));
  const [a, b, c] = people.map(({ user }) => user.id);
  await server.db.execute(sql`
    insert into candidates (user_id, first_name, last_name, country_id, extra) values
      (${a}, 'A', 'A', null, '{"marital_status": 1, "address": "12", "email2": "a@example.com"}'),
      (${b}, 'B', 'B', (select min(country_id) from countries), '{"marital_status": 0, "address": "about 7"}'),
      (${c}, 'C', 'C', null, '{"marital_status": 1}')`);
  await server.db.execute(sql`
    insert into candidate_educations (owner_id, ced_major, graduation_attainment, extra)
      select min(candidate_id), major, 'Honours', '{"graduation_gps": 3.5}'
      from candidates, (values ('Maths'), ('Physics')) as given (major) group by major`);
  await server.db.execute(sql`
    insert into saved_searches (candidate_id, name, filters) values
      ((select min(candidate_id) from candidates), 'A', '{"city": ["Doha", "Dubai"], "salary_min": 5000}')`);
});
afterAll(() => server.close());

const BASIC = 'schemas/forms/candidate/2-basic.json';
const ADMIN = 'schemas/forms/admin/edit-candidate.json';
const NEW = 'schemas/forms/admin/new-candidate.json';
const EDUCATION = 'schemas/forms/candidate/3-education.json';
const DEGREE = 'schemas/fields/education-row.json';
const SEARCH = 'schemas/forms/candidate/saved-search.json';

const ADDRESS = '"address": { "$ref": "../candidate/2-basic.json#/schema/properties/address" }';
const HOME = '"home": { "$ref": "../candidate/2-basic.json#/schema/properties/home" }';

/** A replacement in a file. */
type Edit = [file: string, from: string | RegExp, to: string];

/** The definitions as they are once these files are edited. */
function edited(edits: readonly Edit[]): Definitions {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = texts[file] ?? files.read(file)!;
    texts[file] = text.replace(from, () => to);
    expect(texts[file], `${file}: ${from}`).not.toBe(text);
  }
  return definitionsOf(loadProject(filesWith(files, texts)));
}

const settle = (db: Db, current: Definitions) =>
  settleDefinitions(db, { records: storedRecords, strays: strayRecords, current, released, now: NOW });

async function stored(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select to_jsonb(c) as row from candidates c union all
    select to_jsonb(e) from candidate_educations e union all select to_jsonb(s) from saved_searches s order by 1`);
  return rows;
}

/** What an edit asks of people or breaks, in words, with counts from the database. */
async function told(db: Db, definitions: Definitions): Promise<string[]> {
  const changes = compareDefinitions(released, definitions, DROP).filter((one) => one.class !== 'free');
  const said: string[] = [];
  for (const change of changes) {
    const counted = change.question && (await countStored(db, storedRecords, change.question, change.isFile));
    said.push(`${change.class}: ${describeChange(change, counted ?? 'unknown')} ${remedyOf(change)}`.trim());
  }
  return said;
}

/** Runs a test in a transaction that is rolled back. */
async function aside(work: (db: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  await server.db
    .transaction(async (tx) => {
      await settle(tx, released);
      await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

/** What an edit says of stored values, beside the title of the file, and one of them afterwards. */
type Said = [file: string, stored: Record<string, StoredChange>, after: string, values: unknown[]];

describe('an edit of the files that would lose stored values', () => {
  it.each<[string, Edit[], string, Said]>([
    [
      'an option is removed',
      [[BASIC, ', "1": "Married"', '']],
      'Your profile, step 2: *Marital status* no longer offers "Married" (1). 2 of 3 stored candidate profiles have it: their choice would be refused at the next save.',
      [BASIC, { marital_status: { movedOptions: { 1: 0 } } }, "extra -> 'marital_status'", [0, 0, 0]],
    ],
    [
      'an option is recoded',
      [[BASIC, '"1": "Married"', '"2": "Married"']],
      '*Marital status* no longer offers "Married" (1). 2 of 3 stored candidate profiles have it',
      [BASIC, { marital_status: { movedOptions: { 1: 2 } } }, "extra -> 'marital_status'", [2, 0, 2]],
    ],
    [
      'a field is removed',
      [
        [BASIC, /"email2": \{[^}]*\}[^}]*\},/, ''],
        [ADMIN, /"email2": \{[^}]*\},/, ''],
      ],
      '*Alternate e-mail* is removed. 1 of 3 stored candidate profiles has a value: nobody would see these values any more.',
      [BASIC, { email2: { drop: '2026-03-01' } }, "extra ? 'email2'", [false, false, false]],
    ],
    [
      'a field is renamed',
      [
        [BASIC, '"address": {', '"home": {'],
        [ADMIN, ADDRESS, HOME],
        [NEW, ADDRESS, HOME],
      ],
      '*Address* is removed. 2 of 3 stored candidate profiles have a value',
      [BASIC, { home: { renamedFrom: 'address' } }, "extra ->> 'home'", ['12', 'about 7', null]],
    ],
    [
      'a text becomes a number',
      [
        [
          BASIC,
          '"title": "Address", "type": "string", "maxLength": 300',
          '"title": "Address", "type": "number"',
        ],
      ],
      '*Address* becomes a number; it was a text. 2 of 3 stored candidate profiles have a value: their values would be refused at the next save.',
      [
        BASIC,
        { address: { convert: 'to-number', movedOptions: { 'about 7': '7' } } },
        "extra -> 'address'",
        [12, 7, null],
      ],
    ],
    [
      'a list becomes one value',
      [[SEARCH, /("title": "Cities",\s*"type": )"array",[^}]*\}/, '"title": "Cities", "type": "string"']],
      'Save this search: *Cities* becomes a text; it was a list of texts. 1 of 1 stored saved searches has a value',
      [
        SEARCH,
        { 'filters.city': { convert: 'to-single' } },
        "(select filters ->> 'city' from saved_searches s where s.candidate_id = candidates.candidate_id)",
        ['Doha', null, null],
      ],
    ],
    [
      'a filter of saved searches is renamed',
      [[SEARCH, '"salary_min": {', '"salary_from": {']],
      '*Salary from* is removed. 1 of 1 stored saved searches has a value',
      [
        SEARCH,
        { 'filters.salary_from': { renamedFrom: 'filters.salary_min' } },
        "(select filters -> 'salary_from' from saved_searches s where s.candidate_id = candidates.candidate_id)",
        [5000, null, null],
      ],
    ],
    [
      'a field of rows is renamed',
      [[DEGREE, /"graduation_gps"/g, '"grade"']],
      'step 3: *GPA/Grade* is removed. 2 of 2 stored entries of "education" in candidate profiles have a value',
      [
        EDUCATION,
        { 'education[*].grade': { renamedFrom: 'education[*].graduation_gps' } },
        "(select jsonb_agg(e.extra -> 'grade') from candidate_educations e where e.owner_id = candidate_id)",
        [[3.5, 3.5], null, null],
      ],
    ],
    [
      'a field of a piece that several forms use is removed',
      [[DEGREE, /"graduation_attainment": \{[^}]*\},/, '']],
      '*Graduation attainment level* is removed. 2 of 2 stored entries of "education" in candidate profiles have a value',
      [
        EDUCATION,
        { 'education[*].graduation_attainment': { drop: '2026-03-01' } },
        '(select bool_or(e.graduation_attainment is not null) from candidate_educations e where e.owner_id = candidate_id)',
        [false, null, null],
      ],
    ],
    [
      'a choice is made from another list',
      [
        [
          BASIC,
          '"country_id": { "$ref": "../../fields/country.json", "title": "Nationality" }',
          '"country_id": { "title": "Nationality", "type": "integer", "x-lookup": "cities" }',
        ],
      ],
      '*Nationality* is chosen from another list: cities instead of countries. 1 of 3 stored candidate profiles has a value: their choices would mean something else.',
      [BASIC, { country_id: { movedOptions: { '-1': null } } }, 'country_id is null', [true, false, true]],
    ],
  ])(
    '%s: it is refused with its count, carried out when the file says so, and undone',
    async (...[, edits, words, [file, said, after, values]]) => {
      await aside(async (db) => {
        const definitions = edited(edits);
        expect(await told(db, definitions)).toContainEqual(expect.stringContaining(words));
        const before = await stored(db);
        const [count] = /\d+ of \d+/.exec(words)!;
        await expect(settle(db, definitions)).rejects.toThrow(count);
        expect(await stored(db)).toEqual(before);

        const saying: Edit = [file, '"title":', `"stored": ${JSON.stringify(said)}, "title":`];
        const carried = edited([...edits, saying]);
        await settle(db, carried);
        const { rows } = await db.execute<{ value: unknown }>(
          sql`select ${sql.raw(after)} as value from candidates order by first_name`,
        );
        expect(rows.map(({ value }) => value)).toEqual(values);
        expect(await settle(db, carried)).toEqual([]);
        await revertStored(db, storedRecords, NOW);
        expect(await stored(db)).toEqual(before);
      });
    },
  );

  it.each<[string, Edit[], string]>([
    [
      'a text may be less long',
      [
        [
          BASIC,
          '"title": "Address", "type": "string", "maxLength": 300',
          '"title": "Address", "type": "string", "maxLength": 5',
        ],
      ],
      'asks: Your profile, step 2 (also Candidate; New candidate): *Address* changes the largest number of characters from 300 to 5. 1 of 3 stored candidate profiles does not fit: they stay, and have to be corrected at their next save.',
    ],
    [
      'a field becomes required',
      [[BASIC, '"address"\n    ],', '"address", "email2"\n    ],']],
      'asks: Your profile, step 2: *Alternate e-mail* becomes required. 2 of 3 stored candidate profiles lack it: they stay, and are asked at their next save.',
    ],
    [
      'a text has to follow a pattern',
      [
        [
          BASIC,
          '"title": "Address", "type": "string"',
          '"title": "Address", "type": "string", "pattern": "^[0-9]+$"',
        ],
      ],
      'gets the pattern: ^[0-9]+$. 1 of 3 stored candidate profiles does not fit: they stay, and have to be corrected at their next save.',
    ],
  ])('%s: its author is told how many are asked, and nothing is lost', async (_, edits, words) => {
    await aside(async (db) => {
      const definitions = edited(edits);
      expect(await told(db, definitions)).toContainEqual(expect.stringContaining(words));
      const before = await stored(db);
      expect(await settle(db, definitions)).toEqual([]);
      expect(await stored(db)).toEqual(before);
    });
  });
});
