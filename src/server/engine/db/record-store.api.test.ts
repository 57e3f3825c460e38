import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateKind } from '../../areas/people/tables/candidate.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { insertRecord, readRecords, updateRecord } from './record-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const written = {
  first_name: 'Sara',
  last_name: 'Khalil',
  years_of_experience: 8,
  skill_id: [3, 1],
  language: [{ lang_id: 1, lang_proficiency_id: 2, since: 1999 }],
  shoe_size: 39.5,
  pets: [{ kind: 'cat', toys: ['mouse'] }],
};

async function stored() {
  const { user } = await server.signUp('Candidate');
  const id = await server.db.transaction((tx) =>
    insertRecord(tx, candidateKind, { user_id: user.id }, written),
  );
  const read = async () => (await readRecords(server.db, candidateKind, [id])).get(id)!.fields;
  const update = (fields: Record<string, unknown>) =>
    server.db.transaction((tx) => updateRecord(tx, candidateKind, id, fields));
  return { id, read, update };
}

describe('a stored record', () => {
  it('returns every field as it was written, with or without a column, in rows too', async () => {
    const { read } = await stored();
    expect(await read()).toMatchObject(written);
  });

  it('updates given fields, clears those set to null and keeps the rest', async () => {
    const { read, update } = await stored();
    await update({ shoe_size: null, years_of_experience: null, pets: [], hobby: 'chess', skill_id: null });
    const fields = await read();
    expect(fields).toMatchObject({
      first_name: 'Sara',
      pets: [],
      hobby: 'chess',
      skill_id: [],
      language: written.language,
    });
    expect(fields).not.toHaveProperty('shoe_size');
    expect(fields).not.toHaveProperty('years_of_experience');
  });

  it('loses no change among concurrent ones', async () => {
    const { read, update } = await stored();
    await Promise.all([
      update({ a: 1, skill_id: [1, 2] }),
      update({ b: 2, skill_id: [2, 3] }),
      update({ c: 3, skill_id: [3, 4], language: [] }),
    ]);
    expect(await read()).toMatchObject({ a: 1, b: 2, c: 3, language: [] });
    expect((await read()).skill_id).toHaveLength(2);
  });
});
