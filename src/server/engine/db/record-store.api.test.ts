import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateKind } from '../../areas/people/tables/candidate.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { changedFields } from './record-lists.ts';
import { changeOfRead, insertRecord, readRecords, updateRecord } from './record-store.ts';
import { CHANGED } from './write-together.ts';

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

describe('a change of a record that was read', () => {
  const following = (id: number) => [
    sql`update candidates_alike set candidate_id = candidate_id where candidate_id = ${id} and ${CHANGED}`,
  ];
  const read = async (id: number) => (await readRecords(server.db, candidateKind, [id])).get(id)!;

  it('returns the record as it is read afterwards, if no list changes', async () => {
    const { id } = await stored();
    const before = await read(id);
    const fields = { designation: 'Cook', years_of_experience: null, shoe_size: null, hobby: 'chess' };
    const columns = { updated_at: new Date() };
    const made = await changeOfRead(server.db, candidateKind, before, fields, columns, following(id));
    const { version, ...row } = (await read(id)).row;
    expect(made).toEqual({ record: { row, fields: (await read(id)).fields } });
    expect(version).not.toBe(before.row.version);
  });

  it('replaces the lists that it sends', async () => {
    const { id } = await stored();
    const lists = { skill_id: [1, 2], language: [{ lang_id: 3, lang_proficiency_id: 1 }, { lang_id: 2 }] };
    const made = await changeOfRead(server.db, candidateKind, await read(id), lists, {}, []);
    expect(made).toEqual({ record: null });
    expect((await read(id)).fields).toMatchObject({ ...lists, shoe_size: 39.5, pets: written.pets });
  });

  it('writes nothing if somebody has changed the record since', async () => {
    const { id, update } = await stored();
    const before = await read(id);
    await update({ designation: 'Baker' });
    const late = { designation: 'Cook', skill_id: [5], language: [{ lang_id: 3 }] };
    expect(await changeOfRead(server.db, candidateKind, before, late, {}, following(id))).toBeNull();
    expect((await read(id)).fields).toMatchObject({ ...written, designation: 'Baker' });
  });

  it('is made once if several are based on the same version', async () => {
    const { id } = await stored();
    const before = await read(id);
    const made = await Promise.all(
      [1, 2, 3, 4].map((kids) =>
        changeOfRead(server.db, candidateKind, before, { kids, skill_id: [kids, kids + 1] }, {}, []),
      ),
    );
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    const kids = made.findIndex((one) => one !== null) + 1;
    expect((await read(id)).fields).toMatchObject({ kids, skill_id: [kids, kids + 1] });
  });
});

describe('the fields of a change that differ', () => {
  const known = {
    ...{ first_name: 'Sara', years_of_experience: 8, skill_id: [3, 1] },
    certificate: [{ cert_id: 4, institution_name: 'Beirut', issue_date: '2020-01-01' }],
  };

  it.each([
    { first_name: 'Sara', years_of_experience: 8, designation: undefined },
    { designation: null, language: [], preferred_locations: null },
    { skill_id: [3, 1, 3] },
    { certificate: [{ institution_name: 'Beirut', issue_date: '2020-01-01', exp_date: null }] },
  ])('leave out %j', (same) => {
    expect(changedFields(candidateKind, same, known)).toEqual({});
  });

  it.each([
    { first_name: 'Sarah' },
    { years_of_experience: null },
    { skill_id: [1, 3] },
    { certificate: [{ institution_name: 'Beirut' }] },
    { certificate: [{ cert_id: 5, institution_name: 'Beirut', issue_date: '2020-01-01' }] },
    { certificate: [] },
  ])('contain %j', (changed) => {
    expect(changedFields(candidateKind, changed, known)).toEqual(changed);
  });
});
