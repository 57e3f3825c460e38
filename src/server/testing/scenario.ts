import { setApproval } from '../school/approval-queries.ts';
import { pngOfSize } from './picture-files.ts';
import type { Answer, Person, TestServer } from './test-server.ts';

/** Complete bodies, and people who have sent them: what most API tests start from. */

type Fields = Record<string, unknown>;

export const PDF = new Blob([`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`], {
  type: 'application/pdf',
});
export const PNG = new Blob([new Uint8Array(pngOfSize(1, 1))], { type: 'image/png' });

export const pdf = (name = 'my cv.pdf') => new File([PDF], name, { type: PDF.type });
export const png = (name = 'portrait.png') => new File([PNG], name, { type: PNG.type });

/** As a browser sends it: lists and objects as JSON text, several files under a name with brackets. */
export function asForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (Array.isArray(value) && value.some((item) => item instanceof File)) {
      for (const item of value) form.append(`${name}[]`, item);
    } else if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

export const candidateBody = (changes: Fields = {}): Fields => ({
  first_name: 'Sara',
  last_name: 'Khalil',
  designation: 'Mathematics teacher',
  phone_code: '+971',
  phone1: '501234567',
  first_name_ar: 'سارة',
  last_name_ar: 'خليل',
  gender: 'F',
  candidate_dob: '1990-05-14',
  marital_status: 1,
  kids_num: 2,
  years_of_experience: 8,
  highest_qualification: 'Master of Education',
  country_id: 1,
  email1: 'sara.khalil@example.com',
  address: '14 Palm Street, Dubai',
  current_country: 'United Arab Emirates',
  current_city: 'Dubai',
  candidate_comment1: 'I teach mathematics so that nobody is afraid of it.',
  education: [
    {
      ced_level: 4,
      ced_major: 'Mathematics',
      institution_name: 'University of Jordan',
      year_graduation: '2012-06-30',
      graduation_gps: 3.7,
    },
  ],
  certificate: [
    {
      cert_type_id: 1,
      institution_name: 'University of Nottingham',
      issue_date: '2015-07-01',
      exp_date: '2030-07-01',
    },
  ],
  experience: [
    {
      school_name: 'Palm Valley',
      position_title: 'Teacher',
      curriculum_id: 1,
      start_date: '2018-08-20',
      is_current: true,
    },
  ],
  expected_salary: 180000,
  notice_period: 60,
  employmenttype_id: 1,
  preferred_locations: [2, 1],
  language: [{ lang_id: 1, lang_proficiency_id: 6 }],
  skill_id: [3, 1],
  ...changes,
});

export const schoolBody = (changes: Fields = {}): Fields => ({
  school_name: 'Palm Valley School',
  school_type: 'private',
  year_established: '1998',
  contact_email: 'office@palmvalley.example',
  contact_phone: '97142345678',
  country_id: 2,
  city: 'Dubai',
  curriculum_offered: [1, 2],
  primary_language_id: 2,
  grade_levels: [1, 2, 3],
  ministry_license_number: 'L-2291',
  license_expiry_date: '2030-01-31',
  total_teachers: 84,
  minimum_qualification_id: 4,
  minimum_experience: 2,
  contract_duration: '2_years',
  working_hours: '07:30 to 15:00',
  working_days: [2, 3, 4, 5, 6],
  academic_calendar: 1,
  salary_range_min: 120000,
  salary_range_max: 240000,
  salary_currency: 'AED',
  tax_status: 'non_taxable',
  visa_sponsorship: 1,
  school_description: 'A school by the sea. '.repeat(8).trim(),
  ...changes,
});

/** Questions of every type; the types' ids are fixed. */
export const QUESTIONS = [
  { question: 'Why here?', question_type_id: 1, is_required: 1 },
  { question: 'Tell us about your best lesson.', question_type_id: 2, is_required: 0 },
  { question: 'Which campus?', question_type_id: 3, is_required: 0, options: ['North', 'South'] },
  { question: 'Which sports?', question_type_id: 4, is_required: 1, options: ['Football', 'Tennis'] },
  { question: 'From when?', question_type_id: 5, is_required: 0 },
  { question: 'How many years?', question_type_id: 6, is_required: 0 },
  {
    question: 'How sure are you?',
    question_type_id: 7,
    is_required: 1,
    options: ['Phonics'],
    rating_scale_id: 1,
  },
  { question: 'Own car?', question_type_id: 8, is_required: 0, options: ['Yes', 'No'] },
];

