import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apply,
  invite,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  QUESTIONS,
  vacancyBody,
} from '../testing/scenario.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let other: Profile;
let candidate: Profile;

beforeAll(async () => {
  server = await testServer();
  [school, other, candidate] = await Promise.all([
    newSchool(server),
    newSchool(server),
    newCandidate(server),
  ]);
});
afterAll(() => server.close());

const post = (token: string | undefined, json: unknown) =>
  server.request('POST', '/api/vacancy', { token, json });
const read = (id: number, token?: string) => server.request('GET', `/api/vacancy/${id}`, { token });
const search = async (query: string, token = candidate.token) =>
  (await server.request('GET', `/api/vacancy?${query}`, { token })).body;
const titles = (body: { data: { vacancy_title: string }[] }) =>
  body.data.map((row) => row.vacancy_title).sort();

describe('posting a vacancy', () => {
  it('reads back what was written, with the names of what it refers to', async () => {
    const { status, body } = await post(
      school.token,
      vacancyBody({ start_date: '2026-08-20', school_id: other.id }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...vacancyBody(),
      start_date: '2026-08-20',
      school_id: school.id,
      school: { school_id: school.id, contact_email: 'office@palmvalley.example', city: 'Dubai' },
      country: { name_en: 'United Arab Emirates' },
      subject: { subject_name: 'Mathematics' },
      curriculum: { curriculum_name: 'IB' },
      min_experience: 3,
      required_skills: [{ skill_id: 2 }, { skill_id: 1 }],
      show_salary_range: 1,
      display_vacancy_public: 1,
      status: 'open',
      is_open: true,
      application_questions: [],
      application_count: 0,
    });
  });

  it('keeps questions of every type, in their order', async () => {
    const { body } = await post(school.token, vacancyBody({ application_questions: QUESTIONS }));
    expect(body.data.application_questions).toMatchObject(
      QUESTIONS.map(({ question, question_type_id, is_required, options = [], rating_scale_id }) => ({
        question,
        is_required,
        question_type: { id: question_type_id },
        options: options.map((value) => ({ value })),
        rating_scale: rating_scale_id ? { id: rating_scale_id, options: expect.any(Array) } : null,
      })),
    );
  });

  it.each([
    ['no title', { vacancy_title: '' }, { vacancy_title: ['Vacancy title is required'] }],
    ['a range that is too narrow', { salary_range_max: 20050 }, { salary_range_max: [expect.any(String)] }],
    [
      'a deadline in the past',
      { application_deadline: '2020-01-01' },
      { application_deadline: [expect.any(String)] },
    ],
    ['a role that does not exist', { candr_id: 99999 }, { candr_id: [expect.any(String)] }],
    [
      'a text of which nothing is left',
      { job_description: '<script>x</script>' },
      {
        job_description: ['Job Description Required'],
      },
    ],
    [
      'a question without text',
      { application_questions: [{ question_type_id: 1, question: ' ', is_required: 1 }] },
      {
        'application_questions.0.question': ['Question is required'],
      },
    ],
    [
      'a choice without options',
      { application_questions: [{ question: 'Which?', question_type_id: 3 }] },
      {
        'application_questions.0.options': [expect.any(String)],
      },
    ],
    [
      'a choice that claims to be a text',
      {
        application_questions: [
          {
            question: 'Which?',
            question_type_id: 3,
            question_type: { type_key: 'short_text', has_options: false },
          },
        ],
      },
      { 'application_questions.0.options': [expect.any(String)] },
    ],
  ])('is refused with %s', async (_, changes, errors) => {
    const { status, body } = await post(school.token, vacancyBody(changes));
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
  });

  it('sanitises rich text', async () => {
    const job_description = '<p onclick="x()">Hello <img src=x onerror=alert(1)><b>you</b></p>';
    const { body } = await post(school.token, vacancyBody({ job_description }));
    expect(body.data.job_description).toBe('<p>Hello <strong>you</strong></p>');
  });

  it('is for schools with a profile', async () => {
    expect((await post(candidate.token, vacancyBody())).status).toBe(403);
    expect((await post(undefined, vacancyBody())).status).toBe(401);
    expect((await post((await server.signUp('School')).token, vacancyBody())).status).toBe(403);
  });
});

