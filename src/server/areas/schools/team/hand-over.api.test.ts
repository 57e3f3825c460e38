import { beforeEach, describe, expect, it } from 'vitest';
import { newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { newColleague, teamCalls } from '../../../testing/team-scenario.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';
import { handOver, lockMember, lockOwner } from './team-queries.ts';

const { server } = await withServer({});
let school: Profile;
beforeEach(async () => {
  school = await newSchool(server);
});

const { call, signedInAnew } = teamCalls(server, () => school);

describe('while a school is being handed over', () => {
  const waiting = transactionsWaiting(server);

  it('a colleague can leave, and the new owner is notified', async () => {
    const heir = await newColleague(server, school, 'recruiter');
    const other = await newColleague(server, school, 'reviewer', 'Adam Reyes');
    const { answer } = await server.db.transaction(async (tx) => {
      const owner = await lockOwner(tx, school.id);
      const member = await lockMember(tx, heir.member_id);
      const pending = call('DELETE', `/team/${other.member_id}`, undefined, other);
      await expect.poll(waiting).toBe(1);
      await handOver(tx, { ...member!, user_id: heir.user.id }, owner!, server.clock.now());
      return { answer: pending };
    });
    expect((await answer).status).toBe(200);
    const news = (await call('GET', '/notification', undefined, heir)).body.data;
    expect(news[0]).toMatchObject({ kind: 'colleague_left', message: expect.stringContaining('Adam Reyes') });
  });

  it('an Admin can decide about it, and the new owner is mailed', async () => {
    const heir = await newColleague(server, school, 'recruiter');
    const admin = await server.admin();
    const { answer } = await server.db.transaction(async (tx) => {
      const owner = await lockOwner(tx, school.id);
      const member = await lockMember(tx, heir.member_id);
      const pending = call('POST', `/school/${school.id}/ask-back`, { reason: 'Send the licence.' }, admin);
      await expect.poll(waiting).toBe(1);
      await handOver(tx, { ...member!, user_id: heir.user.id }, owner!, server.clock.now());
      return { answer: pending };
    });
    expect((await answer).status).toBe(200);
    const texts = (await server.mail.to(heir.email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Send the licence.'));
  });

  it.each([
    ['takes it back', 'PUT', { team_role: 'owner' }],
    ['changes a role', 'PUT', { team_role: 'reviewer' }],
    ['removes anybody', 'DELETE', undefined],
    ['invites anybody', 'POST', { email: 'accomplice@example.com', team_role: 'recruiter' }],
  ] as const)('a queued call of the former owner no longer %s', async (_, method, json) => {
    const heir = await newColleague(server, school, 'recruiter');
    await call('POST', '/team', { email: server.newEmail(), team_role: 'reviewer' });
    const path = method === 'POST' ? '/team' : `/team/${heir.member_id}`;
    const { answer } = await server.db.transaction(async (tx) => {
      const owner = await lockOwner(tx, school.id);
      const member = await lockMember(tx, heir.member_id);
      // By then the caller is authenticated.
      const pending = call(method, path, json);
      await expect.poll(waiting).toBe(1);
      await handOver(tx, { ...member!, user_id: heir.user.id }, owner!, server.clock.now());
      return { answer: pending };
    });
    expect((await answer).status).toBe(403);
    const { body } = await call('GET', '/team');
    expect(body.data).toMatchObject([
      { email: heir.email, team_role: 'owner' },
      { email: school.email, team_role: 'recruiter' },
      { state: 'invited' },
    ]);
    expect(body.data).toHaveLength(3);
  });
});

describe('handing over a school whose owner is suspended', () => {
  it('lets an Admin choose a colleague, restores its vacancies, and lets the former owner be erased', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const heir = await newColleague(server, school, 'reviewer', 'Adam Reyes');
    const admin = await server.admin();
    await call('POST', `/user/${school.user.id}/suspend`, { reason: 'Under review by us.' }, admin);
    const refused = await call('DELETE', `/user/${school.user.id}`, undefined, admin);
    expect(refused.status).toBe(409);
    expect(refused.body.links).toMatchObject([
      { screen: 'admin-school', params: { id: expect.any(Number) } },
    ]);
    const path = `/school/${school.id}/hand-over`;
    const { status, body } = await call('POST', path, { email: heir.email }, admin);
    expect([status, body.message]).toEqual([200, 'Adam Reyes now owns the school.']);
    const owner = await signedInAnew(heir);
    expect((await call('GET', '/team', undefined, owner)).body.data).toMatchObject([
      { email: heir.email, team_role: 'owner', is_self: true },
      { email: school.email, team_role: 'recruiter' },
    ]);
    const shown = await call('GET', `/vacancy/${vacancy_id}`, undefined, {});
    expect(shown.body.data).toMatchObject({ is_open: true });
    const news = (await call('GET', '/notification', undefined, owner)).body.data;
    expect(news[0]).toMatchObject({ kind: 'school_handed_over' });
    expect((await call('DELETE', `/user/${school.user.id}`, undefined, admin)).status).toBe(200);
    expect((await call('GET', '/team', undefined, owner)).body.data).toHaveLength(1);
  });

  it('refuses users outside the team and suspended ones', async () => {
    const stranger = await newSchool(server);
    const colleague = await newColleague(server, school, 'recruiter');
    const admin = await server.admin();
    const path = `/school/${school.id}/hand-over`;
    const { status, body } = await call('POST', path, { email: stranger.email }, admin);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    await call('POST', `/user/${colleague.user.id}/suspend`, { reason: 'Under review by us.' }, admin);
    expect((await call('POST', path, { email: colleague.email }, admin)).status).toBe(409);
    expect((await call('POST', path, { email: colleague.email })).status).toBe(403);
    expect((await call('POST', '/school/999999/hand-over', { email: colleague.email }, admin)).status).toBe(
      404,
    );
  });
});
