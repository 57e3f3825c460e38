import { describe, expect, it } from 'vitest';
import { QUESTIONS, vacancyBody } from '../../testing/bodies.ts';
import { apply, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

type Question = Record<string, unknown> & { question_id: number; question: string };

const put = (id: number, json: unknown, token: string | undefined = school.token) =>
  server.request('PUT', `/api/vacancy/${id}`, { token, json });
const read = async (id: number) =>
  (await server.request('GET', `/api/vacancy/${id}`, { token: school.token })).body.data;
/** Returns an application's questions with their answers. */
const answersOf = async (id: number) =>
  (await server.request('GET', `/api/application/${id}`, { token: school.token })).body.data.answers.map(
    ({ question, answer }: { question: string; answer: unknown }) => [question, answer],
  );

describe('changing a vacancy', () => {
  it('changes the fields sent, clears empty ones, and keeps the rest', async () => {
    const before = await newVacancy(server, school, {
      required_qualification: 'Bachelor',
      contract_duration: '2 years',
      show_salary_range: 0,
      application_questions: QUESTIONS,
    });
    const { status, body } = await put(before.vacancy_id, {
      vacancy_title: ' Head of Mathematics ',
      required_qualification: '',
      show_salary_range: '',
      skill_id: [3],
      benefits: '<p onclick="x()">Housing</p>',
      school_id: other.id,
    });
    expect(status).toBe(200);
    const { required_qualification, updated_at, ...rest } = before;
    expect(required_qualification).toBe('Bachelor');
    expect(body.data).toEqual({
      ...rest,
      vacancy_title: 'Head of Mathematics',
      // Cleared fields get the default values of a new vacancy.
      show_salary_range: 1,
      skill_id: [3],
      required_skills: [expect.objectContaining({ skill_id: 3 })],
      benefits: '<p>Housing</p>',
      updated_at: expect.any(String),
    });
    expect(body.data.updated_at > updated_at).toBe(true);
    expect(await read(before.vacancy_id)).toEqual(body.data);
    expect((await put(before.vacancy_id, {})).body.data).toEqual({
      ...body.data,
      updated_at: expect.any(String),
    });
  });

  it('is limited to its school and Admins', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const change = { vacancy_title: 'Changed' };
    expect((await server.request('PUT', `/api/vacancy/${vacancy_id}`, { json: change })).status).toBe(401);
    for (const { token } of [other, candidate, await server.signUp('School')])
      expect((await put(vacancy_id, change, token)).status).toBe(403);
    expect((await read(vacancy_id)).vacancy_title).toBe('Mathematics Teacher');
    expect((await put(vacancy_id, change, (await server.admin()).token)).body.data.vacancy_title).toBe(
      'Changed',
    );
    expect((await put(987654321, change)).status).toBe(404);
    // Ownership is checked before the body.
    expect((await put(vacancy_id, { vacancy_title: '' }, other.token)).status).toBe(403);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a cleared title', { vacancy_title: '' }, 'vacancy_title'],
    ['a description that sanitising empties', { job_description: '<script>x</script>' }, 'job_description'],
    ['a maximum too close to the stored minimum', { salary_range_max: 20050 }, 'salary_range_max'],
    ['a minimum too close to the stored maximum', { salary_range_min: 29950 }, 'salary_range_max'],
    ['a deadline in the past', { application_deadline: '2020-01-01' }, 'application_deadline'],
    ['a nonexistent curriculum', { curriculum_id: 99999 }, 'curriculum_id'],
    ['a text for a number', { minimum_experience: 'many' }, 'minimum_experience'],
    ['an unknown position type', { position_type: 'gig' }, 'position_type'],
    ['an unknown field name', { created_at: '2020-01-01' }, 'created_at'],
    [
      'a choice without options',
      { application_questions: [{ question: 'Which?', question_type_id: 3 }] },
      'application_questions.0.options',
    ],
  ])('is refused with %s', async (_, change, field) => {
    const before = await newVacancy(server, school);
    const { status, body } = await put(before.vacancy_id, change);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await read(before.vacancy_id)).toEqual(before);
  });

  it('accepts a past deadline while it is unchanged', async () => {
    const late = await testServer();
    try {
      const owner = await newSchool(late);
      const inDays = (days: number) =>
        new Date(late.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const deadline = inDays(1);
      const { vacancy_id } = await newVacancy(late, owner, { application_deadline: deadline });
      late.clock.forward(3 * 86_400);
      const change = (json: unknown) =>
        late.request('PUT', `/api/vacancy/${vacancy_id}`, { token: owner.token, json });
      const kept = await change({ ...vacancyBody(), application_deadline: deadline, city: 'Doha' });
      expect(kept.body.data).toMatchObject({ city: 'Doha', status: 'expired' });
      expect((await change({ application_deadline: inDays(-1) })).status).toBe(422);
      expect((await change({ application_deadline: inDays(10) })).body.data).toMatchObject({
        status: 'open',
      });
    } finally {
      await late.close();
    }
  });
});