export const vacancyBody = (changes: Fields = {}): Fields => ({
  vacancy_title: 'Mathematics Teacher',
  position_type: 'full_time',
  country_id: 2,
  city: 'Dubai',
  application_deadline: '2099-12-31',
  candr_id: 3,
  ced_level: 4,
  subject_id: 2,
  curriculum_id: 1,
  salary_range_min: 20000,
  salary_range_max: 30000,
  skill_id: [2, 1],
  expl_id: 3,
  minimum_experience: 3,
  job_description: '<p>Teach <strong>mathematics</strong>.</p>',
  ...changes,
});

export type Profile = Person & { id: number };

export async function newCandidate(server: TestServer, changes: Fields = {}): Promise<Profile> {
  const person = await server.signUp('Candidate');
  const body = candidateBody({ candidate_cv: pdf(), ...changes });
  const { data } = expectOk(
    await server.request('POST', '/api/candidate', { token: person.token, form: asForm(body) }),
  );
  return { ...person, id: data.candidate_id };
}

/** A school that may search candidates. */
export async function newSchool(server: TestServer, changes: Fields = {}): Promise<Profile> {
  const person = await server.signUp('School');
  const form = asForm(schoolBody(changes));
  const { data } = expectOk(await server.request('POST', '/api/school', { token: person.token, form }));
  await setApproval(server.db, data.school_id, 'approved', null, server.clock.now());
  return { ...person, id: data.school_id };
}

/** Posts a vacancy and returns what the API answers. */
export async function newVacancy(server: TestServer, school: Profile, changes: Fields = {}) {
  const json = vacancyBody(changes);
  return expectOk(await server.request('POST', '/api/vacancy', { token: school.token, json })).data;
}

export function apply(
  server: TestServer,
  candidate: Profile,
  vacancyId: number,
  changes: Fields = {},
): Promise<Answer> {
  const fields = { vacancy_id: vacancyId, email: candidate.email, phone: '971501234567', ...changes };
  return server.request('POST', '/api/application/apply', { token: candidate.token, form: asForm(fields) });
}

export async function newApplication(
  server: TestServer,
  candidate: Profile,
  vacancyId: number,
  changes: Fields = {},
) {
  return expectOk(await apply(server, candidate, vacancyId, changes)).data;
}

export const invite = (
  server: TestServer,
  school: Profile,
  vacancy_id: number,
  candidate_id: number,
  changes: Fields = {},
): Promise<Answer> =>
  server.request('POST', '/api/job/invite', {
    token: school.token,
    json: { vacancy_id, candidate_id, ...changes },
  });

export async function newInvitation(
  server: TestServer,
  school: Profile,
  vacancyId: number,
  candidateId: number,
) {
  return expectOk(await invite(server, school, vacancyId, candidateId)).data;
}

/** Changes fields of a candidate's profile. */
export const updateCandidate = (
  server: TestServer,
  { id, token }: Pick<Profile, 'id' | 'token'>,
  fields: Fields | FormData,
): Promise<Answer> =>
  server.request('POST', `/api/candidate/${id}`, {
    token,
    form: fields instanceof FormData ? fields : asForm(fields),
  });

/** A file of these bytes. */
export const fileOf = (content: Buffer | string, name: string, type = 'application/pdf'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** Schedules an interview that is a week ahead, and returns what the API answers. */
export async function newInterview(
  server: TestServer,
  school: Profile,
  applicationId: number,
  changes: Fields = {},
) {
  const starts_at = new Date(server.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString();
  const json = { starts_at, minutes: 30, place: 'Room 12', despite_clash: true, ...changes };
  const path = `/api/application/${applicationId}/interviews`;
  return expectOk(await server.request('POST', path, { token: school.token, json })).data;
}

function expectOk({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
