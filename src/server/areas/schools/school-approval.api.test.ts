import { describe, expect, it } from 'vitest';
import { invite, newApplication, newCandidate, newVacancy, type Profile } from '../../testing/scenario.ts';
import { newColleague } from '../../testing/team-scenario.ts';
import type { Person } from '../../testing/test-server.ts';
import { waitingSchool } from '../../testing/waiting-school.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin, candidate } = await withServer({
  admin: (on) => on.admin(),
  candidate: (on) => newCandidate(on),
});

const REASON = 'Please send us the licence of this year.';
const decide = (
  how: string,
  { id }: Pick<Profile, 'id'>,
  json?: object,
  { token }: Partial<Person> = admin,
) => server.request('POST', `/api/school/${id}/${how}`, { token, ...(json && { json }) });
const search = (school: Profile) => server.request('GET', '/api/candidate', { token: school.token });
const own = async ({ token }: Profile) =>
  (await server.request('GET', '/api/user/school-profile', { token })).body.data;
const news = async ({ token }: Pick<Person, 'token'>) =>
  (await server.request('GET', '/api/notification', { token })).body.data;
const save = ({ id, token }: Profile, json: object = { contact_phone: '97142345678' }) =>
  server.request('PUT', `/api/school/${id}`, { token, json });

describe('a school waiting for approval', () => {
  it('can post and get applications, but not search, read or invite candidates', async () => {
    const school = await waitingSchool(server);
    expect(await own(school)).toMatchObject({
      approval: 'waiting',
      approval_reason: null,
      approval_at: null,
    });
    const { vacancy_id } = await newVacancy(server, school);
    const read = () => server.request('GET', `/api/candidate/${candidate.id}`, { token: school.token });
    for (const { status, body } of [
      await search(school),
      await read(),
      await invite(server, school, vacancy_id, candidate.id),
    ]) {
      expect(status).toBe(403);
      expect(body.message).toBe('You can search for candidates once your school is approved.');
    }
    await newApplication(server, candidate, vacancy_id);
    expect((await read()).body.data).toMatchObject({ email1: 'sara.khalil@example.com', gender: 'F' });
  });
});

describe('approving a school', () => {
  it('shows Admins what its profile lacks: the same parts that the school is asked for', async () => {
    const school = await waitingSchool(server);
    const listed = async () => {
      const path = `/api/school?approval=waiting&search=${encodeURIComponent('Palm Valley')}&per_page=100`;
      const { body } = await server.request('GET', path, { token: admin.token });
      return body.data.find(({ school_id }: { school_id: number }) => school_id === school.id);
    };
    const asked = async () =>
      (await server.request('GET', '/api/me/tasks', { token: school.token })).body.data.find(
        ({ kind }: { kind: string }) => kind === 'school-to-complete',
      )?.text;
    const { missing } = await own(school);
    expect(missing).toContain('website');
    expect((await listed()).missing).toEqual(missing);
    expect(await asked()).toContain('website');
    await save(school, { website: 'https://palmvalley.example' });
    expect((await own(school)).missing).not.toContain('website');
    expect((await listed()).missing).toEqual((await own(school)).missing);
    const others = await server.request('GET', `/api/school/${school.id}`, { token: candidate.token });
    expect(others.body.data).not.toHaveProperty('missing');
  });

  it('opens the search at once, and notifies the school, also by mail', async () => {
    const school = await waitingSchool(server);
    const recruiter = await newColleague(server, school, 'recruiter');
    const { status, body } = await decide('approve', school);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ approval: 'approved', approval_reason: null });
    expect(body.data.approval_at).not.toBeNull();
    expect((await search(school)).status).toBe(200);
    expect((await news(recruiter))[0]).toMatchObject({ kind: 'school_approved' });
    expect((await news(school))[0]).toMatchObject({
      kind: 'school_approved',
      title: 'Your school has been approved',
      message: 'Palm Valley School can now search for candidates and invite them.',
    });
    const mails = await server.mail.to(school.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your school has been approved' });
    expect(mails.at(-1)!.text).toContain('http://marketplace.test/school/candidates');
  });

  it('names the decisions that the server accepts', async () => {
    const school = await waitingSchool(server);
    const allowed = async () => (await own(school)).allowed_approvals;
    expect(await allowed()).toEqual(['approved', 'asked_back', 'refused']);
    const { body } = await decide('approve', school);
    expect(body.data.allowed_approvals).toEqual(['asked_back', 'refused']);
    expect((await decide('approve', school)).status).toBe(409);
    await decide('refuse', school, { reason: REASON });
    expect(await allowed()).toEqual(['approved', 'asked_back']);
    expect((await decide('refuse', school, { reason: REASON })).status).toBe(409);
  });

  it('succeeds once, even for two Admins concurrently', async () => {
    const school = await waitingSchool(server);
    const answers = await Promise.all([decide('approve', school), decide('approve', school)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await news(school)).filter(({ kind }: { kind: string }) => kind === 'school_approved'),
    ).toHaveLength(1);
  });
});

