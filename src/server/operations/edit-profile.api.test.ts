import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asForm, newCandidate, newSchool, type Profile, pdf, png } from '../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let sara: Profile;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  [sara, admin] = await Promise.all([newCandidate(server), server.admin()]);
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;
const path = (id: number) => `/api/candidate/${id}`;
const read = async (id: number, token: string) =>
  (await server.request('GET', path(id), { token })).body.data;
/** The same change in every spelling that the specification and the document know. */
const SPELLINGS: Record<string, (fields: Fields, token: string) => ReturnType<TestServer['request']>> = {
  'POST of a form': (fields, token) =>
    server.request('POST', path(sara.id), { token, form: asForm({ _method: 'PUT', ...fields }) }),
  'POST of JSON': (json, token) => server.request('POST', path(sara.id), { token, json }),
  'PUT of a form': (fields, token) => server.request('PUT', path(sara.id), { token, form: asForm(fields) }),
  'PUT of JSON': (fields, token) =>
    server.request('PUT', path(sara.id), { token, json: { _method: 'PUT', ...fields } }),
};
const put = (id: number, token: string, json: Fields) => server.request('PUT', path(id), { token, json });

describe.each(Object.entries(SPELLINGS))('a %s', (spelling, send) => {
  it('changes each tab’s fields and leaves the rest', async () => {
    const tabs = {
      designation: spelling,
      years_of_experience: 12,
      gender: 'M',
      current_city: 'Muscat',
      candidate_comment1: `Saved by a ${spelling}.`,
      language: [{ lang_id: 2, lang_proficiency_id: 3 }],
      skill_id: [2, 5],
      certificate: [
        { cert_type_id: 2, institution_name: spelling, issue_date: '2020-01-01', exp_date: '2031-01-01' },
      ],
      experience: [{ school_name: spelling, is_current: true, end_date: '2024-01-01' }, {}],
      education: [
        {
          ced_level: 3,
          ced_major: 'Physics',
          institution_name: spelling,
          graduation_attainment: '',
          year_graduation: '2010-06-30',
          graduation_gps: 3.2,
        },
      ],
    };
    const { status, body } = await send(tabs, sara.token);
    expect(status).toBe(200);
    const { language, certificate, experience, education, ...plain } = tabs;
    expect(body.data).toMatchObject({
      ...plain,
      languages: language,
      certificates: certificate,
      experiences: [{ school_name: spelling, is_current: true }],
      educations: [{ ced_level: 3, institution_name: spelling, graduation_gps: 3.2 }],
      address: '14 Palm Street, Dubai',
      expected_salary: 180000,
    });
    expect(body.data.experiences).toHaveLength(1);
    expect(body.data.experiences[0].end_date ?? null).toBeNull();
  });

  it('says what is wrong in the edit screen’s words', async () => {
    const { status, body } = await send(
      {
        first_name: '',
        last_name: '',
        first_name_ar: '',
        last_name_ar: '',
        designation: '',
        years_of_experience: '',
        highest_qualification: '',
        gender: '',
        candidate_dob: '',
        country_id: '',
        email1: 'nobody',
        phone1: '12345x',
        skill_id: [],
        language: [{ lang_id: 1 }, { lang_proficiency_id: 1 }],
        certificate: [{ cert_id: 1, institution_name: ' ', issue_date: 'soon' }, { institution_name: 'A' }],
        experience: [{ school_name: 'x'.repeat(101), position_title: 'x'.repeat(101) }],
        education: [
          { graduation_attainment: 'First' },
          {
            ced_level: 1,
            ced_major: 'A',
            institution_name: 'B',
            year_graduation: 'then',
            graduation_gps: 'good',
          },
          {
            ced_level: 1,
            ced_major: 'A',
            institution_name: 'B',
            year_graduation: '2001-01-01',
            graduation_gps: -1,
          },
          {
            ced_level: 1,
            ced_major: 'A',
            institution_name: 'B',
            year_graduation: '2001-01-01',
            graduation_gps: 5,
          },
        ],
      },
      sara.token,
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      first_name_ar: ['First name (Arabic) is required'],
      last_name_ar: ['Last name (Arabic) is required'],
      designation: ['Last name is required'],
      years_of_experience: ['Years of Experience is required'],
      highest_qualification: ['Highest Qualification is required'],
      gender: ['Gender is required'],
      candidate_dob: ['Date of birth is required'],
      country_id: ['Country is required'],
      email1: ['Invalid email'],
      phone1: ['Invalid phone number'],
      skill_id: ['At least one skill is required'],
      'language.0.lang_proficiency_id': ['Language Proficiency is required'],
      'language.1.lang_id': ['Language is required'],
      'certificate.0.cert_type_id': ['Degree Level is required'],
      'certificate.0.institution_name': ['Institution Name is required'],
      'certificate.0.issue_date': ['Invalid date format'],
      'certificate.0.exp_date': ['Graduation Year is required'],
      'certificate.1.cert_type_id': ['Degree Level is required'],
      'certificate.1.issue_date': ['Graduation Year is required'],
      'certificate.1.exp_date': ['Graduation Year is required'],
      'experience.0.school_name': ['School name must be at most 100 characters'],
      'experience.0.position_title': ['Position title must be at most 100 characters'],
      'education.0.ced_level': ['Degree Level is required'],
      'education.0.ced_major': ['Field of Study is required'],
      'education.0.institution_name': ['Institution Name is required'],
      'education.0.year_graduation': ['Graduation Year is required'],
      'education.0.graduation_gps': ['GPA/Grade is required'],
      'education.1.year_graduation': ['Invalid date format'],
      'education.1.graduation_gps': ['GPA must be a number'],
      'education.2.graduation_gps': ['GPA cannot be negative'],
      'education.3.graduation_gps': ['GPA cannot be more than 4'],
    });
  });

  it('asks for e-mail and phone, and for skills that are some', async () => {
    const { body } = await send({ email1: '', phone1: '', skill_id: [0, 'x'] }, sara.token);
    expect(body.errors).toMatchObject({
      email1: ['Email is required'],
      phone1: ['Phone number is required'],
      'skill_id.0': ['Skill ID must be a positive number'],
      'skill_id.1': ['Skill ID must be a positive number'],
    });
  });
});

