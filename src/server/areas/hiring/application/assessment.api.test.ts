import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNote } from '../../../testing/new-note.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { NOTES_AT_MOST } from './assessment-operations.ts';

let server: TestServer;
let school: Profile;
let rival: Profile;
let candidate: Profile;
let vacancyId: number;
let applicationId: number;
beforeAll(async () => {
  server = await testServer();
  [school, rival] = await Promise.all([newSchool(server), newSchool(server)]);
});
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  applicationId = (await newApplication(server, candidate, vacancyId)).application_id;
});
afterAll(() => server.close());

const read = async ({ token }: Person) =>
  (await server.request('GET', `/api/application/${applicationId}`, { token })).body.data;
const score = (json: object, { token }: Person = school) =>
  server.request('PUT', `/api/application/${applicationId}/score`, { token, json });
const setCriteria = (score_criteria: string[], { token }: Person = school) =>
  server.request('PUT', `/api/vacancy/${vacancyId}`, { token, json: { score_criteria } });

describe('notes about an application', () => {
  const change = (id: number, text: string, { token }: Person = school) =>
    server.request('PUT', `/api/note/${id}`, { token, json: { text } });
  const remove = (id: number, { token }: Person = school) =>
    server.request('DELETE', `/api/note/${id}`, { token });

  it('are written, changed and deleted by their author, and show author and time, newest first', async () => {
    const first = await newNote(server, school, applicationId, 'Ask for references.');
    const second = await newNote(server, school, applicationId, 'Called her.');
    expect(second).toMatchObject({ text: 'Called her.', is_own: true, edited_at: null });
    expect(second.author).toBe(school.user.full_name);
    expect((await read(school)).notes).toEqual([second, first]);
    server.clock.forward(60);
    const { body } = await change(first.note_id, 'References are here.');
    expect(body.data).toMatchObject({ text: 'References are here.', created_at: first.created_at });
    expect(Date.parse(body.data.edited_at)).toBeGreaterThan(Date.parse(first.created_at));
    expect((await remove(second.note_id)).status).toBe(200);
    expect((await read(school)).notes).toEqual([body.data]);
    expect((await remove(second.note_id)).status).toBe(404);
  });

  it('do not count as edited when the text is unchanged', async () => {
    const { note_id } = await newNote(server, school, applicationId, 'Same.');
    server.clock.forward(60);
    expect((await change(note_id, 'Same.')).body.data.edited_at).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['blanks', { text: '   ' }],
    ['more than 2000 characters', { text: 'x'.repeat(2001) }],
  ])('are refused with %s', async (_, json) => {
    const path = `/api/application/${applicationId}/notes`;
    const { status, body } = await server.request('POST', path, { token: school.token, json });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['text']);
  });

  it('are hidden from the candidate, and can be changed by their author only', async () => {
    const { note_id } = await newNote(server, school, applicationId);
    const shown = await read(candidate);
    for (const name of ['notes', 'scorecard', 'certificates', 'career'])
      expect(shown).not.toHaveProperty(name);
    for (const person of [candidate, rival]) {
      expect((await change(note_id, 'Mine.', person)).status).toBe(403);
      expect((await remove(note_id, person)).status).toBe(403);
    }
  });

  it(`are limited to ${NOTES_AT_MOST}`, async () => {
    await server.db.execute(sql`insert into application_notes
      (application_id, vacancy_id, user_id, text, created_at, updated_at)
      select application_id, vacancy_id, ${school.user.id}, 'Note', now(), now()
      from applications, generate_series(2, ${NOTES_AT_MOST}) where application_id = ${applicationId}`);
    const texts = ['One', 'Two', 'Three'];
    const path = `/api/application/${applicationId}/notes`;
    const answers = await Promise.all(
      texts.map((text) => server.request('POST', path, { token: school.token, json: { text } })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await read(school)).notes).toHaveLength(NOTES_AT_MOST);
  });
});

