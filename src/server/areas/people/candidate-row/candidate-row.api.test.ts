import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, amal, badr, school } = await withServer({
  admin: (at) => at.admin(),
  amal: (at) =>
    newCandidate(at, {
      first_name: 'Amal',
      last_name: 'Zayed',
      country_id: 1,
      skill_id: [1, 2],
      language: [{ lang_id: 1, lang_proficiency_id: 2 }],
    }),
  badr: (at) => newCandidate(at, { first_name: 'Badr', country_id: 2, skill_id: [2], language: [] }),
  school: newSchool,
});

const LISTS = {
  'candidate-languages': {
    body: { lang_id: 3, lang_proficiency_id: 1 },
    change: { lang_proficiency_id: 4 },
    filter: ['lang_id', 3],
    wrong: { lang_proficiency_id: '' },
  },
  'candidate-education': {
    body: {
      ced_level: 2,
      ced_major: 'Art',
      institution_name: 'Beirut',
      year_graduation: '2010-06-30',
      graduation_gps: 3,
    },
    change: { ced_major: 'Music' },
    filter: ['ced_level', 2],
    wrong: { graduation_gps: 9 },
  },
  experience: {
    body: { school_name: 'Old School', start_date: '2010-09-01', end_date: '2012-06-30', subject_id: 4 },
    change: { school_name: 'New School' },
    filter: ['subject_id', 4],
    wrong: { end_date: '2009-01-01' },
  },
} as const;

const call = (method: string, path: string, json?: object, token = admin.token) =>
  server.request(method, `/api/admin/${path}`, { token, ...(json && { json }) });
type Row = { id: number | string; candidate: string; candidate_id: number };
const rows = async (path: string): Promise<Row[]> => (await call('GET', path)).body.data;

describe.each(Object.entries(LISTS))('the list %s', (list, { body, change, filter, wrong }) => {
  it('adds a candidate’s row, which can be changed, found and deleted', async () => {
    const added = await call('POST', list, { ...body, candidate_id: badr.id });
    expect(added).toMatchObject({ status: 201, body: { data: { ...body, candidate_id: badr.id } } });
    const { id } = added.body.data;
    const changed = await call('PUT', `${list}/${id}`, change);
    expect(changed.body.data).toMatchObject({ ...body, ...change, id });
    expect(
      (await rows(`${list}?${filter[0]}=${filter[1]}&candidate_id=${badr.id}`)).map((row) => row.id),
    ).toEqual([id]);
    expect((await rows(`${list}?search=badr&nationality=2`)).map((row) => row.id)).toContain(id);
    expect(await rows(`${list}?search=badr&nationality=3`)).toEqual([]);
    expect(await rows(`${list}?candidate_id=${amal.id}&search=badr`)).toEqual([]);
    expect((await call('DELETE', `${list}/${id}`)).status).toBe(200);
    expect((await call('DELETE', `${list}/${id}`)).status).toBe(404);
    expect((await call('PUT', `${list}/${id}`, change)).status).toBe(404);
  });

  it('is sorted by creation or name', async () => {
    const { id } = (await call('POST', list, { ...body, candidate_id: amal.id })).body.data;
    const second = (await call('POST', list, { ...body, candidate_id: badr.id })).body.data;
    expect((await rows(`${list}?sort=-id`))[0]?.id).toBe(second.id);
    expect((await rows(`${list}?sort=candidate`))[0]?.candidate).toBe('Amal Zayed');
    expect((await rows(`${list}?sort=-candidate`))[0]?.candidate).toMatch(/^Badr/);
    for (const added of [id, second.id]) await call('DELETE', `${list}/${added}`);
  });

  it('explains invalid input', async () => {
    const [field] = Object.keys(wrong);
    const answer = await call('POST', list, { ...body, ...wrong, candidate_id: badr.id });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field!]: [expect.any(String)] } } });
    expect(await call('POST', list, { ...body, candidate_id: 999999 })).toMatchObject({
      status: 422,
      body: { errors: { candidate_id: ['Choose a candidate'] } },
    });
  });

  it('is limited to Admins', async () => {
    for (const token of [amal.token, school.token]) {
      expect((await call('GET', list, undefined, token)).status).toBe(403);
      expect((await call('POST', list, { ...body, candidate_id: amal.id }, token)).status).toBe(403);
    }
    expect((await server.request('GET', `/api/admin/${list}`)).status).toBe(401);
  });
});

describe('candidates’ skills', () => {
  it('can be found, added and removed', async () => {
    const skills = async (query: string) =>
      (await rows(`candidate-skills?${query}`)).map(({ id }) => id).toSorted();
    expect(await skills('skill_id=2')).toEqual([`${amal.id}-2`, `${badr.id}-2`].toSorted());
    const pair = { candidate_id: badr.id, skill_id: 5 };
    for (const _ of ['once', 'again'])
      expect((await call('POST', 'candidate-skills', pair)).status).toBe(201);
    expect(await skills(`candidate_id=${badr.id}`)).toEqual([`${badr.id}-2`, `${badr.id}-5`]);
    expect((await call('DELETE', `candidate-skills/${badr.id}/5`)).status).toBe(200);
    expect((await call('DELETE', `candidate-skills/${badr.id}/5`)).status).toBe(404);
    const nobody = await call('POST', 'candidate-skills', { ...pair, candidate_id: 999999 });
    expect(nobody.body.errors).toEqual({ candidate_id: ['Choose a candidate'] });
    expect((await call('GET', 'candidate-skills', undefined, school.token)).status).toBe(403);
  });
});

describe('candidates’ documents', () => {
  it('link to their files', async () => {
    const { body } = await call('GET', `candidate-documents?field=candidate_cv&candidate_id=${amal.id}`);
    expect(body.data).toMatchObject([{ candidate: 'Amal Zayed', field: 'candidate_cv' }]);
    const { doc_path } = body.data[0];
    expect((await server.request('GET', doc_path, { token: admin.token })).status).toBe(200);
    expect(await rows('candidate-documents?field=candidate_dox')).toEqual([]);
    expect(await rows('candidate-documents?created_from=2199-01-01')).toEqual([]);
    expect(await rows('candidate-documents?created_to=2199-01-01')).toHaveLength(2);
    expect((await call('GET', 'candidate-documents', undefined, amal.token)).status).toBe(403);
  });
});

describe('the list of fixed values', () => {
  it('shows the sets with their counts', async () => {
    expect((await call('GET', 'roles')).body.data).toMatchObject([
      { role_id: 1, role_name: 'Admin', user_count: 1 },
      { role_id: 2, role_name: 'Candidate', user_count: 2 },
      { role_id: 3, role_name: 'School', user_count: 1 },
    ]);
    const { body } = await call('GET', 'candidate-statuses?per_page=2&page=2');
    expect(body.data.map(({ candidate_status }: { candidate_status: string }) => candidate_status)).toEqual([
      'Shortlisted',
      'Interview',
    ]);
    for (const list of ['roles', 'candidate-statuses'])
      expect((await call('GET', list, undefined, school.token)).status).toBe(403);
  });
});
