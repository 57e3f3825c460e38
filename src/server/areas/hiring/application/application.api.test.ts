import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { profileReads } from '../../schools/tables/candidate-reach.ts';

const { server, school, other, candidate, stranger } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  stranger: newCandidate,
});

const get = (path: string, token?: string) => server.request('GET', path, { token });
const setStatus = (id: number, status: string, token = school.token, note?: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token, json: { status, note } });

describe('an application', () => {
  it('is readable by its candidate, its school and Admins', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const admin = await server.admin();
    const path = `/api/application/${application_id}`;
    const statuses = await Promise.all(
      [candidate, school, admin, other, stranger].map(async ({ token }) => (await get(path, token)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
    expect((await get(path)).status).toBe(401);
    expect((await get('/api/application/987654321', admin.token)).status).toBe(404);
  });

  it('records when its school first opened it', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const path = `/api/application/${application_id}`;
    expect((await get(path, candidate.token)).body.data.viewed_at).toBeNull();
    const { viewed_at } = (await get(path, school.token)).body.data;
    expect(viewed_at).toMatch(/^\d{4}-/);
    await get(path, school.token);
    expect((await get(path, candidate.token)).body.data.viewed_at).toBe(viewed_at);
  });

  it('is moved forward by its school with a history, whose notes only the school sees', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const reviewed = await setStatus(application_id, 'Under Review', school.token, 'Strong references');
    expect(reviewed.body.data).toMatchObject({
      candidate_status: 'Under Review',
      allowed_statuses: ['Shortlisted', 'Interview', 'Offered', 'Hired', 'Rejected'],
      history: [{ status: 'Pending' }, { status: 'Under Review', note: 'Strong references' }],
    });
    const old = await server.request('PUT', `/api/${application_id}/status`, {
      token: school.token,
      json: { status: 'Shortlisted' },
    });
    expect(old.body.data.school_status).toBe('Shortlisted');
    const seen = (await get(`/api/application/${application_id}`, candidate.token)).body.data;
    expect(seen).toMatchObject({ candidate_status: 'Shortlisted', allowed_statuses: ['Withdrawn'] });
    expect(JSON.stringify(seen)).not.toContain('Strong references');
  });

  it('is not moved back, nor out of a final state, nor by others', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    await setStatus(application_id, 'Interview');
    expect((await setStatus(application_id, 'Shortlisted')).status).toBe(409);
    expect((await setStatus(application_id, 'Withdrawn')).status).toBe(409);
    expect((await setStatus(application_id, 'Fired')).status).toBe(422);
    expect((await setStatus(application_id, '')).status).toBe(422);
    expect((await setStatus(application_id, 'Hired', other.token)).status).toBe(403);
    expect((await setStatus(application_id, 'Hired', candidate.token)).status).toBe(403);
    expect((await setStatus(987654321, 'Hired')).status).toBe(404);
    await setStatus(application_id, 'Rejected');
    expect((await setStatus(application_id, 'Hired')).status).toBe(409);
  });

  it('accepts one of two concurrent moves', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const both = await Promise.all(Array.from({ length: 5 }, () => setStatus(application_id, 'Hired')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { history } = (await get(`/api/application/${application_id}`, school.token)).body.data;
    expect(history).toHaveLength(2);
  });
});

describe('opening an application', () => {
  it('is recorded once in the history, and logs every read of the profile', async () => {
    const applicant = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, applicant, vacancy_id);
    for (let times = 0; times < 3; times += 1) await get(`/api/application/${application_id}`, school.token);
    const numbers = await get('/api/candidate/dashboard', applicant.token);
    expect(numbers.body.data.application_views).toBe(1);
    const reads = await server.db
      .select({ reader: profileReads.reader_user_id })
      .from(profileReads)
      .where(eq(profileReads.candidate_id, applicant.id));
    expect(reads).toEqual(Array(3).fill({ reader: school.user.id }));
    const history = await get(
      `/api/vacancy/${vacancy_id}/history?application_id=${application_id}`,
      school.token,
    );
    const kinds = history.body.data.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['opened', 'applied']);
    const seen = (await get(`/api/application/${application_id}`, applicant.token)).body.data;
    expect(seen.viewed_at).not.toBeNull();
  });
});

describe('an applicant’s match', () => {
  it('is shown beside the score, in lists and on its own', async () => {
    const demands = { skill_id: [1], minimum_experience: 20, required_qualification: 'Master' };
    const { vacancy_id } = await newVacancy(server, school, demands);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const match = {
      percent: 75,
      reasons: [
        { reason: 'skills', state: 'met', ground: 'fits' },
        { reason: 'experience', state: 'not_met', ground: 'falls_short', missing: '20' },
        { reason: 'qualification', state: 'met', ground: 'fits' },
        { reason: 'curriculum', state: 'met', ground: 'fits' },
      ],
      not_met: ['experience'],
    };
    const rows = await get(`/api/application/school/${school.id}?vacancy_id=${vacancy_id}`, school.token);
    expect(rows.body.data).toMatchObject([{ match_score: null, match }]);
    for (const { token } of [school, candidate])
      expect((await get(`/api/application/${application_id}`, token)).body.data.match).toEqual(match);
  });
});
