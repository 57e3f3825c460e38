import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../engine/db/tables/accounts.ts';
import { rateLimits } from '../../../engine/db/tables/site.ts';
import { newNote } from '../../../testing/new-note.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  png,
} from '../../../testing/scenario.ts';
import { type Caller, newColleague, teamCalls } from '../../../testing/team-scenario.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, candidate } = await withServer({ candidate: newCandidate });
let school: Profile;
beforeEach(async () => {
  school = await newSchool(server);
});

const { accept, call, signedInAnew, tokenTo } = teamCalls(server, () => school);
const confirming = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await server.mail.to(email)).at(-1)!.text)![1]!;

describe('a removed colleague', () => {
  it('can no longer change or delete notes at the school', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const colleague = await newColleague(server, school, 'reviewer');
    const { note_id } = await newNote(server, colleague, application_id);
    const path = `/note/${note_id}`;
    expect((await call('PUT', path, { text: 'Call her.' }, colleague)).status).toBe(200);
    await call('DELETE', `/team/${colleague.member_id}`);
    const stranger = await signedInAnew(colleague);
    expect((await call('PUT', path, { text: 'Never.' }, stranger)).status).toBe(403);
    expect((await call('DELETE', path, undefined, stranger)).status).toBe(403);
    const { body } = await call('GET', `/application/${application_id}`);
    expect(body.data.notes).toMatchObject([{ text: 'Call her.' }]);
  });

  it('can no longer read notifications about applicants', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy_id);
    const notificationCount = async (caller: Caller) =>
      (await call('GET', '/notification', undefined, caller)).body.data.length;
    expect(await notificationCount(colleague)).toBe(1);
    await call('DELETE', `/team/${colleague.member_id}`);
    expect([await notificationCount(await signedInAnew(colleague)), await notificationCount(school)]).toEqual(
      [0, 1],
    );
  });
});

describe('a colleague who leaves', () => {
  it('is signed out and loses access to the school, whose owner is notified', async () => {
    const colleague = await newColleague(server, school, 'reviewer', 'Adam Reyes');
    const { status, body } = await call('DELETE', `/team/${colleague.member_id}`, undefined, colleague);
    expect([status, body.message]).toEqual([200, expect.stringContaining('You have left ')]);
    expect((await call('GET', '/team', undefined, colleague)).status).toBe(401);
    const alone = await signedInAnew(colleague);
    expect((await call('GET', '/team', undefined, alone)).status).toBe(403);
    const news = (await call('GET', '/notification')).body.data;
    expect(news[0]).toMatchObject({ kind: 'colleague_left', message: expect.stringContaining('Adam Reyes') });
    // A colleague who left can be invited again.
    expect((await call('POST', '/team', { email: colleague.email, team_role: 'reviewer' })).status).toBe(201);
  });

  it('cannot remove others', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const other = await newColleague(server, school, 'reviewer');
    expect((await call('DELETE', `/team/${other.member_id}`, undefined, colleague)).status).toBe(403);
    expect((await call('GET', '/team', undefined, other)).status).toBe(200);
  });

  it('can be the former owner, whose account can be deleted without the school’s pictures', async () => {
    const pictured = await newSchool(server, { school_logo: png() });
    const heir = await newColleague(server, pictured, 'recruiter');
    const hand = { team_role: 'owner' };
    expect((await call('PUT', `/team/${heir.member_id}`, hand, pictured)).status).toBe(200);
    const owner = await signedInAnew(heir);
    const logo = async () => {
      const { body } = await call('GET', '/user/school-profile', undefined, owner);
      return server.request('GET', new URL(body.data.school_logo, 'http://localhost').pathname);
    };
    expect((await logo()).status).toBe(200);
    const erased = await call('DELETE', '/user/me', { password: pictured.password }, pictured);
    expect(erased.status).toBe(200);
    expect((await logo()).status).toBe(200);
    expect((await call('GET', '/team', undefined, owner)).body.data).toHaveLength(1);
  });
});

describe('a colleague with a changed e-mail address', () => {
  it('is listed with it in the team, and the former address can be invited', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const email = server.newEmail();
    await call('POST', '/team', { email, team_role: 'reviewer' });
    const json = { user_name: email };
    const { status } = await call('PUT', `/user/${colleague.user.id}`, json, await server.admin());
    expect(status).toBe(200);
    await call('POST', '/auth/confirm-email', { token: await confirming(email) }, {});
    const { body } = await call('GET', '/team');
    expect(body.data.slice(1)).toMatchObject([{ email, state: 'active' }]);
    expect((await call('POST', '/team', { email: colleague.email, team_role: 'reviewer' })).status).toBe(201);
  });
});

