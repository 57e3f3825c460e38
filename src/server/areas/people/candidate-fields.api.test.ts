import { expect, it } from 'vitest';
import { asForm, pdf, png } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });

type Fields = Record<string, unknown>;
const path = (id: number) => `/api/candidate/${id}`;
const read = async (id: number, token: string) =>
  (await server.request('GET', path(id), { token })).body.data;
const put = (id: number, token: string, json: Fields) => server.request('PUT', path(id), { token, json });

it('stores and returns every field of the specification', async () => {
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
  const { graduation_gps: _, ...latest } = rows.education[0]!;
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
    whatsapp_number: '+9745012345',
    latest_education: latest,
    educations: rows.education,
    certificates: [{ cert_id: expect.any(Number), ...rows.certificate[0] }],
    experiences: rows.experience,
    languages: rows.language,
    skills: [5, 2].map((skill_id) => ({ skill_id, skill_desc: expect.any(String) })),
    candidate_cv: expect.stringMatching(/^\/api\/document\//),
    candidate_picture: expect.stringMatching(/^\/storage\//),
    candidate_cover: expect.stringMatching(/^\/storage\//),
    candidate_dox: [
      {
        doc_type: 'CV',
        doc_name: 'my cv.pdf',
        doc_path: expect.any(String),
        bytes: expect.any(Number),
        created_at: expect.any(String),
      },
      {
        doc_type: 'Document',
        doc_name: 'a.pdf',
        doc_path: expect.any(String),
        bytes: expect.any(Number),
        created_at: expect.any(String),
      },
    ],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  // The response can be sent back unchanged, except fields that are read under other names.
  const again = await put(id, admin.token, { ...plain, ...rows, ...notes });
  expect(again.status).toBe(200);
  const { certificates, updated_at, ...rest } = stored;
  expect(await read(id, admin.token)).toMatchObject(rest);
});
