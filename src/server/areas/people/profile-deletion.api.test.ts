import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidateBody, QUESTIONS, schoolBody } from '../../testing/bodies.ts';
import {
  apply,
  asForm,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  png,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin, school } = await withServer({ admin: (at) => at.admin(), school: newSchool });

const remove = (path: string, token?: string) => server.request('DELETE', `/api/${path}`, { token });
const get = (path: string, token?: string) => server.request('GET', `/api/${path}`, { token });

/** Counts the rows of each table, without those that belong to the account or the server. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = await server.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    if (['rate_limits', 'mail_outbox', 'signing_keys'].includes(name)) continue;
    const { rows } = await server.db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(name)}`,
    );
    counts[name] = rows[0]!.total;
  }
  return counts;
}

/** Returns the number of rows added since, by table. */
function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, rows]) =>
      rows === before[name] ? [] : [[name, rows - before[name]!]],
    ),
  );
}

describe('deleting a candidate’s profile', () => {
  it('removes all its rows and files, and keeps the account', async () => {
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
    const second = await newVacancy(server, school);
    const person = await server.signUp('Candidate');
    const [rows, files] = [await rowCounts(), server.storedFiles()];
    const form = asForm(
      candidateBody({ candidate_cv: pdf(), candidate_dox: pdf('degree.pdf'), candidate_picture: png() }),
    );
    const { data } = (await server.request('POST', '/api/candidate', { token: person.token, form })).body;
    const candidate: Profile = { ...person, id: data.candidate_id };
    const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'For the sea.' }];
    const applied = await newApplication(server, candidate, vacancy.vacancy_id, {
      answers,
      resume: pdf('own.pdf'),
    });
    await newApplication(server, candidate, second.vacancy_id);
    await newInvitation(server, school, (await newVacancy(server, school)).vacancy_id, candidate.id);
    await server.request('POST', `/api/job/save-job/${second.vacancy_id}`, { token: candidate.token });
    const path = `/api/application/${applied.application_id}`;
    await server.request('GET', path, { token: school.token });
    const json = { status: 'Under Review' };
    await server.request('PUT', `${path}/status`, { token: school.token, json });
    await get(`candidate/${candidate.id}`, school.token);
    expect(server.storedFiles().length).toBeGreaterThan(files.length + 3);

    const answer = await remove(`candidate/${candidate.id}`, candidate.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: null, message: 'The profile has been deleted.' },
    });
    // The vacancy of the invitation is the school's, and so are the statistics. Seals hold hashes, and that what they were of is erased.
    expect(difference(rows, await rowCounts())).toEqual({
      former_applications: 2,
      seals: 4,
      vacancies: 1,
      vacancy_skills: 2,
    });
    expect(server.storedFiles().sort()).toEqual(files.sort());
    expect((await get('user/candidate-profile', candidate.token)).status).toBe(404);
    const login = { user_name: candidate.email, password: candidate.password };
    const again = await server.request('POST', '/api/auth/login', { json: login });
    expect(again.body.data.user).toMatchObject({ id: candidate.user.id, candidate_id: null });
    expect((await get(path.slice(5), school.token)).status).toBe(404);
    const anew = await server.request('POST', '/api/candidate', {
      token: candidate.token,
      form: asForm(candidateBody()),
    });
    expect(anew.status).toBe(201);
  });

  it('is limited to the candidate and Admins', async () => {
    const [candidate, other] = await Promise.all([newCandidate(server), newCandidate(server)]);
    expect((await remove(`candidate/${candidate.id}`)).status).toBe(401);
    expect((await remove(`candidate/${candidate.id}`, other.token)).status).toBe(403);
    expect((await remove(`candidate/${candidate.id}`, school.token)).status).toBe(403);
    expect((await get(`candidate/${candidate.id}`, candidate.token)).status).toBe(200);
    expect((await remove(`candidate/${candidate.id}`, admin.token)).status).toBe(200);
    expect((await remove(`candidate/${candidate.id}`, admin.token)).status).toBe(404);
    expect((await remove('candidate/0', admin.token)).status).toBe(400);
    expect((await get(`candidate/${candidate.id}`, admin.token)).status).toBe(404);
  });

  it('removes concurrent applications and changes, too', async () => {
    const vacancy = await newVacancy(server, school);
    for (let round = 0; round < 5; round += 1) {
      const candidate = await newCandidate(server);
      const files = server.storedFiles().length - 1;
      const form = asForm({ candidate_picture: png(), designation: 'Late' });
      const answers = await Promise.all([
        apply(server, candidate, vacancy.vacancy_id),
        server.request('PUT', `/api/candidate/${candidate.id}`, { token: candidate.token, form }),
        remove(`candidate/${candidate.id}`, candidate.token),
      ]);
      expect(answers[2].status).toBe(200);
      // Without a profile, both calls are refused; who applied in time may find the application gone.
      expect([201, 403, 404, 409, 422]).toContain(answers[0].status);
      expect([200, 403, 404]).toContain(answers[1].status);
      expect(server.storedFiles()).toHaveLength(files);
    }
    const { rows } = await server.db.execute(sql`select 1 from files where not exists
      (select 1 from candidate_files where file_id = files.id) and not exists
      (select 1 from application_files where file_id = files.id) and not exists
      (select 1 from school_files where file_id = files.id)`);
    expect(rows).toEqual([]);
  });
});