describe('photo and cover', () => {
  const save = (fields: Fields) =>
    server.request('POST', path(sara.id), { token: sara.token, form: asForm(fields) });

  it('are sent when they are new; the address of the stored one keeps it', async () => {
    const first = (await save({ candidate_picture: png(), candidate_cover: png('cover.png') })).body.data;
    expect(first.candidate_cover).toMatch(/^\/storage\/[\w-]+\.png$/);
    const files = server.storedFiles();
    const kept = await save({
      candidate_picture: first.candidate_picture,
      candidate_cover: `https://jobs.example${first.candidate_cover}`,
      current_city: 'Salalah',
    });
    expect(kept.body.data).toMatchObject({
      candidate_picture: first.candidate_picture,
      candidate_cover: first.candidate_cover,
      current_city: 'Salalah',
    });
    const json = { candidate_picture: first.candidate_picture, candidate_cover: null };
    const { body } = await put(sara.id, sara.token, json);
    expect(body.data).toMatchObject({ ...json, candidate_cover: null });
    expect(server.storedFiles()).toHaveLength(files.length - 1);
  });

  it('of somebody else stay theirs', async () => {
    const other = await newCandidate(server, { candidate_picture: png() });
    const { candidate_picture } = await read(other.id, other.token);
    const before = await read(sara.id, sara.token);
    const { body } = await save({ candidate_picture });
    expect(body.data.candidate_picture).toBe(before.candidate_picture);
  });

  it('that are no pictures, or too large, are refused', async () => {
    const texts = { candidate_picture: ['Only JPG, PNG, or GIF files are allowed'] };
    expect((await save({ candidate_picture: 'my face' })).body.errors).toEqual(texts);
    expect((await save({ candidate_picture: pdf('face.png') })).body.errors).toEqual(texts);
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    const answer = await save({ candidate_cover: large });
    expect(answer).toMatchObject({
      status: 413,
      body: { errors: { candidate_cover: ['File size must be less than 2MB'] } },
    });
  });
});

describe('what the administration notes', () => {
  const notes = {
    candidate_status: 'Interviewed',
    application_date: '2026-02-01',
    availability_date: '2026-08-15',
    expl_id: 3,
    candidate_comment2: 'Strong references.',
  };

  it('an Admin writes and reads, with everything else', async () => {
    const one = await newCandidate(server);
    const { status, body } = await put(one.id, admin.token, { ...notes, designation: 'Deputy head' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...notes, designation: 'Deputy head', user_id: one.user.id });
    const cleared = await put(one.id, admin.token, { candidate_comment2: '' });
    expect(cleared.body.data.candidate_comment2 ?? null).toBeNull();
    expect(cleared.body.data).toMatchObject({ candidate_status: 'Interviewed' });
  });

  it('nobody else writes', async () => {
    for (const [field, value] of Object.entries(notes)) {
      const answer = await put(sara.id, sara.token, { [field]: value });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['Only an Admin may set this'] } },
      });
    }
  });

  it('nobody else reads', async () => {
    const school = await newSchool(server);
    await put(sara.id, admin.token, notes);
    for (const { token } of [sara, school]) {
      const shown = await read(sara.id, token);
      for (const field of Object.keys(notes)) expect(shown).not.toHaveProperty(field);
    }
    const listed = (await server.request('GET', '/api/candidate', { token: school.token })).body.data;
    for (const row of listed) for (const field of Object.keys(notes)) expect(row).not.toHaveProperty(field);
  });

  it('keeps files that an Admin uploads the candidate’s own', async () => {
    const one = await newCandidate(server);
    const form = asForm({ candidate_cv: pdf('from the office.pdf') });
    await server.request('PUT', path(one.id), { token: admin.token, form });
    const cv = (await read(one.id, one.token)).candidate_cv;
    expect(cv).toContain('from%20the%20office.pdf');
    expect((await server.request('GET', cv, { token: one.token })).status).toBe(200);
  });
});