describe('asking a school for more information', () => {
  it('states what is missing, and ends when the school saves its profile, which notifies Admins', async () => {
    const school = await waitingSchool(server);
    expect((await decide('ask-back', school, { reason: REASON })).status).toBe(200);
    expect(await own(school)).toMatchObject({ approval: 'asked_back', approval_reason: REASON });
    expect((await search(school)).status).toBe(403);
    expect((await news(school))[0]).toMatchObject({ kind: 'school_asked_back', message: REASON });
    const mail = (await server.mail.to(school.email)).at(-1)!;
    expect(mail.text).toContain(REASON);
    expect(mail.text).toContain('http://marketplace.test/school/profile');
    expect((await save(school)).status).toBe(200);
    expect(await own(school)).toMatchObject({ approval: 'waiting', approval_reason: null });
    expect((await news(admin))[0]).toMatchObject({ kind: 'school_answered', school_id: school.id });
    await save(school);
    const notices = (await news(admin)).filter(
      ({ kind, school_id }: { kind: string; school_id: number }) =>
        kind === 'school_answered' && school_id === school.id,
    );
    expect(notices).toHaveLength(1);
  });

  it('closes an approved school’s search, and is not answered by an Admin’s change', async () => {
    const school = await waitingSchool(server);
    await decide('approve', school);
    await decide('ask-back', school, { reason: REASON });
    expect((await search(school)).status).toBe(403);
    await save({ ...school, token: admin.token });
    expect(await own(school)).toMatchObject({ approval: 'asked_back' });
  });
});

describe('refusing a school', () => {
  it('gives a reason, works once, and can be reversed', async () => {
    const school = await waitingSchool(server);
    expect((await decide('refuse', school, { reason: 'The licence is not known.' })).status).toBe(200);
    expect((await decide('refuse', school, { reason: 'The licence is not known.' })).status).toBe(409);
    expect(await own(school)).toMatchObject({
      approval: 'refused',
      approval_reason: 'The licence is not known.',
    });
    expect((await server.mail.to(school.email)).at(-1)!.text).toContain('The licence is not known.');
    await save(school);
    expect(await own(school)).toMatchObject({ approval: 'refused' });
    expect((await decide('approve', school)).status).toBe(200);
    expect((await search(school)).status).toBe(200);
  });
});

describe('deciding about a school', () => {
  it.each([
    ['ask-back', {}, ['Write a message to the school']],
    ['refuse', { reason: ' ' }, ['Write a message to the school']],
    ['refuse', { reason: 'No.' }, ['Must be at least 5 characters']],
  ])('%s with %j is refused with the missing field', async (how, json, reason) => {
    const answer = await decide(how, await waitingSchool(server), json);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ reason });
  });

  it('is limited to Admins, and to existing schools', async () => {
    const school = await waitingSchool(server);
    for (const how of ['approve', 'ask-back', 'refuse']) {
      const json = how === 'approve' ? undefined : { reason: REASON };
      expect((await decide(how, school, json, {})).status).toBe(401);
      expect((await decide(how, school, json, school)).status).toBe(403);
      expect((await decide(how, school, json, candidate)).status).toBe(403);
      expect((await decide(how, { id: 987_654 }, json)).status).toBe(404);
    }
    expect(await own(school)).toMatchObject({ approval: 'waiting' });
  });
});

describe('a school’s approval state', () => {
  it('can be filtered and seen by Admins only', async () => {
    const school = await waitingSchool(server, { school_name: 'Quiet Lagoon School' });
    const list = (token?: string, query = '&approval=waiting') =>
      server.request('GET', `/api/school?search=Quiet+Lagoon${query}`, { token });
    expect((await list(admin.token)).body.data).toMatchObject([
      { school_id: school.id, approval: 'waiting' },
    ]);
    expect((await list(admin.token, '&approval=approved')).body.data).toEqual([]);
    for (const token of [undefined, candidate.token, school.token]) {
      expect((await list(token)).status).toBe(403);
      const [row] = (await list(token, '')).body.data;
      expect('approval' in row).toBe(token === school.token);
    }
  });
});
