import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });

const toggle = (id: number, token = candidate.token) =>
  server.request('POST', `/api/job/save-job/${id}`, { token });
const list = (id: number, token = candidate.token) =>
  server.request('GET', `/api/job/saved-jobs/${id}`, { token });

describe('a saved vacancy', () => {
  it('is saved, shown as saved, listed newest first, and removed again', async () => {
    const [a, b] = [await newVacancy(server, school), await newVacancy(server, school)];
    expect((await toggle(a.vacancy_id)).body).toMatchObject({ message: 'Job saved!', data: { saved: true } });
    await toggle(b.vacancy_id);
    const saved = (await list(candidate.id)).body;
    expect(saved.data.map((row: { vacancy_id: number }) => row.vacancy_id)).toEqual([
      b.vacancy_id,
      a.vacancy_id,
    ]);
    expect(saved.meta.total).toBe(2);
    const read = await server.request('GET', `/api/vacancy/${a.vacancy_id}`, { token: candidate.token });
    expect(read.body.data.is_saved).toBe(true);
    expect((await toggle(a.vacancy_id)).body).toMatchObject({
      message: 'Job unsaved!',
      data: { saved: false },
    });
    expect((await list(candidate.id)).body.meta.total).toBe(1);
  });

  it('stays consistent under rapid clicks', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const answers = await Promise.all(Array.from({ length: 11 }, () => toggle(vacancy_id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const saves = answers.filter(({ body }) => body.data.saved);
    expect(saves).toHaveLength(6);
    const read = await server.request('GET', `/api/vacancy/${vacancy_id}`, { token: candidate.token });
    expect(read.body.data.is_saved).toBe(true);
  });

  it('is refused as the 501st, until another is removed', async () => {
    const educator = await newCandidate(server);
    const [first, last] = [await newVacancy(server, school), await newVacancy(server, school)];
    await toggle(first.vacancy_id, educator.token);
    await server.db.transaction(async (tx) => {
      // Only their number matters here, so the vacancies need not exist.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into saved_vacancies (candidate_id, vacancy_id)
        select ${educator.id}, 1000000000 + n from generate_series(1, 499) as n`);
    });
    const refused = await toggle(last.vacancy_id, educator.token);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('500');
    expect((await toggle(first.vacancy_id, educator.token)).body.data).toEqual({ saved: false });
    expect((await toggle(last.vacancy_id, educator.token)).body.data).toEqual({ saved: true });
  });

  it('stays on the list when it is closed', async () => {
    const [educator, { vacancy_id }] = [await newCandidate(server), await newVacancy(server, school)];
    await toggle(vacancy_id, educator.token);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    expect((await list(educator.id, educator.token)).body.data).toMatchObject([
      { vacancy_id, status: 'closed' },
    ]);
  });

  it('is visible to its candidate only', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const stranger = await newCandidate(server);
    expect((await list(candidate.id, stranger.token)).status).toBe(403);
    expect((await list(candidate.id, school.token)).status).toBe(403);
    expect((await toggle(vacancy_id, school.token)).status).toBe(403);
    expect((await toggle(987654321)).status).toBe(404);
    expect((await toggle(vacancy_id, (await server.signUp('Candidate')).token)).status).toBe(403);
    expect((await server.request('POST', `/api/job/save-job/${vacancy_id}`)).status).toBe(401);
  });
});
