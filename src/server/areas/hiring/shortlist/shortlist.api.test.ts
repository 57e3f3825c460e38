import { beforeEach, describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, candidate, rival } = await withServer({
  candidate: (on) => newCandidate(on),
  rival: (on) => newSchool(on),
});
let school: Profile;
beforeEach(async () => {
  school = await newSchool(server);
});

const act = (method: string, path: string, json?: unknown, { token }: Partial<Profile> = school) =>
  server.request(method, `/api/shortlist${path}`, { token, ...(json !== undefined && { json }) });
const begin = async (name = 'Physics') => (await act('POST', '', { name })).body.data.shortlist_id as number;
const lists = async () => (await act('GET', '')).body.data;
const card = async () => {
  const { data } = (await server.request('GET', '/api/candidate', { token: school.token })).body;
  return data.find((row: { candidate_id: number }) => row.candidate_id === candidate.id);
};

describe('a shortlist', () => {
  it('is created, renamed and deleted; lists are sorted by name', async () => {
    const [physics, arabic] = [await begin('Physics'), await begin('arabic')];
    expect((await lists()).map(({ name }: { name: string }) => name)).toEqual(['arabic', 'Physics']);
    const renamed = await act('PUT', `/${physics}`, { name: '  All sciences ' });
    expect(renamed.body.data).toMatchObject({ shortlist_id: physics, name: 'All sciences', candidates: 0 });
    expect((await act('DELETE', `/${arabic}`)).status).toBe(200);
    expect(await lists()).toHaveLength(1);
  });

  it('holds a candidate once, with an editable note, until removed', async () => {
    const id = await begin();
    const put = (json: object) => act('PUT', `/${id}/candidate/${candidate.id}`, json);
    expect((await put({ note: 'Call in May.' })).body.data.candidates).toBe(1);
    expect((await card()).shortlists).toMatchObject([
      { shortlist_id: id, name: 'Physics', note: 'Call in May.' },
    ]);
    expect((await put({})).body.data.candidates).toBe(1);
    expect((await card()).shortlists).toMatchObject([{ note: null }]);
    const off = () => act('DELETE', `/${id}/candidate/${candidate.id}`);
    expect((await off()).body.data.candidates).toBe(0);
    expect((await off()).status).toBe(200);
    expect((await card()).shortlists).toEqual([]);
  });

  it('is deleted with its entries', async () => {
    const id = await begin();
    await act('PUT', `/${id}/candidate/${candidate.id}`, {});
    await act('DELETE', `/${id}`);
    expect((await card()).shortlists).toEqual([]);
  });

  it('requires a name that is unique, ignoring case', async () => {
    await begin('Physics');
    const id = await begin('Arabic');
    expect((await act('POST', '', { name: 'PHYSICS' })).body.message).toBe(
      'You already have a list with this name.',
    );
    expect((await act('PUT', `/${id}`, { name: 'physics' })).status).toBe(409);
    expect((await act('PUT', `/${id}`, { name: 'ARABIC' })).status).toBe(200);
    expect((await act('POST', '', { name: 'Physics' }, rival)).status).toBe(201);
  });

  it('is limited to 100 per school, even with 110 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, n) => act('POST', '', { name: `List ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it.each([
    [{}, { name: ['Name is required'] }],
    [{ name: ' ' }, { name: ['Name is required'] }],
    [{ name: 'x'.repeat(101) }, { name: ['Name must be at most 100 characters'] }],
  ])('refuses the name %j', async (json, errors) => {
    expect((await act('POST', '', json)).body.errors).toEqual(errors);
  });

  it('refuses long notes and nonexistent candidates', async () => {
    const id = await begin();
    const note = await act('PUT', `/${id}/candidate/${candidate.id}`, { note: 'x'.repeat(501) });
    expect(note.body.errors).toEqual({ note: ['Note must be at most 500 characters'] });
    expect((await act('PUT', `/${id}/candidate/987654`, {})).status).toBe(404);
  });

  it('refuses candidates who hide from the school, even applicants', async () => {
    const id = await begin();
    const hidden = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, hidden, vacancy_id);
    await server.request('PUT', '/api/candidate/visibility', {
      token: hidden.token,
      json: { findable: false },
    });
    expect((await act('PUT', `/${id}/candidate/${hidden.id}`, {})).status).toBe(404);
  });

  it('is accessible only to its school', async () => {
    const id = await begin();
    const calls: [string, string, object?][] = [
      ['PUT', `/${id}`, { name: 'Mine' }],
      ['PUT', `/${id}/candidate/${candidate.id}`, {}],
      ['DELETE', `/${id}/candidate/${candidate.id}`],
      ['DELETE', `/${id}`],
    ];
    for (const [method, path, json] of calls) {
      expect((await act(method, path, json, {})).status).toBe(401);
      expect((await act(method, path, json, candidate)).status).toBe(403);
      expect((await act(method, path, json, rival)).status).toBe(403);
      expect((await act(method, path.replace(String(id), '987654'), json)).status).toBe(404);
    }
    expect((await act('GET', '', undefined, rival)).body.data).not.toContainEqual(
      expect.objectContaining({ shortlist_id: id }),
    );
  });

  it('requires an approved school', async () => {
    const waiting = await waitingSchool(server);
    expect((await act('GET', '', undefined, waiting)).status).toBe(403);
    expect((await act('POST', '', { name: 'Early' }, waiting)).status).toBe(403);
  });
});
