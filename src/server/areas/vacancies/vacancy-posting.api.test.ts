import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, vacancyBody } from '../../testing/bodies.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const post = (token: string | undefined, json: unknown) =>
  server.request('POST', '/api/vacancy', { token, json });

describe('posting a vacancy', () => {
  it('returns the values written, with the names of referenced items', async () => {
    const { status, body } = await post(
      school.token,
      vacancyBody({ start_date: '2026-08-20', school_id: other.id }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...vacancyBody(),
      start_date: '2026-08-20',
      school_id: school.id,
      school: {
        school_id: school.id,
        contact_email: 'office@palmvalley.example',
        city: 'Dubai',
        visa_sponsorship: 1,
      },
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

  it('shows its applications only to its school and Admins', async () => {
    const vacancy = await newVacancy(server, school);
    const path = `/api/vacancy/${vacancy.vacancy_id}`;
    const applicants = [await newCandidate(server), await newCandidate(server)];
    for (const applicant of applicants) await newApplication(server, applicant, vacancy.vacancy_id);
    const admin = await server.admin();
    for (const { token } of [school, admin]) {
      const { data } = (await server.request('GET', path, { token })).body;
      const rows = await server.request(
        'GET',
        `/api/application/school/${school.id}?vacancy_id=${vacancy.vacancy_id}`,
        {
          token,
        },
      );
      expect(data.application_count).toBe(2);
      expect(data.applications).toEqual(rows.body.data);
      expect(data.applications.map((row: { candidate_id: number }) => row.candidate_id)).toEqual(
        applicants.map(({ id }) => id).reverse(),
      );
    }
    for (const { token } of [other, ...applicants]) {
      const { data } = (await server.request('GET', path, { token })).body;
      expect(data.vacancy_id).toBe(vacancy.vacancy_id);
      expect(Object.keys(data)).not.toContain('applications');
      expect(Object.keys(data)).not.toContain('application_count');
    }
  });

  it('shows the newest 100 of many applications', async () => {
    const vacancy = await newVacancy(server, school);
    const { id } = await newCandidate(server);
    await server.db.execute(sql`
      with clones as (
        insert into users (user_name, full_name, role_id, password_hash, email_verified_at)
        select 'clone-' || n || '@example.com', 'Clone', 2, '-', now() from generate_series(1, 120) n returning id
      ), people as (
        insert into candidates (user_id, first_name, last_name, designation)
        select id, 'Clone', id::text, 'Teacher' from clones returning candidate_id
      )
      insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, status, application_date, email, phone)
      select ${vacancy.vacancy_id}, ${school.id}, candidate_id, 'many', 'many', 'Pending', now() - candidate_id * interval '1 second', 'a@b.com', '9715012345'
      from people`);
    const { data } = (
      await server.request('GET', `/api/vacancy/${vacancy.vacancy_id}`, { token: school.token })
    ).body;
    const applied = data.applications.map((row: { candidate_id: number }) => row.candidate_id);
    expect(data.application_count).toBe(120);
    expect(applied).toEqual(Array.from({ length: 100 }, (_, index) => id + 1 + index));
  });

  it('keeps questions of every type, in order', async () => {
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

  it('B7: accepts options and a rating scale with a question of any type', async () => {
    const question = {
      question: 'Why?',
      question_type_id: 1,
      is_required: 1,
      options: [],
      rating_scale_id: 1,
    };
    const { status, body } = await post(school.token, vacancyBody({ application_questions: [question] }));
    expect(status).toBe(201);
    expect(body.data.application_questions).toMatchObject([
      { question: 'Why?', options: [], rating_scale: null },
    ]);
  });

  it.each([
    ['no title', { vacancy_title: '' }, { vacancy_title: ['Vacancy title is required'] }],
    ['a range that is too narrow', { salary_range_max: 20050 }, { salary_range_max: [expect.any(String)] }],
    [
      'a deadline in the past',
      { application_deadline: '2020-01-01' },
      { application_deadline: [expect.any(String)] },
    ],
    ['a nonexistent candidate role', { candr_id: 99999 }, { candr_id: [expect.any(String)] }],
    [
      'a text that sanitising empties',
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
      'a choice disguised as a text',
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

  it('is limited to schools with a profile', async () => {
    expect((await post(candidate.token, vacancyBody())).status).toBe(403);
    expect((await post(undefined, vacancyBody())).status).toBe(401);
    expect((await post((await server.signUp('School')).token, vacancyBody())).status).toBe(403);
  });
});
