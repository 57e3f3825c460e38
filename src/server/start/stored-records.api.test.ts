import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import records from '../../../generated/released/records.json' with { type: 'json' };
import type { StoredQuestion } from '../../language/run/change/change.ts';
import { countStored } from '../engine/db/stored/count-stored.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { storedRecords } from './stored-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const people = await Promise.all([1, 2, 3].map(() => server.signUp('Candidate')));
  const ids = people.map(({ user }) => user.id);
  await server.db.execute(sql`
    insert into candidates (user_id, first_name, last_name, notice_period, country_id, extra) values
      (${ids[0]}, 'A', 'A', 30, null, '{"marital_status": 1, "address": "A road", "hobbies": ["chess", "golf"]}'),
      (${ids[1]}, 'B', 'B', null, (select min(country_id) from countries), '{"marital_status": 0, "address": ""}'),
      (${ids[2]}, 'C', 'C', 90, null, '{"notice_period": 7}')`);
  await server.db.execute(sql`
    insert into candidate_skills (owner_id, item_id)
      select min(candidate_id), (select min(skill_id) from skills) from candidates`);
  await server.db.execute(sql`
    insert into candidate_educations (owner_id, ced_major, extra)
      select min(candidate_id), major, '{}' from candidates, (values ('Maths'), (null), (null)) as given (major)
      group by major`);
});
afterAll(() => server.close());

it('knows where every kind of record is stored that operations fill in', () => {
  expect(Object.keys(storedRecords).sort()).toEqual(expect.arrayContaining(Object.keys(records)));
});

it.each<[string, string, StoredQuestion['which'], number, number]>([
  ['a column that is missing', 'notice_period', 'missing', 1, 3],
  ['a column that breaks a limit', 'notice_period', { limits: { maximum: 60 } }, 1, 3],
  ['a choice by id', 'country_id', 'present', 1, 3],
  ['a field without a column', 'marital_status', 'present', 2, 3],
  ['an option that is stored', 'marital_status', { values: ['1'] }, 1, 3],
  ['an entry of a list', 'hobbies', { values: ['golf', 'chess'] }, 1, 3],
  ['an empty text, which is missing', 'address', 'missing', 2, 3],
  ['a text that is too long', 'address', { limits: { maxLength: 3 } }, 1, 3],
  ['chosen items', 'skill_id', 'missing', 2, 3],
  ['rows', 'education', 'present', 1, 3],
  ['a field of rows', 'education[*].ced_major', 'missing', 1, 2],
])('counts %s', async (_, path, which, count, of) => {
  const question = { record: 'candidate profiles', path, which };
  expect(await countStored(server.db, storedRecords, question)).toEqual({ count, of });
});

it('says that it cannot count what is stored within a value', async () => {
  const question = { record: 'candidate profiles', path: 'a.b', which: 'present' as const };
  expect(await countStored(server.db, storedRecords, question)).toBeNull();
});
