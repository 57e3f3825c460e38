import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationHistory, applications } from '../../areas/hiring/tables/application.ts';
import { notifications } from '../../areas/news/tables/notification.ts';
import { savedVacancies } from '../../areas/vacancies/tables/saved-vacancy.ts';
import { vacancies } from '../../areas/vacancies/tables/vacancy.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { vacancyBody } from '../bodies.ts';
import {
  apply,
  invite,
  newApplicant,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  pdf,
} from '../scenario.ts';
import { teamCalls } from '../team-scenario.ts';
import { statusesOf, twoServers } from '../two-servers.ts';
import { newVacancyDraft } from '../vacancy-draft-scenario.ts';

const { server, servers, atOnce } = await twoServers();
const school = await newSchool(server);

describe('200 concurrent applications by one candidate', () => {
  it('create one application, file, history entry and notification for the school', async () => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const before = server.storedFiles();
    const answers = await atOnce(200, (at) => apply(at, candidate, vacancy_id, { resume: pdf() }));
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 199 });
    expect(server.storedFiles()).toHaveLength(before.length + 1);
    const rows = await server.db
      .select({ id: applications.application_id })
      .from(applications)
      .where(eq(applications.vacancy_id, vacancy_id));
    expect(rows).toHaveLength(1);
    const id = rows[0]!.id;
    expect(await server.db.$count(applicationHistory, eq(applicationHistory.application_id, id))).toBe(1);
    expect(await server.db.$count(notifications, eq(notifications.application_id, id))).toBe(1);
  });

  it('keep the profile’s file when all of them use it', async () => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const before = server.storedFiles();
    expect(statusesOf(await atOnce(50, (at) => apply(at, candidate, vacancy_id)))).toEqual({
      201: 1,
      409: 49,
    });
    expect(server.storedFiles()).toEqual(before);
  });
});

describe('saving a vacancy in many concurrent requests', () => {
  it.each([200, 201])('counts each of %i clicks', async (times) => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const answers = await atOnce(times, (at) =>
      at.request('POST', `/api/job/save-job/${vacancy_id}`, { token: candidate.token }),
    );
    expect(statusesOf(answers)).toEqual({ 200: times });
    // In sequence the answers alternate, so in any order there must be as many saved as unsaved.
    const saved = answers.filter(({ body }) => body.data.saved).length;
    expect(saved).toBe(Math.ceil(times / 2));
    const isSaved = await server.db.$count(savedVacancies, eq(savedVacancies.vacancy_id, vacancy_id));
    expect(isSaved).toBe(times % 2);
  });
});

describe('concurrent requests', () => {
  it('post one vacancy from a draft submitted 40 times, and none afterwards', async () => {
    const { vacancy_draft_id } = await newVacancyDraft(server, school, [{ vacancy_title: 'Posted once' }]);
    const json = vacancyBody({ vacancy_title: 'Posted once' });
    const post = (at: typeof server) =>
      at.request('POST', `/api/vacancy?draft=${vacancy_draft_id}`, { token: school.token, json });
    expect(statusesOf(await atOnce(40, post))).toEqual({ 201: 1, 409: 39 });
    for (const at of servers) {
      const { status, body } = await post(at);
      expect([status, body.message]).toEqual([409, expect.stringContaining('posted or deleted')]);
    }
    expect(await server.db.$count(vacancies, eq(vacancies.vacancy_title, 'Posted once'))).toBe(1);
  });

  it('accept or decline an invitation to a vacancy only once', async () => {
    const { id, token } = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const invitation = (await invite(server, school, vacancy_id, id)).body.data.invitation_id;
    const answers = await atOnce(20, (at, index) =>
      at.request('POST', `/api/job/invitation/${invitation}/${index % 2 ? 'accept' : 'decline'}`, { token }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 });
  });

  it('let one of 10 people join a school with the same invitation', async () => {
    const email = server.newEmail();
    const { call, tokenTo, accept } = teamCalls(server, () => school);
    await call('POST', '/team', { email, team_role: 'reviewer' });
    const token = await tokenTo(email);
    const answers = await atOnce(10, (_, index) => accept(token, `Huda ${index}`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.db.$count(users, eq(users.user_name, email))).toBe(1);
  });

  it('schedule one of 10 simultaneous interviews of a candidate or a school', async () => {
    const [one, other] = [await newApplicant(server, school), await newApplicant(server, school)];
    const rival = await newSchool(server);
    const { application_id: elsewhere } = await newApplication(
      server,
      one.candidate,
      (await newVacancy(server, rival)).vacancy_id,
    );
    const meet = (starts_at: string, calls: readonly [typeof school, number][]) =>
      atOnce(10, (at, index) => {
        const [{ token }, id] = calls[index % calls.length]!;
        const json = { starts_at, kind: 'in_person', minutes: 30, place: 'Room 12' };
        return at.request('POST', `/api/application/${id}/interviews`, { token, json });
      });
    const ofSchool = await meet('2099-05-04T07:00:00Z', [
      [school, one.applicationId],
      [school, other.applicationId],
    ]);
    expect(statusesOf(ofSchool)).toEqual({ 201: 1, 422: 9 });
    const ofCandidate = await meet('2099-05-05T07:00:00Z', [
      [school, one.applicationId],
      [rival, elsewhere],
    ]);
    expect(statusesOf(ofCandidate)).toEqual({ 201: 1, 422: 9 });
  });

  it('create one account from 50 registrations of the same address', async () => {
    const email = server.newEmail();
    const passwords = Array.from({ length: 50 }, (_, index) => `correct horse ${index}`);
    const answers = await atOnce(50, (at, index) =>
      at.request('POST', '/api/auth/register', {
        json: { full_name: `Sara ${index}`, user_name: email, password: passwords[index], role_id: 2 },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 50 });
    const mails = (await Promise.all(servers.map((one) => one.mail.to(email)))).flat();
    const codes = mails.flatMap(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? []).slice(0, 10);
    const confirmed = await atOnce(10, (at, index) =>
      at.request('POST', '/api/auth/verify-otp', {
        json: { user_name: email, otp: codes[index] },
        headers: { 'x-forwarded-for': `10.3.0.${index}` },
      }),
    );
    expect(statusesOf(confirmed)).toEqual({ 200: 1, 400: 9 });
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from users where user_name = ${email}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    const logins = await atOnce(50, (at, index) =>
      at.request('POST', '/api/auth/login', { json: { user_name: email, password: passwords[index] } }),
    );
    expect(statusesOf(logins)).toEqual({ 200: 1, 400: 49 });
  });

  it('redeem a verification code only once', async () => {
    const email = server.newEmail();
    const json = { full_name: 'Sara', user_name: email, password: 'correct horse', role_id: 2 };
    await server.request('POST', '/api/auth/register', { json });
    const otp = await server.mail.codeFor(email);
    const answers = await atOnce(5, (at) =>
      at.request('POST', '/api/auth/verify-otp', { json: { user_name: email, otp } }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 4 });
  });

  it('redeem a password reset link only once', async () => {
    const { email } = await server.signUp('Candidate');
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: email } });
    const mail = (await server.mail.to(email)).at(-1)!;
    const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
    const answers = await atOnce(10, (at, index) =>
      at.request('POST', '/api/auth/reset-password', {
        json: { email, token, password: `battery staple ${index}` },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 9 });
    const logins = await atOnce(10, (at, index) =>
      at.request('POST', '/api/auth/login', {
        json: { user_name: email, password: `battery staple ${index}` },
      }),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });
});