describe('the scorecard', () => {
  it('has default criteria, or those that the school sets for the vacancy', async () => {
    expect((await read(school)).scorecard).toMatchObject({
      criteria: ['Subject knowledge', 'Teaching', 'Communication', 'Fit with the school'],
      own_criteria: [],
      average: null,
      own: null,
      reviews: [],
    });
    expect((await setCriteria(['Teaching', 'Arabic'])).status).toBe(200);
    expect((await read(school)).scorecard.criteria).toEqual(['Teaching', 'Arabic']);
    const shown = await server.request('GET', `/api/vacancy/${vacancyId}`, { token: candidate.token });
    expect(shown.body.data).not.toHaveProperty('score_criteria');
    expect((await setCriteria(['Mine'], rival)).status).toBe(403);
  });

  it('holds one set of marks per reviewer, with averages', async () => {
    await score({ scores: { Teaching: '2' } });
    const { body } = await score({ scores: { Teaching: '5', Communication: '4' }, comment: 'Warm.' });
    expect(body.data).toMatchObject({ average: 4.5, score_count: 1 });
    expect(body.data.averages[1]).toEqual({ criterion: 'Teaching', average: 5, marks: 1 });
    expect(body.data.own).toMatchObject({ comment: 'Warm.', scores: { Teaching: '5', Communication: '4' } });
    expect((await read(school)).scorecard).toEqual(body.data);
  });

  it('keeps marks for removed criteria, but does not count them', async () => {
    await score({ scores: { Teaching: '5', Communication: '1' } });
    await setCriteria(['Teaching']);
    expect((await read(school)).scorecard).toMatchObject({ average: 5, own: { scores: { Teaching: '5' } } });
    await setCriteria([]);
    expect((await read(school)).scorecard.average).toBe(3);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'scores'],
    ['no mark', { scores: {} }, 'scores'],
    ['a mark beyond the scale', { scores: { Teaching: '6' } }, 'scores'],
    ['a number', { scores: { Teaching: 5 } }, 'scores'],
    ['another criterion', { scores: { Shoes: '5' } }, 'scores'],
    ['a criterion named like an Object property', { scores: { constructor: '5' } }, 'scores'],
  ])('is refused with %s', async (_, json, field) => {
    const { status, body } = await score(json);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toContain(field);
  });
});

describe('the neighbours of an application', () => {
  const neighbours = async (id: number, query = '') => {
    const path = `/api/application/${id}/neighbours${query}`;
    const { previous, next } = (await server.request('GET', path, { token: school.token })).body.data;
    return [previous?.application_id ?? null, next?.application_id ?? null];
  };

  it('come from the list that the parameters describe, even when the application has left it', async () => {
    const [anna, zaid] = await Promise.all([
      newCandidate(server, { first_name: 'Anna' }),
      newCandidate(server, { first_name: 'Zaid' }),
    ]);
    const sara = applicationId;
    server.clock.forward(60);
    const first = (await newApplication(server, anna, vacancyId)).application_id;
    server.clock.forward(60);
    const last = (await newApplication(server, zaid, vacancyId)).application_id;
    const of = `?vacancy_id=${vacancyId}`;
    expect(await neighbours(first, of)).toEqual([last, sara]);
    expect(await neighbours(last, of)).toEqual([null, first]);
    expect(await neighbours(sara, of)).toEqual([first, null]);
    expect(await neighbours(sara, `${of}&sort=candidate`)).toEqual([first, last]);
    expect(await neighbours(sara, `${of}&sort=-match_score`)).toEqual([first, null]);
    const json = { status: 'Shortlisted' };
    await server.request('PUT', `/api/application/${first}/status`, { token: school.token, json });
    expect(await neighbours(first, `${of}&status=Pending`)).toEqual([last, sara]);
    expect(await neighbours(sara, `${of}&status=Pending`)).toEqual([last, null]);
    expect(await neighbours(sara, `${of}&search=zaid`)).toEqual([last, null]);
  });

  it('are limited to the school’s own applications', async () => {
    const { vacancy_id } = await newVacancy(server, rival);
    server.clock.forward(60);
    await newApplication(server, candidate, vacancy_id);
    expect((await neighbours(applicationId))[0]).toBeNull();
    const path = `/api/application/${applicationId}/neighbours`;
    expect((await server.request('GET', path, { token: rival.token })).status).toBe(403);
    expect((await server.request('GET', path, { token: candidate.token })).status).toBe(403);
  });
});
