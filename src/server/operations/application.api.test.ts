import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  allowedStatuses,
} from '../domain/application-states.ts';
import {
  apply,
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  QUESTIONS,
} from '../testing/scenario.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let other: Profile;
let candidate: Profile;
let stranger: Profile;
beforeAll(async () => {
  server = await testServer();
  [school, other, candidate, stranger] = await Promise.all([
    newSchool(server),
    newSchool(server),
    newCandidate(server),
    newCandidate(server, { first_name: 'Omar', last_name: 'Haddad', candidate_cv: undefined }),
  ]);
});
afterAll(() => server.close());

const get = (path: string, token?: string) => server.request('GET', path, { token });
const setStatus = (id: number, status: string, token = school.token, note?: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token, json: { status, note } });

/** Answers to the questions of a vacancy, in their order. */
const answering = (
  vacancy: { application_questions: { question_id: number }[] },
  answers: unknown[],
): { question_id: number; answer: unknown }[] =>
  vacancy.application_questions
    .map(({ question_id }, index) => ({ question_id, answer: answers[index] }))
    .filter(({ answer }) => answer !== undefined);

describe('applying', () => {
  it('is the signed-in candidate’s and begins as Pending, whatever the body says', async () => {
    const [one, other, vacancy] = [
      await newCandidate(server),
      await newCandidate(server),
      await newVacancy(server, school),
    ];
    const { status, body } = await apply(server, one, vacancy.vacancy_id, {
      candidate_id: other.id,
      candidate_status: 'Hired',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ candidate_id: one.id, candidate_status: 'Pending' });
  });

  it('keeps answers of every type and the CV of the profile', async () => {
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS });
    const given = [
      'For the sea.',
      'Fractions\nwith pizza',
      'North',
      ['Tennis', 'Football'],
      '2026-08-20',
      8,
      { Phonics: 'Agree' },
      'No',
    ];
    const answers = answering(vacancy, given);
    const { status, body } = await apply(server, candidate, vacancy.vacancy_id, { answers });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      vacancy_id: vacancy.vacancy_id,
      candidate_id: candidate.id,
      candidate_status: 'Pending',
      school_status: 'Pending',
      email: candidate.email,
      phone: '971501234567',
      match_score: 75,
      viewed_at: null,
      answers: given.map((answer, index) => ({ answer, question: QUESTIONS[index]!.question })),
      resume: expect.stringMatching(/my%20cv\.pdf$/),
      candidate: { full_name: 'Sara Khalil' },
      vacancy: { school: { school_name: 'Palm Valley School' } },
      history: [{ status: 'Pending' }],
      timeline: [{ title: 'Application Submitted', state: 'done' }, { state: 'current' }, {}, {}, {}],
    });
    expect(body.data.answers[3].answer_text).toBe('Tennis\nFootball');
    const read = await get(`/api/vacancy/${vacancy.vacancy_id}`, candidate.token);
    expect(read.body.data.my_application.application_id).toBe(body.data.application_id);
  });

  it('sends another CV than the profile’s, and needs one', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const without = await apply(server, stranger, vacancy_id);
    expect(without.status).toBe(422);
    expect(without.body.errors).toEqual({ resume: ['Resume is required'] });
    const { body } = await apply(server, stranger, vacancy_id, { resume: pdf('special.pdf') });
    expect(body.data.resume).toContain('special.pdf');
    expect((await get(body.data.resume, school.token)).status).toBe(200);
    for (const who of [other, candidate]) expect((await get(body.data.resume, who.token)).status).toBe(403);
  });

  it('keeps the CV it was sent with when the profile gets another', async () => {
    const one = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { resume } = await newApplication(server, one, vacancy_id);
    const form = asForm({ candidate_cv: pdf('new.pdf') });
    await server.request('POST', `/api/candidate/${one.id}`, { token: one.token, form });
    expect((await get(resume, school.token)).status).toBe(200);
  });

  it.each<[string, unknown[], Record<number, string>]>([
    [
      'leaves out what is required',
      [],
      { 0: 'This field is required', 3: 'At least one option is required' },
    ],
    ['chooses what was not offered', ['abc', 'x', 'East', ['Chess']], { 2: '', 3: '' }],
    [
      'gives text where a number is asked',
      ['abc', 'x', 'North', ['Tennis'], 'soon', 'many'],
      { 4: '', 5: '' },
    ],
    [
      'rates on another scale',
      ['abc', 'x', 'North', ['Tennis'], undefined, 1, { Phonics: 'Superb' }],
      { 6: '' },
    ],
  ])('is refused when an answer %s', async (_, given, expected) => {
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS });
    const answers = answering(vacancy, given);
    const { status, body } = await apply(server, candidate, vacancy.vacancy_id, { answers });
    expect(status).toBe(422);
    for (const [index, text] of Object.entries(expected)) {
      const errors = Object.entries(body.errors).filter(([path]) =>
        path.startsWith(`answers.${index}.answer`),
      );
      expect(errors).not.toEqual([]);
      if (text) expect(errors[0]![1]).toEqual([text]);
    }
    expect(Object.keys(body.errors).length).toBe(Object.keys(expected).length);
  });

  it('is refused with answers to questions of another vacancy', async () => {
    const [vacancy, foreign] = [
      await newVacancy(server, school),
      await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) }),
    ];
    const answers = answering(foreign, ['hello']);
    expect((await apply(server, candidate, vacancy.vacancy_id, { answers })).status).toBe(422);
  });

  it('reads answers that are JSON inside JSON, as the specification sends them', async () => {
    const vacancy = await newVacancy(server, school, { application_questions: [QUESTIONS[3], QUESTIONS[6]] });
    const answers = answering(vacancy, ['["Tennis"]', '{"Phonics":"Neutral"}']);
    const { status, body } = await apply(server, candidate, vacancy.vacancy_id, { answers });
    expect(status).toBe(201);
    expect(body.data.answers).toMatchObject([{ answer: ['Tennis'] }, { answer: { Phonics: 'Neutral' } }]);
  });

  it('works once for each vacancy, also when 200 arrive at the same moment', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const files = server.storedFiles().length;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => apply(server, candidate, vacancy_id, { resume: pdf() })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual([201, 409, 409]);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from applications where vacancy_id = ${vacancy_id}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await expect.poll(() => server.storedFiles().length).toBe(files + 1);
  }, 60_000);

  it('is a 409 once the vacancy is closed, before anything else is said about the body', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    const { status, body } = await apply(server, candidate, vacancy_id, { email: 'nonsense' });
    expect(status).toBe(409);
    expect(body.message).toContain('closed');
    expect((await apply(server, candidate, 987654321)).status).toBe(404);
  });

  it('is for candidates with a profile', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    expect((await apply(server, school, vacancy_id)).status).toBe(403);
    const fresh = { ...(await server.signUp('Candidate')), id: 0 };
    expect((await apply(server, fresh, vacancy_id)).status).toBe(403);
    expect(
      (await server.request('POST', '/api/application/apply', { form: asForm({ vacancy_id }) })).status,
    ).toBe(401);
  });

  it.each(['x', '', '-1', '1e30', '99999999999999999999'])(
    'is refused for the vacancy %j',
    async (vacancy_id) => {
      const form = asForm({ vacancy_id, email: candidate.email, phone: '971501234567' });
      const { status } = await server.request('POST', '/api/application/apply', {
        token: candidate.token,
        form,
      });
      expect(status).toBe(422);
    },
  );
});

