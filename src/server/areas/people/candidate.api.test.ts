import { describe, expect, it } from 'vitest';
import { candidateBody } from '../../testing/bodies.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  png,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara, stranger, school } = await withServer({
  sara: newCandidate,
  stranger: newCandidate,
  school: newSchool,
});

const create = (token: string, changes = {}) =>
  server.request('POST', '/api/candidate', { token, form: asForm(candidateBody(changes)) });
const read = (id: number, token?: string) => server.request('GET', `/api/candidate/${id}`, { token });
const update = (person: Profile, fields: Record<string, unknown>) =>
  server.request('POST', `/api/candidate/${person.id}`, { token: person.token, form: asForm(fields) });

describe('creating a candidate’s profile', () => {
  it('returns everything written, including files', async () => {
    const { token } = await server.signUp('Candidate');
    const files = {
      candidate_cv: pdf('Sara’s CV.pdf'),
      candidate_picture: png(),
      candidate_dox: pdf('degree.pdf'),
    };
    const { status, body } = await create(token, files);
    expect(status).toBe(201);
    const { education, certificate, experience, language, ...plain } = candidateBody();
    expect(body.data).toMatchObject({
      ...plain,
      full_name: 'Sara Khalil',
      role_id: 2,
      educations: education,
      certificates: certificate,
      experiences: experience,
      languages: language,
      skills: [{ skill_id: 3 }, { skill_id: 1 }],
      candidate_cv: expect.stringMatching(/^\/api\/document\/\d+\/Sara.*CV\.pdf$/),
      candidate_picture: expect.stringMatching(/^\/storage\/[\w-]+\.png$/),
      candidate_dox: [
        { doc_type: 'CV', doc_name: 'Sara’s CV.pdf' },
        { doc_type: 'Document', doc_name: 'degree.pdf' },
      ],
    });
    const cv = await server.request('GET', body.data.candidate_cv, { token });
    expect(cv.raw.toString()).toContain('%PDF');
  });

  it('takes account and role from the session, whatever the body says', async () => {
    const { token, user } = await server.signUp('Candidate');
    const { body } = await create(token, { user_id: 1, role_id: 3 });
    expect(body.data).toMatchObject({ user_id: user.id, role_id: 2 });
  });

  it('succeeds once, even with concurrent requests', async () => {
    const { token } = await server.signUp('Candidate');
    const answers = await Promise.all([create(token), create(token), create(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await create(token)).status).toBe(409);
  });

  it('names each invalid field, and stores nothing of a refused body', async () => {
    const { token } = await server.signUp('Candidate');
    const before = server.storedFiles().length;
    const { status, body } = await create(token, {
      first_name: ' ',
      phone1: '12',
      education: [{ ced_level: 4, graduation_gps: 5 }],
      candidate_picture: png(),
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      first_name: expect.anything(),
      phone1: ['Invalid phone number'],
      'education.0.institution_name': ['Institution Name is required'],
      'education.0.graduation_gps': ['GPA cannot be more than 4'],
    });
    expect(server.storedFiles()).toHaveLength(before);
    expect((await server.request('GET', '/api/user/candidate-profile', { token })).status).toBe(404);
  });

  it('refuses items missing from a reference list', async () => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await create(token, {
      country_id: 999999,
      skill_id: [1, 888888],
      language: [{ lang_id: 777777, lang_proficiency_id: 1 }],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['country_id', 'language.0.lang_id', 'skill_id']);
  });

  it('is limited to candidates', async () => {
    expect((await create(school.token)).status).toBe(403);
    expect((await server.request('POST', '/api/candidate', { form: asForm(candidateBody()) })).status).toBe(
      401,
    );
  });
});

describe('reading a profile', () => {
  it('is limited to the candidate, Admins, and schools with a profile', async () => {
    const admin = await server.admin();
    const newcomer = await server.signUp('School');
    expect((await read(sara.id, sara.token)).body.data.user.user_name).toBe(sara.email);
    expect((await read(sara.id, admin.token)).status).toBe(200);
    expect((await read(sara.id, school.token)).status).toBe(200);
    expect((await read(sara.id, newcomer.token)).status).toBe(403);
    expect((await read(sara.id, stranger.token)).status).toBe(403);
    expect((await read(sara.id)).status).toBe(401);
    expect((await read(987654321, admin.token)).status).toBe(404);
  });

  it('shows contact data and documents to schools to which the candidate has applied', async () => {
    const files = { candidate_cv: pdf(), candidate_dox: pdf('degree.pdf'), candidate_picture: png() };
    const contact = { email2: 'sara@home.example', phone2: '97150000000', ...files };
    const [candidate, other] = [await newCandidate(server, contact), await newSchool(server)];
    const PRIVATE = ['email1', 'email2', 'phone_code', 'phone1', 'phone2', 'address', 'candidate_cv'];
    const before = (await read(candidate.id, school.token)).body.data;
    for (const field of [...PRIVATE, 'candidate_dox']) expect(before).not.toHaveProperty(field);
    expect(before).toMatchObject({
      candidate_picture: expect.stringMatching(/^\/storage\//),
      educations: [{ institution_name: 'University of Jordan' }],
    });
    await newApplication(server, candidate, (await newVacancy(server, school)).vacancy_id);
    const after = (await read(candidate.id, school.token)).body.data;
    for (const field of PRIVATE) expect(after[field]).toBeTruthy();
    expect(after.candidate_dox).toHaveLength(2);
    expect((await read(candidate.id, other.token)).body.data).not.toHaveProperty('email1');
  });

  it('lets the same users open the CV', async () => {
    const [candidate, other] = [await newCandidate(server), await newSchool(server)];
    const cv = (await read(candidate.id, candidate.token)).body.data.candidate_cv;
    const open = async (token?: string) => (await server.request('GET', cv, { token })).status;
    expect(await open(candidate.token)).toBe(200);
    expect(await open(school.token)).toBe(403);
    const vacancy = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy.vacancy_id);
    expect([
      await open(school.token),
      await open(other.token),
      await open(stranger.token),
      await open(),
    ]).toEqual([200, 403, 403, 401]);
  });

  it('returns 404 for a signed-in candidate without one', async () => {
    const { token } = await server.signUp('Candidate');
    const mine = await server.request('GET', '/api/user/candidate-profile', { token });
    expect(mine.status).toBe(404);
    const own = await server.request('GET', '/api/user/candidate-profile', { token: sara.token });
    expect(own.body.data).toMatchObject({ user: { id: sara.user.id }, candidate: { candidate_id: sara.id } });
    expect((await server.request('GET', '/api/user/candidate-profile', { token: school.token })).status).toBe(
      403,
    );
  });
});

describe('a candidate’s figures', () => {
  it('come from the profile and the applications', async () => {
    const candidate = await newCandidate(server);
    const dashboard = async () =>
      (await server.request('GET', '/api/candidate/dashboard', { token: candidate.token })).body.data;
    const before = await dashboard();
    expect(before.profile_strength).toBeGreaterThan(70);
    expect(before.profile_strength).toBeLessThan(100);
    expect(before).toMatchObject({ total_applications: 0, successful_applications: 0, application_views: 0 });

    const moves = ['Under Review', 'Shortlisted', 'Rejected', 'Hired'];
    for (const status of [null, ...moves]) {
      const vacancy = await newVacancy(server, school);
      const { application_id } = await newApplication(server, candidate, vacancy.vacancy_id);
      if (!status) continue;
      const path = `/api/application/${application_id}`;
      await server.request('GET', path, { token: school.token });
      await server.request('PUT', `${path}/status`, { token: school.token, json: { status } });
    }
    await update(candidate, { candidate_picture: png() });
    const after = await dashboard();
    expect(after.profile_strength).toBeGreaterThan(before.profile_strength);
    expect(after).toMatchObject({
      total_applications: 5,
      successful_applications: 1,
      application_views: 4,
      stats: { total_applications: 5, under_review: 1, shortlisted: 1, rejected: 1 },
    });
  });
});
