import { afterAll, expect, it, vi } from 'vitest';
import { LIMITS } from '../../areas/account/attempt-limits.ts';
import {
  ADMIN_SESSION_HOURS,
  CODE_MINUTES,
  REGISTRATION_HOURS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  SESSION_LONGEST_DAYS,
  TEAM_INVITATION_DAYS,
} from '../../areas/account/lifetimes.ts';
import { retentionOf } from '../../areas/account/retention.ts';
import { openSession } from '../../areas/account/session-queries.ts';
import { apply, newApplicant, newCandidate, newInterview, newSchool, newVacancy } from '../scenario.ts';
import { dayIn, toRiyadhHour } from '../site-clock.ts';
import { PASSWORD, testServer } from '../test-server.ts';
import { withServer } from '../with-server.ts';

// Only Date is faked, so that each lifetime is tested to the millisecond.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => {
  vi.useRealTimers();
});

/** Everything that expires, used halfway through, at its last moment, and after it expired. */
const { server } = await withServer({});
const post = async (path: string, json: object, token?: string) =>
  (await server.request('POST', `/api${path}`, { json, token })).status;
const newestLink = async (email: string) =>
  new URL(/https?:\S+token=\S+/.exec((await server.mail.to(email)).at(-1)!.text)![0]).searchParams;
const session = async (userId: number) => {
  const token = await openSession(server.db, userId, server.clock.now());
  return async () => (await server.request('GET', '/api/user/me/usage', { token })).status;
};

