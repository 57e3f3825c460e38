import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, newSchool } from '../../testing/scenario.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara, admin } = await withServer({ sara: newCandidate, admin: (at) => at.admin() });

type Fields = Record<string, unknown>;
const path = (id: number) => `/api/candidate/${id}`;
const read = async (id: number, token: string) =>
  (await server.request('GET', path(id), { token })).body.data;
/** The same change by every method and path that the specification and the document offer. */
const SPELLINGS: Record<string, (fields: Fields, token: string) => ReturnType<TestServer['request']>> = {
  'POST of a form': (fields, token) =>
    server.request('POST', path(sara.id), { token, form: asForm({ _method: 'PUT', ...fields }) }),
  'POST of JSON': (json, token) => server.request('POST', path(sara.id), { token, json }),
  'PUT of a form': (fields, token) => server.request('PUT', path(sara.id), { token, form: asForm(fields) }),
  'PUT of JSON': (fields, token) =>
    server.request('PUT', path(sara.id), { token, json: { _method: 'PUT', ...fields } }),
};

describe.each(Object.entries(SPELLINGS))('a %s', (spelling, send) => {
  it('changes each tab’s fields and keeps the rest', async () => {
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

  it('reports errors in the edit screen’s words', async () => {
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

  it('requires e-mail, phone and valid skills', async () => {
    const { body } = await send({ email1: '', phone1: '', skill_id: [0, 'x'] }, sara.token);
    expect(body.errors).toMatchObject({
      email1: ['Email is required'],
      phone1: ['Phone number is required'],
      'skill_id.0': ['Skill ID must be a positive number'],
      'skill_id.1': ['Skill ID must be a positive number'],
    });
  });
});

it('lets only the candidate and Admins edit a profile', async () => {
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