describe('the match with the profile of who asks', () => {
  it('stands in one vacancy and in lists, for candidates only', async () => {
    const one = await newSchool(server);
    const asked = {
      skill_id: [3],
      required_qualification: 'education',
      curriculum_id: 2,
      minimum_experience: 8,
    };
    const { vacancy_id } = await newVacancy(server, one, asked);
    const { data } = (await read(vacancy_id, candidate.token)).body;
    expect(data.match).toEqual({
      percent: 75,
      reasons: [
        { reason: 'skills', state: 'met' },
        { reason: 'experience', state: 'met' },
        { reason: 'qualification', state: 'met' },
        { reason: 'curriculum', state: 'not_met' },
      ],
    });
    const [row] = (await search(`school_id=${one.id}`)).data;
    expect(row.match).toEqual(data.match);
    const fresh = await server.signUp('Candidate');
    for (const { token } of [one, other, fresh, await server.admin()]) {
      expect((await read(vacancy_id, token)).body.data).not.toHaveProperty('match');
      expect((await search(`school_id=${one.id}`, token)).data[0]).not.toHaveProperty('match');
    }
  });

  it('says unknown where the profile or the vacancy says nothing', async () => {
    const { vacancy_id } = await newVacancy(server, school, { skill_id: [] });
    const novice = await newCandidate(server, { experience: [] });
    expect((await read(vacancy_id, novice.token)).body.data.match).toMatchObject({
      percent: 100,
      reasons: [{ state: 'unknown' }, { state: 'met' }, { state: 'unknown' }, { state: 'unknown' }],
    });
  });
});

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

  it('closed: only for its school, Admins, and those who saved it or applied', async () => {
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
    expect((await read(vacancy_id)).status).toBe(401);
  });
});