describe('deleting a school’s profile', () => {
  it('removes all of it, and keeps the account', async () => {
    const person = await server.signUp('School');
    const [rows, files] = [await rowCounts(), server.storedFiles()];
    const media = { school_logo: png(), school_photos: [png('a.png')], school_brochure: pdf() };
    const form = asForm(schoolBody({ ...media, benefits: [1], facility: [1, 2] }));
    const { data } = (await server.request('POST', '/api/school', { token: person.token, form })).body;
    await get(`school/${data.school_id}`, school.token);
    const answer = await remove(`school/${data.school_id}`, person.token);
    expect(answer).toMatchObject({ status: 200, body: { data: null } });
    // The other school was found to have the same licence number.
    expect(difference(rows, await rowCounts())).toEqual({ schools_alike: 1 });
    expect(server.storedFiles().sort()).toEqual(files.sort());
    expect((await get('user/school-profile', person.token)).status).toBe(404);
  });

  it('is refused if it has vacancies, even closed ones', async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    await newVacancy(server, school);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    const answer = await remove(`school/${school.id}`, school.token);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'This school is in use and cannot be deleted. Used by: vacancies (2).',
        links: [{ text: 'Show the vacancies', screen: 'school-vacancies' }],
      },
    });
    const { token } = await server.admin();
    expect((await remove(`school/${school.id}`, token)).body.links).toEqual([
      { text: 'Show the vacancies', screen: 'admin-vacancies', query: { school_id: school.id } },
    ]);
    expect((await get(`school/${school.id}`, school.token)).status).toBe(200);
  });

  it('or posting a vacancy concurrently succeeds, but not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const school = await newSchool(server);
      const [posted, deleted] = await Promise.all([
        newVacancy(server, school).then(
          () => true,
          () => false,
        ),
        remove(`school/${school.id}`, school.token),
      ]);
      expect(deleted.status).toBe(posted ? 409 : 200);
    }
  });

  it('is limited to the school and Admins', async () => {
    const owner = await newSchool(server);
    const candidate = await newCandidate(server);
    expect((await remove(`school/${owner.id}`)).status).toBe(401);
    expect((await remove(`school/${owner.id}`, school.token)).status).toBe(403);
    expect((await remove(`school/${owner.id}`, candidate.token)).status).toBe(403);
    expect((await remove(`school/${owner.id}`, admin.token)).status).toBe(200);
    expect((await remove(`school/${owner.id}`, admin.token)).status).toBe(404);
  });
});
