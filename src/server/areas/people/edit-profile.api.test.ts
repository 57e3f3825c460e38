import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, newSchool, type Profile, png } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara, omar, school } = await withServer({
  sara: newCandidate,
  omar: newCandidate,
  school: newSchool,
});

/** The body of edit profile: the whole form, lists as JSON text, an image only if a new one was chosen. */
const form = (changes: Record<string, unknown> = {}) => ({
  _method: 'PUT',
  first_name: 'Sara',
  last_name: 'Khalil',
  first_name_ar: 'سارة',
  last_name_ar: 'خليل',
  designation: 'Head of Mathematics',
  highest_qualification: 'Master of Education',
  years_of_experience: 9,
  candidate_dob: '1990-05-14',
  gender: 'F',
  country_id: 1,
  email1: 'sara.khalil@example.com',
  phone_code: '+971',
  phone1: '501234567',
  language: [{ lang_id: 1, lang_proficiency_id: 6 }],
  skill_id: [3, 1],
  certificate: [],
  experience: [],
  education: [],
  ...changes,
});
const save = (person: Profile, fields: Record<string, unknown>, by: Profile | { token?: string } = person) =>
  server.request('POST', `/api/candidate/${person.id}`, { token: by.token, form: asForm(fields) });

const row = {
  certificate: {
    cert_type_id: 1,
    institution_name: 'Bath',
    issue_date: '2015-07-01',
    exp_date: '2030-07-01',
  },
  education: {
    ced_level: 4,
    ced_major: 'Mathematics',
    institution_name: 'University of Jordan',
    year_graduation: '2012-06-30',
    graduation_gps: 3.7,
  },
};