describe('an application', () => {
  it('is read by its candidate, its school and Admins', async () => {
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

  it('notes when its school opened it first', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const path = `/api/application/${application_id}`;
    expect((await get(path, candidate.token)).body.data.viewed_at).toBeNull();
    const { viewed_at } = (await get(path, school.token)).body.data;
    expect(viewed_at).toMatch(/^\d{4}-/);
    await get(path, school.token);
    expect((await get(path, candidate.token)).body.data.viewed_at).toBe(viewed_at);
  });

  it('is moved forward by its school, with a history; notes stay with the school', async () => {
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

  it('is not moved back, not out of a final state, and not by others', async () => {
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

  it('takes one of two moves at the same moment', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const both = await Promise.all(Array.from({ length: 5 }, () => setStatus(application_id, 'Hired')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { history } = (await get(`/api/application/${application_id}`, school.token)).body.data;
    expect(history).toHaveLength(2);
  });
});

describe('the match of the applicant', () => {
  it('stands beside the score, in lists and alone', async () => {
    const asked = { skill_id: [1], minimum_experience: 20, required_qualification: 'Master' };
    const { vacancy_id } = await newVacancy(server, school, asked);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const match = {
      percent: 75,
      reasons: [
        { reason: 'skills', state: 'met' },
        { reason: 'experience', state: 'not_met' },
        { reason: 'qualification', state: 'met' },
        { reason: 'curriculum', state: 'met' },
      ],
    };
    const rows = await get(`/api/application/school/${school.id}?vacancy_id=${vacancy_id}`, school.token);
    expect(rows.body.data).toMatchObject([{ match_score: null, match }]);
    for (const { token } of [school, candidate])
      expect((await get(`/api/application/${application_id}`, token)).body.data.match).toEqual(match);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: number, token: string | undefined = candidate.token) =>
    server.request('POST', `/api/application/${id}/withdraw`, { token });

  it('is the candidate’s, once; the school sees it and is told', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    await setStatus(application_id, 'Shortlisted');
    expect((await server.request('POST', `/api/application/${application_id}/withdraw`)).status).toBe(401);
    for (const { token } of [stranger, school, await server.admin(), await server.signUp('Candidate')])
      expect((await withdraw(application_id, token)).status).toBe(403);
    const { status, body } = await withdraw(application_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      candidate_status: 'Withdrawn',
      allowed_statuses: [],
      history: [{ status: 'Pending' }, { status: 'Shortlisted' }, { status: 'Withdrawn' }],
    });
    expect(body.data.timeline.at(-1)).toMatchObject({ title: 'Withdrawn', state: 'done' });
    const seen = (await get(`/api/application/${application_id}`, school.token)).body.data;
    expect(seen).toMatchObject({ school_status: 'Withdrawn', allowed_statuses: [] });
    expect((await get('/api/notification', school.token)).body.data[0]).toMatchObject({
      kind: 'application_withdrawn',
      application_id,
    });
    expect((await withdraw(application_id)).body.message).toBe(
      'An application that is Withdrawn cannot be withdrawn.',
    );
    expect((await setStatus(application_id, 'Hired')).status).toBe(409);
    expect((await apply(server, candidate, vacancy_id)).status).toBe(409);
    expect((await withdraw(987654321)).status).toBe(404);
  });

  it('and hiring at the same moment: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { vacancy_id } = await newVacancy(server, school);
      const { application_id } = await newApplication(server, candidate, vacancy_id);
      const both = await Promise.all([withdraw(application_id), setStatus(application_id, 'Hired')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('every move from every state', () => {
  /** How a candidate's application gets into a state. */
  const bring = async (to: ApplicationStatus) => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    if (to === 'Withdrawn')
      await server.request('POST', `/api/application/${application_id}/withdraw`, { token: candidate.token });
    else if (to !== 'Pending') await setStatus(application_id, to);
    return application_id as number;
  };

  it.each(APPLICATION_STATUSES)('%s', async (from) => {
    const id = await bring(from);
    const seenBy = async (token: string) =>
      (await get(`/api/application/${id}`, token)).body.data as {
        candidate_status: string;
        allowed_statuses: string[];
      };
    expect((await seenBy(school.token)).allowed_statuses).toEqual(allowedStatuses(from, 'School'));
    for (const to of APPLICATION_STATUSES) {
      if (allowedStatuses(from, 'School').includes(to)) {
        const other = await bring(from);
        expect((await setStatus(other, to)).status, `${from} to ${to}`).toBe(200);
      } else expect((await setStatus(id, to)).status, `${from} to ${to}`).toBe(409);
    }
    const canWithdraw = allowedStatuses(from, 'Candidate').includes('Withdrawn');
    const answer = await server.request('POST', `/api/application/${id}/withdraw`, {
      token: candidate.token,
    });
    expect(answer.status).toBe(canWithdraw ? 200 : 409);
    expect((await seenBy(candidate.token)).candidate_status).toBe(canWithdraw ? 'Withdrawn' : from);
  });
});

describe('lists of applications', () => {
  let one: Profile;
  let third: Profile;
  const ofSchool = async (query = '', token = one.token) =>
    (await get(`/api/application/school/${one.id}?${query}`, token)).body;
  const names = (body: { data: { candidate: { full_name: string } }[] }) =>
    body.data.map((row) => row.candidate.full_name);

  beforeAll(async () => {
    one = await newSchool(server);
    third = await newCandidate(server, { first_name: 'Amal', last_name: 'Zayed' });
    const asking = await newVacancy(server, one, {
      vacancy_title: 'Biology Teacher',
      application_questions: QUESTIONS.slice(0, 2),
    });
    const plain = await newVacancy(server, one, { vacancy_title: 'Art Teacher' });
    await newApplication(server, candidate, asking.vacancy_id, {
      answers: answering(asking, ['Because', 'Long']),
    });
    await newApplication(server, stranger, asking.vacancy_id, {
      resume: pdf(),
      answers: answering(asking, ['Because']),
    });
    const amal = await newApplication(server, third, plain.vacancy_id);
    await setStatus(amal.application_id, 'Shortlisted', one.token);
  });

  it.each<[string, string, string[]]>([
    ['newest first', '', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['by candidate', 'sort=candidate', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['by position', 'sort=-position', ['Omar Haddad', 'Sara Khalil', 'Amal Zayed']],
    ['by score', 'sort=-match_score', ['Sara Khalil', 'Omar Haddad', 'Amal Zayed']],
    ['by state', 'sort=-status', ['Amal Zayed', 'Omar Haddad', 'Sara Khalil']],
    ['of a state', 'status=Shortlisted', ['Amal Zayed']],
    ['by name', 'search=haddad', ['Omar Haddad']],
    ['by title', 'search=art t', ['Amal Zayed']],
    ['on a page', 'per_page=1&page=3', ['Sara Khalil']],
  ])('give a school its own, %s', async (_, query, expected) => {
    expect(names(await ofSchool(query))).toEqual(expected);
  });

  it('show who may read them what is theirs', async () => {
    const admin = await server.admin();
    expect((await ofSchool('', admin.token)).meta.total).toBe(3);
    expect((await get(`/api/application/school/${one.id}`, school.token)).status).toBe(403);
    expect((await get(`/api/application/school/${one.id}`, candidate.token)).status).toBe(403);
    expect((await get('/api/application/school/987654321', admin.token)).status).toBe(404);
    const own = (await get('/api/application', third.token)).body;
    expect(own).toMatchObject({ meta: { total: 1 }, data: [{ candidate_status: 'Shortlisted' }] });
    expect((await get('/api/application?status=Pending', third.token)).body.meta.total).toBe(0);
    expect((await get('/api/application', one.token)).body.meta.total).toBe(3);
    expect((await get('/api/application', admin.token)).body.meta.total).toBeGreaterThan(3);
    const fresh = await server.signUp('Candidate');
    expect((await get('/api/application', fresh.token)).body.meta.total).toBe(0);
    expect((await get('/api/application')).status).toBe(401);
  });
});
