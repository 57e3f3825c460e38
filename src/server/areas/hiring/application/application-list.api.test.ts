import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../testing/answering.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, candidate, stranger } = await withServer({
  school: newSchool,
  candidate: newCandidate,
  stranger: (at) => newCandidate(at, { first_name: 'Omar', last_name: 'Haddad', candidate_cv: undefined }),
});

// A vacancy of another school.
const elsewhere = await newVacancy(server, school);
await newApplication(server, candidate, elsewhere.vacancy_id);

const get = (path: string, token?: string) => server.request('GET', path, { token });
const setStatus = (id: number, status: string, token = school.token, note?: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token, json: { status, note } });

describe('lists of applications', () => {
  let owner: Profile;
  let third: Profile;
  const ofSchool = async (query = '', token = owner.token) =>
    (await get(`/api/application/school/${owner.id}?${query}`, token)).body;
  const names = (body: { data: { candidate: { full_name: string } }[] }) =>
    body.data.map((row) => row.candidate.full_name);

  beforeAll(async () => {
    owner = await newSchool(server);
    third = await newCandidate(server, { first_name: 'Amal', last_name: 'Zayed' });
    const asking = await newVacancy(server, owner, {
      vacancy_title: 'Biology Teacher',
      application_questions: QUESTIONS.slice(0, 2),
    });
    const plain = await newVacancy(server, owner, { vacancy_title: 'Art Teacher' });
    await newApplication(server, candidate, asking.vacancy_id, {
      answers: answering(asking, ['Because', 'Long']),
    });
    await newApplication(server, stranger, asking.vacancy_id, {
      resume: pdf(),
      answers: answering(asking, ['Because']),
    });
    const amal = await newApplication(server, third, plain.vacancy_id);
    await setStatus(amal.application_id, 'Shortlisted', owner.token);
  });

  it.each<[string, string, string[]]>([
    ['newest first', '', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['by candidate', 'sort=candidate', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['by position', 'sort=-position', ['Omar Haddad', 'Sara Khalil', 'Amal Zayed']],
    ['by score', 'sort=-match_score', ['Sara Khalil', 'Omar Haddad', 'Amal Zayed']],
    ['by state', 'sort=-status', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['filtered by state', 'status=Shortlisted', ['Amal Zayed']],
    ['by name', 'search=haddad', ['Omar Haddad']],
    ['by title', 'search=art t', ['Amal Zayed']],
    ['one page only', 'per_page=1&page=3', ['Sara Khalil']],
  ])('return a school’s own applications: %s', async (_, query, expected) => {
    expect(names(await ofSchool(query))).toEqual(expected);
  });

  it('are limited to the reader’s own applications', async () => {
    const admin = await server.admin();
    expect((await ofSchool('', admin.token)).meta.total).toBe(3);
    expect((await get(`/api/application/school/${owner.id}`, school.token)).status).toBe(403);
    expect((await get(`/api/application/school/${owner.id}`, candidate.token)).status).toBe(403);
    expect((await get('/api/application/school/987654321', admin.token)).status).toBe(404);
    const own = (await get('/api/application', third.token)).body;
    expect(own).toMatchObject({ meta: { total: 1 }, data: [{ candidate_status: 'Shortlisted' }] });
    expect((await get('/api/application?status=Pending', third.token)).body.meta.total).toBe(0);
    expect((await get('/api/application', owner.token)).body.meta.total).toBe(3);
    expect((await get('/api/application', admin.token)).body.meta.total).toBeGreaterThan(3);
    const fresh = await server.signUp('Candidate');
    expect((await get('/api/application', fresh.token)).body.meta.total).toBe(0);
    expect((await get('/api/application')).status).toBe(401);
  });
});
