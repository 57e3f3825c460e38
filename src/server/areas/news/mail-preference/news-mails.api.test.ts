import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emlText } from '../../../engine/mail/eml.ts';
import type { Mail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let candidate: Profile;
let vacancy: { vacancy_id: number };
let application: number;
beforeAll(async () => {
  server = await testServer();
  school = await newSchool(server);
  candidate = await newCandidate(server);
  vacancy = await newVacancy(server, school);
  ({ application_id: application } = await newApplication(server, candidate, vacancy.vacancy_id));
});
afterAll(() => server.close());

const mailsTo = ({ email }: Profile) => server.mail.to(email);
const newest = async (whom: Profile): Promise<Mail> => (await mailsTo(whom)).at(-1)!;
const act = (method: string, path: string, { token }: Profile, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
const move = (status: string, id = application) =>
  act('PUT', `/application/${id}/status`, school, { status });
const choose = (whom: Profile, json: unknown) => act('PUT', '/mail/preferences', whom, json);
const tokenIn = ({ unsubscribe }: Mail) => new URL(unsubscribe!).searchParams.get('token')!;

describe('a candidate is mailed', () => {
  it('a school’s decision, with the next step and a link', async () => {
    expect((await move('Shortlisted')).status).toBe(200);
    const mail = await newest(candidate);
    expect(mail.subject).toBe('Mathematics Teacher: Shortlisted');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Mathematics Teacher at Palm Valley School');
      expect(part).toContain('School board is reviewed your profile');
      expect(part).toContain('may invite you to an interview next.');
      expect(part).toContain('http://marketplace.test/candidate/application/');
      expect(part).toContain(mail.unsubscribe);
    }
    expect(mail.html).not.toMatch(/<table|<img|<script|<link|url\(/);
  });

  it('an interview with a calendar file, and its change and cancellation under the same UID', async () => {
    const { interview_id } = await newInterview(server, school, application);
    const set = await newest(candidate);
    expect(set.subject).toContain('Interview at Palm Valley School');
    expect(set.calendar).toContain('METHOD:PUBLISH');
    const uid = /UID:(.+)\r/.exec(set.calendar!)![1]!;
    server.clock.forward(60);
    await act('PUT', `/interview/${interview_id}`, school, { minutes: 90 });
    const moved = await newest(candidate);
    expect(moved.calendar).toContain(`UID:${uid}`);
    expect(Number(/SEQUENCE:(\d+)/.exec(moved.calendar!)![1])).toBeGreaterThan(
      Number(/SEQUENCE:(\d+)/.exec(set.calendar!)![1]),
    );
    await act('DELETE', `/interview/${interview_id}`, school);
    const over = await newest(candidate);
    expect(over.calendar).toContain('METHOD:CANCEL');
    expect(over.calendar).toContain(`UID:${uid}`);
  });

  it('the cancellation of an interview when the application is decided', async () => {
    const other = await newCandidate(server);
    const { application_id } = await newApplication(server, other, vacancy.vacancy_id);
    await newInterview(server, school, application_id);
    await move('Rejected', application_id);
    const [cancelled, decided] = (await mailsTo(other)).slice(-2);
    expect(cancelled!.calendar).toContain('STATUS:CANCELLED');
    expect(decided!.subject).toBe('Mathematics Teacher: Rejected');
  });

  it('nothing when the decision is refused', async () => {
    const before = (await mailsTo(candidate)).length;
    expect((await move('Pending')).status).toBe(409);
    expect(await mailsTo(candidate)).toHaveLength(before);
  });
});

describe('a school is mailed', () => {
  it('a candidate’s answer to an invitation', async () => {
    const other = await newCandidate(server);
    const { invitation_id } = await newInvitation(server, school, vacancy.vacancy_id, other.id);
    expect((await newest(other)).unsubscribe).toBeDefined();
    await act('POST', `/job/invitation/${invitation_id}/accept`, other);
    expect((await newest(school)).subject).toBe('Invitation accepted: Mathematics Teacher');
  });

  it('new applications only when it asks for them', async () => {
    const before = (await mailsTo(school)).length;
    await newApplication(server, await newCandidate(server), vacancy.vacancy_id);
    expect(await mailsTo(school)).toHaveLength(before);
    await choose(school, { new_applications: true });
    const { application_id } = await newApplication(server, await newCandidate(server), vacancy.vacancy_id);
    const mail = await newest(school);
    expect(mail.subject).toBe('New application: Mathematics Teacher');
    expect(mail.text).toContain(`http://marketplace.test/school/application/${application_id}/`);
  });
});

it('mails Admins that a school has joined', async () => {
  const admin = await server.admin();
  await newSchool(server, { school_name: 'Dune School' });
  const [mail] = await server.mail.to(admin.email);
  expect(mail!.subject).toBe('New school: Dune School');
});

describe('one-click unsubscribe', () => {
  it('works from the mail program, without signing in, whatever the body', async () => {
    const mail = await newest(candidate);
    const link = new URL(mail.unsubscribe!);
    const { status } = await server.request('POST', `${link.pathname}${link.search}`, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    const { body } = await act('GET', '/mail/preferences', candidate);
    expect(body.data).toMatchObject({ interviews: false, status_changes: true });
    const before = (await mailsTo(candidate)).length;
    await newInterview(server, school, application);
    expect(await mailsTo(candidate)).toHaveLength(before);
  });

  it('works on its page, which first says what it is about', async () => {
    await move('Offered');
    const token = tokenIn(await newest(candidate));
    const path = `/api/mail/unsubscribe?token=${token}`;
    const about = await server.request('GET', path);
    expect(about.body.data).toEqual({
      kind: 'status_changes',
      title: 'Updates on my applications',
      address: `${candidate.email[0]}•••@example.com`,
      is_wanted: true,
    });
    for (const _ of ['once', 'again'])
      expect((await server.request('POST', path)).body.data).toMatchObject({ is_wanted: false });
    expect((await server.request('GET', path)).body.data.is_wanted).toBe(false);
    const before = (await mailsTo(candidate)).length;
    await move('Hired');
    expect(await mailsTo(candidate)).toHaveLength(before);
  });

  it.each(['POST /api/mail/unsubscribe', 'GET /api/mail/unsubscribe', 'POST /unsubscribe'])(
    'refuses a forged link: %s',
    async (call) => {
      const [method, path] = call.split(' ') as [string, string];
      for (const token of ['', '?token=', '?token=1.invitations.AAAA', `?token=${'x'.repeat(300)}`])
        expect((await server.request(method, `${path}${token}`)).status).toBe(400);
    },
  );

  it('never stops mails about the account', async () => {
    await choose(candidate, { status_changes: false, interviews: false, invitations: false });
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: candidate.email } });
    const mail = await newest(candidate);
    expect(mail.subject).toBe('Set a new password');
    expect(mail.unsubscribe).toBeUndefined();
  });
});

it('writes unsubscribe headers and the calendar part to an .eml file', () => {
  const mail: Mail = {
    to: 'sara@example.com',
    subject: 'Interview',
    text: 'Hello',
    html: '<p>Hello</p>',
    unsubscribe: 'http://marketplace.test/unsubscribe?token=a',
    calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n',
  };
  const file = emlText(mail, 'Marketplace <no-reply@marketplace.test>', new Date(0));
  expect(file).toContain('List-Unsubscribe: <http://marketplace.test/unsubscribe?token=a>\r\n');
  expect(file).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(file).toContain('Content-Type: text/calendar; method=CANCEL; charset=utf-8');
});
