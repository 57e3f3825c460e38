import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vacancyBody } from '../../testing/bodies.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../testing/scenario.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { newVacancyDraft } from '../../testing/vacancy-draft-scenario.ts';

let server: TestServer;
let school: Profile;
let rival: Profile;
beforeAll(async () => {
  server = await testServer();
  school = await newSchool(server, {
    city: 'Jeddah',
    benefits: [1],
    other_benefits: 'Fish & <chips>',
    curriculum_offered: [1],
  });
  rival = await newSchool(server, { school_name: 'Rival School', curriculum_offered: [1, 2] });
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, json?: object, { token } = school) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const titles = async () =>
  (await ask('GET', '/vacancy-draft')).body.data.map(
    (one: { vacancy_title: string | null }) => one.vacancy_title,
  );
const draft = (steps: object[], step = 0) => ({ step, furthest: step, steps });

describe('a vacancy draft', () => {
  it('keeps unfinished values, and is listed by title, last changed first', async () => {
    const steps = [
      { vacancy_title: ' Art ', city: 'Doha' },
      { salary_range_min: -5, skill_id: [] },
    ];
    const { status, body } = await ask('POST', '/vacancy-draft', draft(steps, 1));
    expect(status).toBe(201);
    const id = body.data.vacancy_draft_id;
    expect((await ask('GET', `/vacancy-draft/${id}`)).body.data).toMatchObject({
      step: 1,
      furthest: 1,
      steps,
    });
    server.clock.forward(1);
    await newVacancyDraft(server, school, [{ vacancy_title: 'Music' }]);
    expect(await titles()).toEqual(['Music', 'Art']);
    server.clock.forward(1);
    await ask('PUT', `/vacancy-draft/${id}`, draft([{ vacancy_title: 'Arts' }]));
    expect(await titles()).toEqual(['Arts', 'Music']);
    expect((await ask('DELETE', `/vacancy-draft/${id}`)).status).toBe(200);
    expect((await ask('GET', `/vacancy-draft/${id}`)).status).toBe(404);
  });

  it('is deleted once it is posted, even after an invalid attempt', async () => {
    const { vacancy_draft_id: id } = await newVacancyDraft(server, school, [{ vacancy_title: 'Soon' }]);
    const wrong = { ...vacancyBody(), vacancy_title: '' };
    expect((await ask('POST', `/vacancy?draft=${id}`, wrong)).status).toBe(422);
    expect(await titles()).toContain('Soon');
    expect((await ask('POST', `/vacancy?draft=${id}`, vacancyBody())).status).toBe(201);
    expect(await titles()).not.toContain('Soon');
  });

  it('is refused, also when changed, if the school’s drafts take too much space', async () => {
    const hoarder = await newSchool(server);
    // The limit counts what is read back, not what the database compresses.
    const large = () => draft([{ vacancy_title: 'a'.repeat(3_000_000) }]);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await ask('POST', '/vacancy-draft', large(), hoarder));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(answers[5]!.body.message).toMatch(/^Your school.s drafts take up more than 16 MB/);
    const small = await ask('POST', '/vacancy-draft', draft([{ vacancy_title: 'Art' }]), hoarder);
    expect(small.status).toBe(201);
    const path = `/vacancy-draft/${small.body.data.vacancy_draft_id}`;
    expect((await ask('PUT', path, large(), hoarder)).status).toBe(409);
    expect((await ask('GET', path, undefined, hoarder)).body.data.vacancy_title).toBe('Art');
    expect((await ask('POST', '/vacancy-draft', draft([{}]))).status).toBe(201);
  });

  it('of another school is indistinguishable from a deleted one, and is kept', async () => {
    const { vacancy_draft_id: id } = await newVacancyDraft(server, school, [{ vacancy_title: 'Mine' }]);
    const gone = await ask('POST', '/vacancy?draft=9007199254740991', vacancyBody(), rival);
    expect(gone.status).toBe(409);
    const foreign = await ask('POST', `/vacancy?draft=${id}`, vacancyBody(), rival);
    expect([foreign.status, foreign.body.message]).toEqual([gone.status, gone.body.message]);
    expect((await ask('PUT', `/vacancy-draft/${id}`, draft([{}]), rival)).status).toBe(403);
    expect((await ask('DELETE', `/vacancy-draft/${id}`, undefined, rival)).status).toBe(403);
    expect(await titles()).toContain('Mine');
  });

  it.each([
    ['no steps', { step: 0, furthest: 0 }],
    ['a step before the first', draft([{}], -1)],
    ['steps that are not objects', { step: 0, furthest: 0, steps: ['x'] }],
    ['too many steps', draft(Array.from({ length: 51 }, () => ({})))],
    ['an additional field name', { ...draft([{}]), school_id: 1 }],
    ['a NUL character', draft([{ vacancy_title: 'a\0b' }])],
  ])('is refused with %s', async (_, json) => {
    expect((await ask('POST', '/vacancy-draft', json)).status).toBe(422);
    const { vacancy_draft_id: id } = await newVacancyDraft(server, school);
    expect((await ask('PUT', `/vacancy-draft/${id}`, json)).status).toBe(422);
    await ask('DELETE', `/vacancy-draft/${id}`);
  });

  it('is sanitised of scripts that would run for a colleague', async () => {
    const html = '<p>Hello</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { steps } = await newVacancyDraft(server, school, [{}, {}, {}, { job_description: html }]);
    expect(steps[3]).toEqual({ job_description: '<p>Hello</p>' });
  });

  it('is limited to fifty per school, also concurrently', async () => {
    const many = await newSchool(server, { school_name: 'Busy School' });
    for (let count = 0; count < 49; count += 1) await newVacancyDraft(server, many);
    const both = await Promise.all([1, 2].map(() => ask('POST', '/vacancy-draft', draft([{}]), many)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a new vacancy', () => {
  it('starts with values from the school’s profile', async () => {
    expect((await ask('GET', '/vacancy-start')).body.data).toEqual({
      country_id: expect.any(Number),
      city: 'Jeddah',
      curriculum_id: 1,
      benefits: expect.stringMatching(/^<ul><li>.+<\/li><li>Fish &amp; &lt;chips&gt;<\/li><\/ul>$/),
    });
    const several = (await ask('GET', '/vacancy-start', undefined, rival)).body.data;
    expect(several).not.toHaveProperty('curriculum_id');
  });

  it('starts as a copy of an earlier one without its dates, and can be posted', async () => {
    const question = { question: 'Which?', question_type_id: 3, is_required: 1, options: ['A', 'B'] };
    const earlier = await newVacancy(server, school, {
      start_date: '2030-08-01',
      application_questions: [question],
    });
    const { body } = await ask('GET', `/vacancy/${earlier.vacancy_id}/copy`);
    expect(body.data).toMatchObject({ vacancy_title: earlier.vacancy_title, city: earlier.city });
    for (const gone of ['application_deadline', 'start_date', 'vacancy_id'])
      expect(body.data).not.toHaveProperty(gone);
    expect(body.data.application_questions[0]).toMatchObject(question);
    expect(body.data.application_questions[0]).not.toHaveProperty('question_id');
    const posted = await ask('POST', '/vacancy', { ...body.data, application_deadline: '2030-01-01' });
    expect(posted.status).toBe(201);
    const copied = await ask('GET', `/vacancy/${earlier.vacancy_id}/copy`, undefined, rival);
    expect(copied.status).toBe(403);
  });
});

describe('a vacancy being edited', () => {
  it('is returned as the wizard wrote it, and is unchanged when saved back', async () => {
    const question = { question: 'Which?', question_type_id: 3, is_required: 0, options: ['A', 'B'] };
    const { vacancy_id } = await newVacancy(server, school, {
      application_questions: [question],
      skill_id: [2, 1],
    });
    const before = (await ask('GET', `/vacancy/${vacancy_id}/written`)).body.data;
    expect(before).toMatchObject({ vacancy_id, skill_id: [2, 1], application_questions: [question] });
    const { vacancy_id: _, updated_at, ...sent } = before;
    expect((await ask('PUT', `/vacancy/${vacancy_id}`, sent)).status).toBe(200);
    expect((await ask('GET', `/vacancy/${vacancy_id}/written`)).body.data).toEqual({
      ...before,
      updated_at: expect.any(String),
    });
  });

  it('is readable only by its own school', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const path = `/vacancy/${vacancy_id}/written`;
    expect((await ask('GET', path, undefined, rival)).status).toBe(403);
    expect((await ask('GET', path, undefined, await newCandidate(server))).status).toBe(403);
    expect((await server.request('GET', `/api${path}`)).status).toBe(401);
  });
});