describe('concurrent changes of vacancies', () => {
  it('of the same fields keep one version whole', async () => {
    const { vacancy_id } = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 2) });
    const versions = [1, 2, 3, 4, 5, 6].map((version) => ({
      vacancy_title: `Version ${version}`,
      job_description: `<p>Version ${version}</p>`,
      contract_duration: `${version} years`,
      skill_id: [version, version + 1],
      application_questions: Array.from({ length: version }, (_, index) => ({
        question: `Question ${index} of version ${version}`,
        question_type_id: 1,
      })),
    }));
    const answers = await Promise.all(versions.map((version) => put(vacancy_id, version)));
    expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 200));
    const now = await read(vacancy_id);
    const { application_questions, ...plain } = versions.find(
      ({ vacancy_title }) => vacancy_title === now.vacancy_title,
    )!;
    expect(now).toMatchObject(plain);
    expect(now.application_questions.map(({ question }: Question) => question)).toEqual(
      application_questions.map(({ question }) => question),
    );
  });

  it('of two schools never mix', async () => {
    const [mine, theirs] = [await newVacancy(server, school), await newVacancy(server, other)];
    const rounds = Array.from({ length: 10 }, (_, round) => [
      put(mine.vacancy_id, { vacancy_title: `Mine ${round}`, city: `Mine ${round}` }),
      put(theirs.vacancy_id, { vacancy_title: `Theirs ${round}`, city: `Theirs ${round}` }, other.token),
      put(mine.vacancy_id, { vacancy_title: 'Stolen', city: 'Stolen' }, other.token),
      put(theirs.vacancy_id, { vacancy_title: 'Stolen', city: 'Stolen' }),
    ]).flat();
    const statuses = (await Promise.all(rounds)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    for (const [id, name] of [
      [mine.vacancy_id, 'Mine'],
      [theirs.vacancy_id, 'Theirs'],
    ]) {
      const { vacancy_title, city } = await read(id);
      expect(vacancy_title).toMatch(name);
      expect(city).toBe(vacancy_title);
    }
  });

  it('that affect the same rule satisfy it together', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    for (let round = 0; round < 5; round += 1) {
      await put(vacancy_id, { salary_range_min: 1000, salary_range_max: 2000 });
      const both = await Promise.all([
        put(vacancy_id, { salary_range_max: 1200 }),
        put(vacancy_id, { salary_range_min: 1800 }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('and applications keep answers with their questions', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newCandidate(server)));
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
    for (const person of people) {
      const [question] = (await read(vacancy.vacancy_id)).application_questions;
      const answers = [{ question_id: question.question_id, answer: 'Because' }];
      const [applied, changed] = await Promise.all([
        apply(server, person, vacancy.vacancy_id, { answers }),
        put(vacancy.vacancy_id, { application_questions: [{ question: 'Another', question_type_id: 1 }] }),
      ]);
      expect(changed.status).toBe(200);
      // Either the answers to a retired question are refused, or the question stays.
      if (applied.status !== 201) expect([409, 422]).toContain(applied.status);
      else
        expect(await answersOf(applied.body.data.application_id)).toEqual([[question.question, 'Because']]);
      await put(vacancy.vacancy_id, { application_questions: QUESTIONS.slice(0, 1) });
    }
  });
});
