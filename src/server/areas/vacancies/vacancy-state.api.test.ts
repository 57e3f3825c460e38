import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../testing/bodies.ts';
import {
  apply,
  invite,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const read = (id: number, token?: string) => server.request('GET', `/api/vacancy/${id}`, { token });

describe('the state of a vacancy', () => {
  const change = (id: number, to: 'close' | 'reopen', token = school.token) =>
    server.request('POST', `/api/vacancy/${id}/${to}`, { token });

  it('is changed by its school, once', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    expect((await change(vacancy_id, 'close', other.token)).status).toBe(403);
    expect((await change(vacancy_id, 'close', candidate.token)).status).toBe(403);
    expect((await change(vacancy_id, 'reopen')).status).toBe(409);
    const twice = await Promise.all([change(vacancy_id, 'close'), change(vacancy_id, 'close')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(vacancy_id, school.token)).body.data).toMatchObject({
      status: 'closed',
      is_open: false,
    });
    expect((await change(vacancy_id, 'reopen')).body.data).toMatchObject({ status: 'open', is_open: true });
    expect((await change(987654321, 'close')).status).toBe(404);
  });

  it('closed restricts it to its school, Admins, and candidates who saved it or applied', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const [applicant, saver, admin] = [
      await newCandidate(server),
      await newCandidate(server),
      await server.admin(),
    ];
    await newApplication(server, applicant, vacancy_id);
    await server.request('POST', `/api/job/save-job/${vacancy_id}`, { token: saver.token });
    await change(vacancy_id, 'close');
    const statusFor = async ({ token }: { token: string }) => (await read(vacancy_id, token)).status;
    expect(await Promise.all([school, admin, applicant, saver].map(statusFor))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([other, candidate].map(statusFor))).toEqual([404, 404]);
    expect((await read(vacancy_id)).status).toBe(404);
  });
});

describe('deleting a vacancy', () => {
  const remove = (id: number, token?: string) => server.request('DELETE', `/api/vacancy/${id}`, { token });

  it('is limited to its school and Admins, and deletes everything that refers to it', async () => {
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS });
    await server.request('POST', `/api/job/save-job/${vacancy.vacancy_id}`, { token: candidate.token });
    await newInvitation(server, school, vacancy.vacancy_id, candidate.id);
    expect((await remove(vacancy.vacancy_id)).status).toBe(401);
    expect((await remove(vacancy.vacancy_id, other.token)).status).toBe(403);
    expect((await remove(vacancy.vacancy_id, candidate.token)).status).toBe(403);
    expect((await remove(vacancy.vacancy_id, (await server.signUp('School')).token)).status).toBe(403);
    expect((await remove(vacancy.vacancy_id, school.token)).body).toEqual({
      status: true,
      message: 'The vacancy has been deleted.',
      data: null,
    });
    expect((await remove(vacancy.vacancy_id, school.token)).status).toBe(404);
    expect((await read(vacancy.vacancy_id, school.token)).status).toBe(404);
    const saved = await server.request('GET', `/api/job/saved-jobs/${candidate.id}`, {
      token: candidate.token,
    });
    expect(saved.body.meta.total).toBe(0);
    const news = await server.request('GET', '/api/notification', { token: candidate.token });
    expect(news.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['vacancy_deleted']);
    expect(news.body.data[0].message).toContain('has deleted this job');
    const second = await newVacancy(server, school);
    expect((await remove(second.vacancy_id, (await server.admin()).token)).status).toBe(200);
    expect((await remove(-1, school.token)).status).toBe(400);
  });

  it('is refused while there are applications, and names them', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const applicants = await Promise.all(
      ['Ada', 'Bea', 'Cleo', 'Dua', 'Eva', 'Fay'].map((first_name) => newCandidate(server, { first_name })),
    );
    for (const applicant of applicants.slice(0, 1)) await newApplication(server, applicant, vacancy_id);
    const refused = await remove(vacancy_id, school.token);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'This vacancy has an application and cannot be deleted: Ada Khalil (Pending). Close it instead.',
    );
    expect(refused.body.links).toEqual([
      {
        text: 'Show the applications',
        screen: 'school-vacancy',
        params: { id: vacancy_id, slug: 'mathematics-teacher' },
      },
    ]);
    expect((await remove(vacancy_id, (await server.admin()).token)).body.links).toEqual([
      { text: 'Show the applications', screen: 'admin-applications', query: { vacancy_id } },
    ]);
    for (const one of applicants.slice(1)) await newApplication(server, one, vacancy_id);
    expect((await remove(vacancy_id, school.token)).body.message).toBe(
      'This vacancy has 6 applications and cannot be deleted: Ada Khalil (Pending), Bea Khalil (Pending), Cleo Khalil (Pending), Dua Khalil (Pending), Eva Khalil (Pending) and 1 more. Close it instead.',
    );
    expect((await read(vacancy_id, school.token)).status).toBe(200);
  });

  it('stays consistent with concurrent requests', async () => {
    const people = await Promise.all([newCandidate(server), newCandidate(server), newCandidate(server)]);
    for (let round = 0; round < 5; round += 1) {
      const { vacancy_id } = await newVacancy(server, school);
      const [removed, applied, saved, invited] = await Promise.all([
        remove(vacancy_id, school.token),
        apply(server, people[0]!, vacancy_id),
        server.request('POST', `/api/job/save-job/${vacancy_id}`, { token: people[1]!.token }),
        invite(server, school, vacancy_id, people[2]!.id),
      ]);
      expect([removed.status, applied.status]).toEqual(removed.status === 200 ? [200, 404] : [409, 201]);
      expect([200, 404]).toContain(saved.status);
      expect([201, 404]).toContain(invited.status);
    }
  });
});
