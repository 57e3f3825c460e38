import { beforeEach, describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
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
const invite = (email: string, team_role = 'recruiter') => call('POST', '/team', { email, team_role });
const team = async (caller: Caller = school) => (await call('GET', '/team', undefined, caller)).body.data;

describe('an invitation to a team', () => {
  it('makes an invited person without an account a verified, signed-in colleague', async () => {
    const email = server.newEmail();
    const invited = await invite(email, 'reviewer');
    expect(invited).toMatchObject({
      status: 201,
      body: { data: { email, state: 'invited', full_name: null } },
    });
    const token = await tokenTo(email);
    expect((await call('GET', `/team/invitation?token=${token}`, undefined, {})).body.data).toMatchObject({
      email,
      team_role: 'reviewer',
      account: 'new',
      refusal: null,
    });
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      user_name: email,
      full_name: 'Huda Salem',
      school_id: school.id,
      team_role: 'reviewer',
      reads_only: true,
      role: { role_name: 'School' },
    });
    expect(body.data.user.email_verified_at).toEqual(expect.any(String));
    expect(await team()).toMatchObject([
      { member_id: 0, team_role: 'owner', is_self: true },
      { full_name: 'Huda Salem', email, state: 'active', is_self: false },
    ]);
    const own = await call('GET', '/user/school-profile', undefined, body.data);
    expect(own.body.data).toMatchObject({ school_id: school.id, user: { user_name: email } });
    const news = await call('GET', '/notification');
    expect(news.body.data[0]).toMatchObject({ title: 'A colleague has joined' });
  });

  it('works once, unless it is withdrawn or replaced by a newer one', async () => {
    const email = server.newEmail();
    const { member_id } = (await invite(email)).body.data;
    const first = await tokenTo(email);
    expect((await call('POST', `/team/${member_id}/resend`)).status).toBe(200);
    const second = await tokenTo(email);
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    expect((await accept(second)).status).toBe(400);
    expect((await call('POST', `/team/${member_id}/resend`)).status).toBe(409);

    const other = server.newEmail();
    const withdrawn = (await invite(other)).body.data;
    expect((await call('DELETE', `/team/${withdrawn.member_id}`)).status).toBe(200);
    expect((await accept(await tokenTo(other))).status).toBe(400);
  });

  it('expires after a week', async () => {
    const email = server.newEmail();
    await invite(email);
    const token = await tokenTo(email);
    server.clock.forward(7 * 24 * 60 * 60 + 1);
    expect((await accept(token)).status).toBe(400);
    expect((await team())[1]).toMatchObject({ email, state: 'expired' });
  });

  it('refuses the owner, colleagues and invited people, ignoring case', async () => {
    const { email } = await newColleague(server, school, 'recruiter');
    for (const taken of [school.email.toUpperCase(), email]) {
      const { status, body } = await invite(taken);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    }
  });

  it('refuses invalid addresses and roles', async () => {
    const { status, body } = await call('POST', '/team', { email: 'nobody', team_role: 'owner' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'team_role']]);
  });

  it('states clearly that an educator or another school cannot join', async () => {
    const rival = await newSchool(server);
    for (const { email } of [candidate, rival]) {
      await invite(email);
      const token = await tokenTo(email);
      const { body } = await call('GET', `/team/invitation?token=${token}`, undefined, {});
      expect(body.data).toMatchObject({ account: 'taken', refusal: expect.stringContaining(email) });
      expect((await accept(token)).status).toBe(409);
      expect((await call('POST', '/team/invitation/join', { token }, {})).status).toBe(409);
    }
  });

  it('admits an existing school account without a school', async () => {
    const founder = await server.signUp('School');
    await invite(founder.email);
    const token = await tokenTo(founder.email);
    expect((await accept(token)).status).toBe(409);
    expect((await call('POST', '/team/invitation/join', { token }, {})).status).toBe(200);
    // The session in the owner's browsers is stale.
    expect((await call('GET', '/user/school-profile', undefined, founder)).status).toBe(401);
    const own = await call('GET', '/user/school-profile', undefined, await signedInAnew(founder));
    expect(own.body.data.school_id).toBe(school.id);
  });
});