describe('a changed role', () => {
  it('ends the colleague’s sessions, so that every browser learns of it', async () => {
    const colleague = await newColleague(server, school, 'reviewer');
    const path = `/team/${colleague.member_id}`;
    const isSignedIn = async () => (await call('GET', '/team', undefined, colleague)).status;
    await call('PUT', path, { team_role: 'reviewer' });
    expect(await isSignedIn()).toBe(200);
    await call('PUT', path, { team_role: 'owner' });
    expect(await isSignedIn()).toBe(401);
  });

  it('can hand over a school whose owner’s address is among those invited', async () => {
    const heir = await newColleague(server, school, 'recruiter');
    const email = server.newEmail();
    await call('POST', '/team', { email, team_role: 'reviewer' });
    await server.db.update(users).set({ user_name: email }).where(eq(users.id, school.user.id));
    expect((await call('PUT', `/team/${heir.member_id}`, { team_role: 'owner' })).status).toBe(200);
    const { body } = await call('GET', '/team');
    expect(body.data).toMatchObject([
      { email: heir.email, team_role: 'owner' },
      { email, team_role: 'recruiter', state: 'active' },
    ]);
  });
});

describe('while the owner’s account is suspended', () => {
  it('colleagues are told why nothing works, and nobody can join', async () => {
    const [first, later] = [server.newEmail(), server.newEmail()];
    for (const email of [first, later]) await call('POST', '/team', { email, team_role: 'reviewer' });
    await accept(await tokenTo(first));
    const login = () => call('POST', '/auth/login', { user_name: first, password: PASSWORD }, {});
    expect((await login()).status).toBe(200);
    const admin = await server.admin();
    await call('POST', `/user/${school.user.id}/suspend`, { reason: 'Under review by us.' }, admin);
    const { status, body } = await login();
    expect([status, body.message]).toEqual([409, expect.stringContaining('school')]);
    expect((await accept(await tokenTo(later))).status).toBe(400);
    await call('POST', `/user/${school.user.id}/restore`, undefined, admin);
    expect([(await login()).status, (await accept(await tokenTo(later))).status]).toEqual([200, 200]);
  });
});

describe('a suspended account', () => {
  it('cannot join a team until it is restored', async () => {
    const founder = await server.signUp('School');
    await call('POST', '/team', { email: founder.email, team_role: 'recruiter' });
    const token = await tokenTo(founder.email);
    const admin = await server.admin();
    await call('POST', `/user/${founder.user.id}/suspend`, { reason: 'Under review by us.' }, admin);
    const { body } = await call('GET', `/team/invitation?token=${token}`, undefined, {});
    expect(body.data).toMatchObject({ account: 'taken', refusal: expect.stringContaining('suspended') });
    const join = () => call('POST', '/team/invitation/join', { token }, {});
    expect((await join()).status).toBe(409);
    await call('POST', `/user/${founder.user.id}/restore`, undefined, admin);
    expect((await join()).status).toBe(200);
  });
});

describe('team invitations', () => {
  it('do not count if they are refused', async () => {
    const { member_id } = await newColleague(server, school, 'reviewer');
    const counts = () => server.db.$count(rateLimits, like(rateLimits.key, `team:${school.id}%`));
    expect((await call('POST', '/team', { email: school.email, team_role: 'reviewer' })).status).toBe(422);
    expect((await call('POST', `/team/${member_id}/resend`)).status).toBe(409);
    expect(await counts()).toBe(0);
    await call('POST', '/team', { email: server.newEmail(), team_role: 'reviewer' });
    expect(await counts()).toBe(2);
  });

  it('are limited per school and day, even when some are withdrawn', async () => {
    const invite = () => call('POST', '/team', { email: server.newEmail(), team_role: 'reviewer' });
    const { member_id } = (await invite()).body.data;
    const counted = eq(rateLimits.key, `team:${school.id}`);
    await server.db.update(rateLimits).set({ count: 50_000 }).where(counted);
    await call('DELETE', `/team/${member_id}`);
    expect((await invite()).status).toBe(429);
    server.clock.forward(24 * 60 * 60 + 1);
    expect((await invite()).status).toBe(201);
  });
});