describe('deleting a vacancy', () => {
  const remove = (id: number, token?: string) => server.request('DELETE', `/api/vacancy/${id}`, { token });

  it('is for its school and Admins, and takes along what refers to it', async () => {
    const one = await newVacancy(server, school, { application_questions: QUESTIONS });
    await server.request('POST', `/api/job/save-job/${one.vacancy_id}`, { token: candidate.token });
    await newInvitation(server, school, one.vacancy_id, candidate.id);
    expect((await remove(one.vacancy_id)).status).toBe(401);
    expect((await remove(one.vacancy_id, other.token)).status).toBe(403);
    expect((await remove(one.vacancy_id, candidate.token)).status).toBe(403);
    expect((await remove(one.vacancy_id, (await server.signUp('School')).token)).status).toBe(403);
    expect((await remove(one.vacancy_id, school.token)).body).toEqual({
      status: true,
      message: 'The vacancy has been deleted.',
      data: null,
    });
    expect((await remove(one.vacancy_id, school.token)).status).toBe(404);
    expect((await read(one.vacancy_id, school.token)).status).toBe(404);
    const saved = await server.request('GET', `/api/job/saved-jobs/${candidate.id}`, {
      token: candidate.token,
    });
    expect(saved.body.meta.total).toBe(0);
    const second = await newVacancy(server, school);
    expect((await remove(second.vacancy_id, (await server.admin()).token)).status).toBe(200);
    expect((await remove(-1, school.token)).status).toBe(400);
  });

  it('is refused while there are applications, and names them', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const applicants = await Promise.all(
      ['Ada', 'Bea', 'Cleo', 'Dua', 'Eva', 'Fay'].map((first_name) => newCandidate(server, { first_name })),
    );
    for (const one of applicants.slice(0, 1)) await newApplication(server, one, vacancy_id);
    const refused = await remove(vacancy_id, school.token);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'This vacancy has an application and cannot be deleted: Ada Khalil (Pending). Close it instead.',
    );
    for (const one of applicants.slice(1)) await newApplication(server, one, vacancy_id);
    expect((await remove(vacancy_id, school.token)).body.message).toBe(
      'This vacancy has 6 applications and cannot be deleted: Ada Khalil (Pending), Bea Khalil (Pending), Cleo Khalil (Pending), Dua Khalil (Pending), Eva Khalil (Pending) and 1 more. Close it instead.',
    );
    expect((await read(vacancy_id, school.token)).status).toBe(200);
  });

  it('never breaks what others do with it at the same moment', async () => {
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

describe('the search', () => {
  let one: Profile;
  const mine = (query: string, token?: string) => search(`school_id=${one.id}&${query}`, token);

  beforeAll(async () => {
    one = await newSchool(server);
    const make = (changes: Record<string, unknown>) => newVacancy(server, one, changes);
    await make({
      vacancy_title: 'Physics Teacher',
      city: 'Riyadh',
      country_id: 193,
      salary_range_min: 5000,
      salary_range_max: 9000,
    });
    await make({
      vacancy_title: 'Head of PHYSICS',
      curriculum_id: 2,
      salary_range_min: 150000,
      salary_range_max: 200000,
    });
    await make({
      vacancy_title: 'Hidden pay',
      show_salary_range: 0,
      salary_range_min: 300000,
      salary_range_max: 400000,
    });
    await make({ vacancy_title: 'By link only', display_vacancy_public: 0 });
    await make({ vacancy_title: '100% online', city: 'Doha', country_id: 187, position_type: 'part_time' });
    const closed = await make({ vacancy_title: 'Closed' });
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: one.token });
  });

  it.each<[string, string, string[]]>([
    [
      'shows what is open and public',
      '',
      ['100% online', 'Head of PHYSICS', 'Hidden pay', 'Physics Teacher'],
    ],
    ['finds titles whatever the case', 'search=physics', ['Head of PHYSICS', 'Physics Teacher']],
    ['takes a percent sign as a percent sign', 'title=100%25', ['100% online']],
    ['takes an underscore as an underscore', 'search=_', []],
    ['finds short texts', 'search=of', ['Head of PHYSICS']],
    ['filters by country', 'country_id=193', ['Physics Teacher']],
    ['filters by one of several cities', 'city=riyadh&city=DOHA', ['100% online', 'Physics Teacher']],
    ['filters by curriculum', 'curriculum_id=2', ['Head of PHYSICS']],
    ['filters by kind of position', 'position_type=part_time', ['100% online']],
    [
      'keeps ranges that overlap, and hidden ones',
      'salary_min=8000&salary_max=10000',
      ['Hidden pay', 'Physics Teacher'],
    ],
    [
      'reads the slider’s end as "and above"',
      'salary_min=40000&salary_max=100000',
      ['Head of PHYSICS', 'Hidden pay'],
    ],
    ['shows nobody else closed ones', 'status=closed', []],
  ])('%s', async (_, query, expected) => {
    expect(titles(await mine(query))).toEqual(expected);
  });

  it('shows a school all of its own, by state', async () => {
    expect((await mine('', one.token)).meta.total).toBe(6);
    expect(titles(await mine('status=closed', one.token))).toEqual(['Closed']);
    expect((await mine('', other.token)).meta.total).toBe(4);
  });

  it('never tells candidates a hidden range', async () => {
    const [hidden] = (await mine('search=Hidden')).data;
    expect(hidden).not.toHaveProperty('salary_range_min');
    const full = (await read(hidden.vacancy_id, candidate.token)).body.data;
    expect(full).not.toHaveProperty('salary_range_max');
    const own = (await read(hidden.vacancy_id, one.token)).body.data;
    expect(own.salary_range_max).toBe(400000);
  });

  it('shows one by direct link that it does not list', async () => {
    const [byLink] = (await mine('search=By link', one.token)).data;
    expect((await read(byLink.vacancy_id, candidate.token)).status).toBe(200);
  });

  it('sorts and pages, and says how many there are', async () => {
    const byTitle = await mine('sort=vacancy_title&per_page=3');
    expect(byTitle.data.map((row: { vacancy_title: string }) => row.vacancy_title)).toEqual([
      '100% online',
      'Head of PHYSICS',
      'Hidden pay',
    ]);
    expect(byTitle.meta).toMatchObject({ total: 4, page: 1, per_page: 3 });
    expect((await mine('sort=vacancy_title&per_page=3&page=2')).data).toHaveLength(1);
    expect((await mine('country_id=193&city=Riyadh&city=Doha')).meta.locations).toBe(3);
  });

  it('refuses parameters that make no sense', async () => {
    for (const query of ['page=0', 'per_page=101', 'sort=salary', 'country_id=x']) {
      const { status } = await server.request('GET', `/api/vacancy?${query}`, { token: candidate.token });
      expect([400, 422]).toContain(status);
    }
    expect((await server.request('GET', '/api/vacancy')).status).toBe(401);
  });

  it('leaves out what has expired', async () => {
    const late = await testServer();
    try {
      const [owner, seeker] = [await newSchool(late), await newCandidate(late)];
      const deadline = new Date(late.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
      const { vacancy_id } = await newVacancy(late, owner, { application_deadline: deadline });
      late.clock.forward(3 * 86_400);
      const found = await late.request('GET', '/api/vacancy', { token: seeker.token });
      expect(found.body.meta.total).toBe(0);
      const own = await late.request('GET', `/api/vacancy/${vacancy_id}`, { token: owner.token });
      expect(own.body.data).toMatchObject({ status: 'expired', is_open: false });
      const reopened = await late.request('POST', `/api/vacancy/${vacancy_id}/reopen`, {
        token: owner.token,
      });
      expect(reopened.status).toBe(409);
    } finally {
      await late.close();
    }
  });
});

describe('similar vacancies', () => {
  it('share subject, curriculum or level, the nearest first, and are open', async () => {
    const one = await newSchool(server);
    const make = (changes: Record<string, unknown>) => newVacancy(server, one, changes);
    const art = { subject_id: 29, curriculum_id: 13, ced_level: 8 };
    const base = await make({ ...art, vacancy_title: 'Base' });
    await make({ ...art, vacancy_title: 'All three' });
    await make({ ...art, curriculum_id: 14, vacancy_title: 'Subject and level' });
    await make({ ...art, subject_id: 30, ced_level: 7, vacancy_title: 'Curriculum' });
    await make({ vacancy_title: 'Nothing' });
    const closed = await make({ ...art, vacancy_title: 'Closed' });
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: one.token });
    const { body } = await server.request('GET', `/api/vacancy/${base.vacancy_id}/similar`, {
      token: candidate.token,
    });
    expect(body.data.map((row: { vacancy_title: string }) => row.vacancy_title)).toEqual([
      'All three',
      'Subject and level',
      'Curriculum',
    ]);
    const missing = await server.request('GET', '/api/vacancy/987654321/similar', { token: candidate.token });
    expect(missing.status).toBe(404);
  });
});