describe('edit profile', () => {
  it('saves the whole form, and keeps fields that the form does not have', async () => {
    const candidate = await newCandidate(server);
    const { status, body } = await save(candidate, form({ candidate_cover: png('cover.png') }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Your profile has been saved.' });
    expect(body.data).toMatchObject({
      designation: 'Head of Mathematics',
      experiences: [],
      marital_status: 1,
      notice_period: 60,
      candidate_cover: expect.stringMatching(/^\/storage\//),
    });
  });

  it('A2.11: saves an experience of a profile that lacks another tab’s required fields', async () => {
    const candidate = await newCandidate(server, { email1: undefined });
    const experience = [{ school_name: 'Al Noor', position_title: 'Teacher' }];
    const { status, body } = await save(candidate, { _method: 'PUT', experience });
    expect([status, body.data.email1]).toEqual([200, undefined]);
    expect(body.data.experiences).toMatchObject(experience);
  });

  it('accepts a stored picture’s URL as keeping it', async () => {
    const candidate = await newCandidate(server, { candidate_picture: png() });
    const before = (await server.request('GET', `/api/candidate/${candidate.id}`, { token: candidate.token }))
      .body.data;
    const { status, body } = await save(candidate, form({ candidate_picture: before.candidate_picture }));
    expect(status).toBe(200);
    expect(body.data.candidate_picture).toBe(before.candidate_picture);
  });

  it('works the same with PUT', async () => {
    const { status, body } = await server.request('PUT', `/api/candidate/${sara.id}`, {
      token: sara.token,
      form: asForm(form({ designation: 'Deputy head' })),
    });
    expect([status, body.data?.designation]).toEqual([200, 'Deputy head']);
  });

  it.each([
    ['first_name', { first_name: '' }, 'First name is required'],
    ['designation', { designation: '' }, 'Last name is required'],
    ['country_id', { country_id: '' }, 'Country is required'],
    ['email1', { email1: '' }, 'Email is required'],
    ['email1', { email1: 'sara' }, 'Invalid email'],
    ['phone1', { phone1: '12' }, 'Invalid phone number'],
    ['skill_id', { skill_id: [] }, 'At least one skill is required'],
    ['skill_id.0', { skill_id: [0] }, 'Skill ID must be a positive number'],
    ['language.0.lang_id', { language: [{ lang_proficiency_id: 1 }] }, 'Language is required'],
    [
      'certificate.0.cert_type_id',
      { certificate: [{ ...row.certificate, cert_type_id: undefined }] },
      'Degree Level is required',
    ],
    [
      'certificate.0.exp_date',
      { certificate: [{ ...row.certificate, exp_date: undefined }] },
      'Graduation Year is required',
    ],
    [
      'certificate.0.issue_date',
      { certificate: [{ ...row.certificate, issue_date: '1/2/2020' }] },
      'Invalid date format',
    ],
    [
      'experience.0.school_name',
      { experience: [{ school_name: 'x'.repeat(101) }] },
      'School name must be at most 100 characters',
    ],
    [
      'education.0.graduation_gps',
      { education: [{ ...row.education, graduation_gps: 5 }] },
      'GPA cannot be more than 4',
    ],
  ])('refuses %s with %j: %s', async (path, changes, message) => {
    const { status, body } = await save(sara, form(changes));
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ [path]: [message] });
  });

  it.each([
    ['somebody else', omar],
    ['a school', school],
  ])('is refused to %s, with a reason', async (_, by) => {
    const read = await server.request('GET', `/api/candidate/${sara.id}`, { token: omar.token });
    const { status, body } = await save(sara, form(), by);
    expect([read.status, status]).toEqual([403, 403]);
    expect(body.message).not.toBe('');
  });

  it('is refused without a session', async () => {
    expect((await save(sara, form(), {})).status).toBe(401);
  });
});

describe('the name of the account', () => {
  const accountName = async (person: Profile) =>
    (await server.request('GET', '/api/user/candidate-profile', { token: person.token })).body.data.user
      .full_name;

  it("follows the profile's, at once and in every session", async () => {
    const candidate = await newCandidate(server, { first_name: 'Lina', last_name: 'Haddad' });
    expect(await accountName(candidate)).toBe('Lina Haddad');
    const { body } = await save(candidate, { first_name: 'Leen' });
    expect(body.data.user.full_name).toBe('Leen Haddad');
    expect(await accountName(candidate)).toBe('Leen Haddad');
  });

  it('stays the same when a change is refused', async () => {
    const candidate = await newCandidate(server, { first_name: 'Lina', last_name: 'Haddad' });
    await save(candidate, { first_name: 'Leen', last_name: '' });
    expect(await accountName(candidate)).toBe('Lina Haddad');
  });
});

describe('a profile', () => {
  it('states which education was finished last', async () => {
    const candidate = await newCandidate(server, {
      education: [
        row.education,
        { ...row.education, ced_major: 'Leadership', year_graduation: '2020-06-30' },
        { ...row.education, ced_major: 'Physics', year_graduation: '2009-06-30' },
      ],
    });
    const read = () => server.request('GET', `/api/candidate/${candidate.id}`, { token: candidate.token });
    expect((await read()).body.data.latest_education).toMatchObject({ ced_major: 'Leadership' });
    await save(candidate, { education: [] });
    expect((await read()).body.data.latest_education).toBeNull();
  });

  it('has a strength per section, with the empty fields', async () => {
    const candidate = await newCandidate(server, { certificate: [] });
    const sections = async () =>
      (await server.request('GET', '/api/candidate/dashboard', { token: candidate.token })).body.data
        .profile_sections;
    const certificates = { form: 'edit-profile/certificates', title: 'Certificates and Liscences' };
    expect(await sections()).toContainEqual({ ...certificates, percent: 0, missing: ['Certifications'] });
    await save(candidate, { certificate: [row.certificate] });
    expect(await sections()).toContainEqual({ ...certificates, percent: 100, missing: [] });
    expect((await sections()).map(({ form }: { form: string }) => form)).not.toContain('admin/candidate');
  });
});
