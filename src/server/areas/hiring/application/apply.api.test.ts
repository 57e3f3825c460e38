import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answering } from '../../../testing/answering.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import {
  apply,
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  pdf,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, other, candidate, stranger } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  stranger: (at) => newCandidate(at, { first_name: 'Omar', last_name: 'Haddad', candidate_cv: undefined }),
});

const get = (path: string, token?: string) => server.request('GET', path, { token });

describe('applying to a vacancy', () => {
  it('uses the signed-in candidate, and starts as Pending whatever the body says', async () => {
    const [candidate, other, vacancy] = [
      await newCandidate(server),
      await newCandidate(server),
      await newVacancy(server, school),
    ];
    const { status, body } = await apply(server, candidate, vacancy.vacancy_id, {
      candidate_id: other.id,
      candidate_status: 'Hired',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ candidate_id: candidate.id, candidate_status: 'Pending' });
  });

  it('gives the school a number that it can dial, prefilled from the profile', async () => {
    const [candidate, vacancy] = [
      await newCandidate(server, { phone_code: '+966', phone1: '055 123-4567' }),
      await newVacancy(server, school),
    ];
    const profile = (await get('/api/user/candidate-profile', candidate.token)).body.data.candidate;
    expect(profile).toMatchObject({ phone1: '0551234567', whatsapp_number: '+966551234567' });
    const phone = profile.whatsapp_number;
    const { application_id } = await newApplication(server, candidate, vacancy.vacancy_id, { phone });
    const seen = await get(`/api/application/${application_id}`, school.token);
    expect(seen.body.data.phone).toBe('966551234567');
  });

  it.each([
    ['+971 50-123 4567', '971501234567'],
    ['00971501234567', '971501234567'],
  ])('stores the number %j as digits', async (phone, stored) => {
    const [candidate, vacancy] = [await newCandidate(server), await newVacancy(server, school)];
    const { application_id } = await newApplication(server, candidate, vacancy.vacancy_id, { phone });
    expect((await get(`/api/application/${application_id}`, school.token)).body.data.phone).toBe(stored);
  });

  it('stores answers of every type and the profile’s CV', async () => {
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
    const dates = body.data.answers.map((answer: { answer_date: string | null }) => answer.answer_date);
    expect(dates).toEqual(given.map((answer) => (answer === '2026-08-20' ? answer : null)));
    const read = await get(`/api/vacancy/${vacancy.vacancy_id}`, candidate.token);
    expect(read.body.data.my_application.application_id).toBe(body.data.application_id);
  });

  it('accepts a CV other than the profile’s, and requires one', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const without = await apply(server, stranger, vacancy_id);
    expect(without.status).toBe(422);
    expect(without.body.errors).toEqual({ resume: ['Resume is required'] });
    const { body } = await apply(server, stranger, vacancy_id, { resume: pdf('special.pdf') });
    expect(body.data.resume).toContain('special.pdf');
    expect((await get(body.data.resume, school.token)).status).toBe(200);
    for (const who of [other, candidate]) expect((await get(body.data.resume, who.token)).status).toBe(403);
  });

  it('keeps its CV when the profile gets another', async () => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { resume } = await newApplication(server, candidate, vacancy_id);
    const form = asForm({ candidate_cv: pdf('new.pdf') });
    await server.request('POST', `/api/candidate/${candidate.id}`, { token: candidate.token, form });
    expect((await get(resume, school.token)).status).toBe(200);
  });

  it.each<[string, unknown[], Record<number, string>]>([
    ['omits a required one', [], { 0: 'This field is required', 3: 'At least one option is required' }],
    ['chooses an option that was not offered', ['abc', 'x', 'East', ['Chess']], { 2: '', 3: '' }],
    [
      'gives text where a number is asked for',
      ['abc', 'x', 'North', ['Tennis'], 'soon', 'many'],
      { 4: '', 5: '' },
    ],
    [
      'uses ratings outside the scale',
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

  it('refuses answers to another vacancy’s questions', async () => {
    const [vacancy, foreign] = [
      await newVacancy(server, school),
      await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) }),
    ];
    const answers = answering(foreign, ['hello']);
    expect((await apply(server, candidate, vacancy.vacancy_id, { answers })).status).toBe(422);
  });

  it('accepts answers as nested JSON strings, as the specification sends them', async () => {
    const vacancy = await newVacancy(server, school, { application_questions: [QUESTIONS[3], QUESTIONS[6]] });
    const answers = answering(vacancy, ['["Tennis"]', '{"Phonics":"Neutral"}']);
    const { status, body } = await apply(server, candidate, vacancy.vacancy_id, { answers });
    expect(status).toBe(201);
    expect(body.data.answers).toMatchObject([{ answer: ['Tennis'] }, { answer: { Phonics: 'Neutral' } }]);
  });

  it('succeeds once per vacancy, even with 200 concurrent requests', async () => {
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
  });

  it('returns 409 for a closed vacancy before it validates the body', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    const { status, body } = await apply(server, candidate, vacancy_id, { email: 'nonsense' });
    expect(status).toBe(409);
    expect(body.message).toContain('closed');
    expect((await apply(server, candidate, 987654321)).status).toBe(404);
  });

  it('is limited to candidates with a profile', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    expect((await apply(server, school, vacancy_id)).status).toBe(403);
    const fresh = { ...(await server.signUp('Candidate')), id: 0 };
    expect((await apply(server, fresh, vacancy_id)).status).toBe(403);
    expect(
      (await server.request('POST', '/api/application/apply', { form: asForm({ vacancy_id }) })).status,
    ).toBe(401);
  });

  it.each(['x', '', '-1', '1e30', '99999999999999999999'])(
    'is refused for the vacancy id %j',
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