it('every field of the specification is stored and read back', async () => {
  const rows = {
    education: [
      {
        ced_level: 2,
        ced_major: 'Physics',
        institution_name: 'University of Jordan',
        graduation_attainment: 'Distinction',
        year_graduation: '2012-06-30',
        graduation_gps: 3.7,
      },
    ],
    certificate: [
      { cert_type_id: 3, institution_name: 'Ministry', issue_date: '2020-01-01', exp_date: '2031-01-01' },
    ],
    experience: [
      {
        school_name: 'Palm Valley',
        position_title: 'Teacher',
        country_id: 3,
        start_date: '2015-09-01',
        end_date: '2019-06-30',
        is_current: false,
        curriculum_id: 2,
        subject_id: 5,
        job_summary: 'Grades 9 to 12.',
      },
    ],
    language: [{ lang_id: 4, lang_proficiency_id: 2 }],
  };
  const plain = {
    email1: 'sara@work.example',
    email2: 'sara@home.example',
    first_name: 'Sara',
    last_name: 'Khalil',
    first_name_ar: 'سارة',
    last_name_ar: 'خليل',
    designation: 'Physics teacher',
    phone_code: '+974',
    phone1: '5012345',
    phone2: '97150123456',
    candidate_dob: '1991-02-03',
    gender: 'F',
    country_id: 7,
    marital_status: 0,
    kids_num: 0,
    highest_qualification: 'Master of Science',
    years_of_experience: 0,
    address: '3 Garden Road',
    candidate_comment1: 'I teach.',
    current_country: 'Qatar',
    current_city: 'Doha',
    expected_salary: 999_999_999_999,
    notice_period: 90,
    employmenttype_id: 2,
    preferred_locations: [3, 1],
    skill_id: [5, 2],
  };
  const files = {
    candidate_cv: pdf(),
    candidate_picture: png(),
    candidate_cover: png(),
    candidate_dox: pdf('a.pdf'),
  };
  const person = await server.signUp('Candidate');
  const form = asForm({ ...plain, ...rows, ...files });
  const created = await server.request('POST', '/api/candidate', { token: person.token, form });
  const notes = {
    expl_id: 2,
    candidate_status: 'New',
    application_date: '2026-02-01',
    availability_date: '2026-09-01',
    candidate_comment2: 'Calls back.',
  };
  const id = created.body.data.candidate_id;
  await put(id, admin.token, notes);
  const stored = await read(id, admin.token);
  expect(stored).toEqual({
    ...plain,
    ...notes,
    candidate_id: id,
    user_id: person.user.id,
    role_id: 2,
    full_name: 'Sara Khalil',
    educations: rows.education,
    certificates: [{ cert_id: expect.any(Number), ...rows.certificate[0] }],
    experiences: rows.experience,
    languages: rows.language,
    skills: [5, 2].map((skill_id) => ({ skill_id, skill_desc: expect.any(String) })),
    candidate_cv: expect.stringMatching(/^\/api\/document\//),
    candidate_picture: expect.stringMatching(/^\/storage\//),
    candidate_cover: expect.stringMatching(/^\/storage\//),
    candidate_dox: [
      { doc_type: 'CV', doc_name: 'my cv.pdf', doc_path: expect.any(String), created_at: expect.any(String) },
      {
        doc_type: 'Document',
        doc_name: 'a.pdf',
        doc_path: expect.any(String),
        created_at: expect.any(String),
      },
    ],
    created_at: expect.any(String),
  });
  // What was read can be sent again as it is, but for what is read under other names.
  const again = await put(id, admin.token, { ...plain, ...rows, ...notes });
  expect(again.status).toBe(200);
  const { certificates, ...rest } = stored;
  expect(await read(id, admin.token)).toMatchObject(rest);
});

it('is the candidate’s own, and Admins’', async () => {
  const [stranger, school] = [await newCandidate(server), await newSchool(server)];
  const json = { designation: 'Thief' };
  const send = async (id: number, token?: string) =>
    (await server.request('PUT', path(id), { token, json })).status;
  expect(await send(sara.id, stranger.token)).toBe(403);
  expect(await send(sara.id, school.token)).toBe(403);
  expect(await send(sara.id)).toBe(401);
  expect(await send(987654321, admin.token)).toBe(404);
  expect((await read(sara.id, sara.token)).designation).not.toBe('Thief');
});