describe('a colleague’s work', () => {
  it('appears in the history by name, and a second move is told of the first', async () => {
    const colleague = await newColleague(server, school, 'recruiter', 'Adam Reyes');
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const path = `/application/${application_id}/status`;
    const seen_status = 'Pending';
    expect((await call('PUT', path, { status: 'Shortlisted', seen_status }, colleague)).status).toBe(200);
    const second = await call('PUT', path, { status: 'Rejected', seen_status });
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('Adam Reyes')]);
    const { body } = await call('GET', `/vacancy/${vacancy_id}/history?application_id=${application_id}`);
    expect(JSON.stringify(body.data)).toContain('Adam Reyes');
  });

  it('adds marks beside those of others', async () => {
    const reviewer = await newColleague(server, school, 'reviewer', 'Adam Reyes');
    const { vacancy_id } = await newVacancy(server, school, { score_criteria: ['Teaching'] });
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const path = `/application/${application_id}/score`;
    expect((await call('PUT', path, { scores: { Teaching: '4' } }, reviewer)).status).toBe(200);
    expect((await call('PUT', path, { scores: { Teaching: '2' } })).status).toBe(200);
    const { body } = await call('GET', `/application/${application_id}`, undefined, reviewer);
    expect(body.data.scorecard).toMatchObject({ average: 3, score_count: 2 });
    expect(body.data.scorecard.reviews).toHaveLength(2);
  });

  it('notifies owner and recruiters as each chooses, but not reviewers', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    await call('PUT', '/mail/preferences', { new_applications: true }, recruiter);
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy_id);
    const notificationCount = async (caller: Caller) =>
      (await call('GET', '/notification', undefined, caller)).body.data.length;
    expect([
      await notificationCount(school),
      await notificationCount(recruiter),
      await notificationCount(reviewer),
    ]).toEqual([1, 1, 0]);
    const mailed = await Promise.all([school, recruiter, reviewer].map(({ email }) => server.mail.to(email)));
    expect(mailed.map((mails) => mails.filter(({ subject }) => /application/i.test(subject)).length)).toEqual(
      [0, 1, 0],
    );
  });
});

describe('the team', () => {
  it('is changed by its owner only', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    expect(await team(recruiter)).toHaveLength(3);
    const json = { team_role: 'owner' };
    expect((await call('PUT', `/team/${recruiter.member_id}`, json, recruiter)).status).toBe(403);
    expect((await call('DELETE', `/team/${reviewer.member_id}`, undefined, recruiter)).status).toBe(403);
    const changed = await call('PUT', `/team/${recruiter.member_id}`, { team_role: 'reviewer' });
    expect(changed.body.data.member).toMatchObject({ team_role: 'reviewer' });
    const { status } = await call('POST', '/vacancy', {}, await signedInAnew(recruiter));
    expect(status).toBe(403);
  });

  it('locks a removed colleague out at once', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    expect((await call('DELETE', `/team/${colleague.member_id}`)).status).toBe(200);
    expect((await call('GET', '/user/school-profile', undefined, colleague)).status).toBe(401);
    expect(await team()).toHaveLength(1);
  });

  it('can get a new owner, which makes the former one a recruiter', async () => {
    const heir = await newColleague(server, school, 'reviewer', 'Adam Reyes');
    const { body } = await call('PUT', `/team/${heir.member_id}`, { team_role: 'owner' });
    expect(body.data.user).toMatchObject({ team_role: 'recruiter', school_id: school.id });
    expect(await team(await signedInAnew(heir))).toMatchObject([
      { full_name: 'Adam Reyes', team_role: 'owner', is_self: true },
      { email: school.email, team_role: 'recruiter' },
    ]);
    expect((await call('POST', '/team', { email: server.newEmail(), team_role: 'reviewer' })).status).toBe(
      403,
    );
  });

  it('cannot be handed to an invited person who has not joined', async () => {
    const { member_id } = (await invite(server.newEmail())).body.data;
    expect((await call('PUT', `/team/${member_id}`, { team_role: 'owner' })).status).toBe(409);
  });

  it('prevents its owner from deleting account or school while it has colleagues', async () => {
    const { member_id } = await newColleague(server, school, 'recruiter');
    const mine = await call('DELETE', '/user/me', { password: school.password });
    expect([mine.status, mine.body.message]).toEqual([
      409,
      expect.stringContaining('First transfer ownership'),
    ]);
    expect((await call('DELETE', `/school/${school.id}`)).status).toBe(409);
    await call('DELETE', `/team/${member_id}`);
    expect((await call('DELETE', '/user/me', { password: school.password })).status).toBe(200);
  });

  it('keeps the vacancies, notes and files of a colleague who deletes the account', async () => {
    const email = server.newEmail();
    await invite(email);
    const colleague = (await accept(await tokenTo(email))).body.data;
    const { vacancy_id } = await newVacancy(server, { ...school, token: colleague.token });
    expect((await call('DELETE', '/user/me', { password: PASSWORD }, colleague)).status).toBe(200);
    expect((await call('GET', `/vacancy/${vacancy_id}`)).status).toBe(200);
    expect(await team()).toHaveLength(1);
  });

  it('is frozen while its owner’s account is suspended', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const admin = await server.admin();
    await call('POST', `/user/${school.user.id}/suspend`, { reason: 'Under review by us.' }, admin);
    expect((await call('GET', '/team', undefined, colleague)).status).toBe(401);
  });

  it('does not let an Admin change a colleague’s role', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const { status } = await call('PUT', `/user/${colleague.user.id}`, { role_id: 2 }, await server.admin());
    expect(status).toBe(409);
  });
});