/** Requests an e-mail change and returns the token mailed to the new address. */
async function changedAddress(token?: string): Promise<string> {
  const address = server.newEmail();
  const json = { user_name: address, password: PASSWORD };
  await post('/auth/change-email', json, token ?? (await server.signUp('Candidate')).token);
  return (await newestLink(address)).get('token')!;
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_TO_DEADLINE = 3;
const DAYS_TO_INTERVIEW = 7;

type Row = [what: string, seconds: number, over: number, begin: () => Promise<() => Promise<number>>];

const ROWS: Row[] = [
  [
    'a code that confirms an address',
    CODE_MINUTES * MINUTE,
    400,
    async () => {
      const email = server.newEmail();
      await post('/auth/register', { full_name: 'A', user_name: email, password: PASSWORD, role_id: 2 });
      const otp = await server.mail.codeFor(email);
      return () => post('/auth/verify-otp', { user_name: email, otp });
    },
  ],
  [
    'an unconfirmed registration',
    REGISTRATION_HOURS * HOUR,
    400,
    async () => {
      const email = server.newEmail();
      await post('/auth/register', { full_name: 'A', user_name: email, password: PASSWORD, role_id: 2 });
      return async () => {
        await post('/auth/resend-otp', { user_name: email });
        return post('/auth/verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
      };
    },
  ],
  [
    'a link that confirms a new address',
    retentionOf('email_changes') / SECOND,
    400,
    async () => {
      const token = await changedAddress();
      return () => post('/auth/confirm-email', { token });
    },
  ],
  [
    'a link that restores the former address',
    retentionOf('email_undos') / SECOND,
    400,
    async () => {
      const { email, ...person } = await server.signUp('Candidate');
      await post('/auth/confirm-email', { token: await changedAddress(person.token) });
      const json = Object.fromEntries(await newestLink(email));
      return () => post('/auth/undo-email', json);
    },
  ],
  [
    'a password reset link',
    RESET_LINK_MINUTES * MINUTE,
    400,
    async () => {
      const { email } = await server.signUp('Candidate');
      await post('/auth/forgot-password', { user_name: email });
      const json = { ...Object.fromEntries(await newestLink(email)), password: 'battery staple' };
      return () => post('/auth/reset-password', json);
    },
  ],
  [
    'an invitation to a team',
    TEAM_INVITATION_DAYS * DAY,
    400,
    async () => {
      const school = await newSchool(server);
      const email = server.newEmail();
      await post('/team', { email, team_role: 'reviewer' }, school.token);
      const token = (await newestLink(email)).get('token');
      return () => post('/team/invitation/accept', { token, full_name: 'Huda Salem', password: PASSWORD });
    },
  ],
  [
    'an idle session',
    SESSION_DAYS * DAY,
    401,
    async () => session((await server.signUp('Candidate')).user.id),
  ],
  [
    "an Admin's session that is not used",
    ADMIN_SESSION_HOURS * HOUR,
    401,
    async () => session((await server.admin()).user.id),
  ],
  [
    'a vacancy open for applications until the end of its last day in Riyadh',
    (DAYS_TO_DEADLINE + 1) * DAY,
    409,
    async () => {
      const application_deadline = dayIn(server, DAYS_TO_DEADLINE);
      const { vacancy_id } = await newVacancy(server, await newSchool(server), { application_deadline });
      const candidate = await newCandidate(server);
      return async () => (await apply(server, candidate, vacancy_id)).status;
    },
  ],
  [
    'a vacancy that its school may close',
    (DAYS_TO_DEADLINE + 1) * DAY,
    409,
    async () => {
      const school = await newSchool(server);
      const application_deadline = dayIn(server, DAYS_TO_DEADLINE);
      const { vacancy_id } = await newVacancy(server, school, { application_deadline });
      return () => post(`/vacancy/${vacancy_id}/close`, {}, school.token);
    },
  ],
  [
    'an interview that the candidate may accept',
    DAYS_TO_INTERVIEW * DAY,
    409,
    async () => {
      const { candidate, interview } = await scheduled();
      const json = { seen_starts_at: interview.starts_at };
      return () => post(`/interview/${interview.interview_id}/accept`, json, candidate.token);
    },
  ],
  [
    'an interview that its school may cancel',
    DAYS_TO_INTERVIEW * DAY,
    409,
    async () => {
      const { school, interview } = await scheduled();
      const path = `/api/interview/${interview.interview_id}`;
      return async () => (await server.request('DELETE', path, { token: school.token })).status;
    },
  ],
];

async function scheduled() {
  const school = await newSchool(server);
  const { candidate, applicationId } = await newApplicant(server, school);
  return { school, candidate, interview: await newInterview(server, school, applicationId) };
}

it.each(ROWS)('%s lasts %i seconds', async (_, seconds, over, begin) => {
  // Deadlines expire at the end of a day in Riyadh.
  toRiyadhHour(server, 1, 0);
  const [realistic, largest, beyond] = [await begin(), await begin(), await begin()];
  server.clock.forward(seconds / 2);
  expect(await realistic()).toBeLessThan(300);
  server.clock.forward(seconds / 2 - 0.001);
  expect(await largest()).toBeLessThan(300);
  server.clock.forward(0.001);
  expect(await beyond()).toBe(over);
});

it(`a session lasts ${SESSION_LONGEST_DAYS} days however often it is used`, async () => {
  const use = await session((await server.signUp('Candidate')).user.id);
  const step = SESSION_DAYS - 1;
  for (let days = step; days < SESSION_LONGEST_DAYS; days += step) {
    server.clock.forward(step * DAY);
    expect(await use()).toBe(200);
  }
  server.clock.forward((SESSION_LONGEST_DAYS % step) * DAY - 0.001);
  expect(await use()).toBe(200);
  server.clock.forward(0.001);
  expect(await use()).toBe(401);
});

it('an interview is upcoming until it ends, then past', async () => {
  const { school, interview } = await scheduled();
  const listed = async (status: string) =>
    (await server.request('GET', `/api/interview?status=${status}`, { token: school.token })).body.meta.total;
  const both = async () => [await listed('upcoming'), await listed('past')];
  server.clock.forward(DAYS_TO_INTERVIEW * DAY + interview.minutes * MINUTE - 0.001);
  expect(await both()).toEqual([1, 0]);
  server.clock.forward(0.001);
  expect(await both()).toEqual([0, 1]);
});

it('wrong passwords lock only their network out, for one minute', async () => {
  const strict = await testServer({ rateLimitScale: 1 });
  try {
    const { email } = await strict.signUp('Candidate');
    const signIn = async (password: string, address: string) => {
      const json = { user_name: email, password };
      const headers = { 'x-forwarded-for': address };
      return (await strict.request('POST', '/api/auth/login', { json, headers })).status;
    };
    const { limit, per } = LIMITS.signIn;
    for (let tries = 0; tries < limit; tries += 1)
      expect(await signIn('wrong one', '198.51.100.1')).toBe(400);
    strict.clock.forward(per / SECOND - 0.001);
    expect(await signIn(PASSWORD, '198.51.100.1')).toBe(429);
    expect(await signIn(PASSWORD, '198.51.100.2')).toBe(200);
    strict.clock.forward(0.001);
    expect(await signIn(PASSWORD, '198.51.100.1')).toBe(200);
  } finally {
    await strict.close();
  }
});
