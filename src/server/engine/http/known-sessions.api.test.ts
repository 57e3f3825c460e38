import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ROLE } from '../../areas/account/user-queries.ts';
import { profileViews } from '../../areas/people/tables/candidate.ts';
import { teamMembers } from '../../areas/schools/tables/team.ts';
import { newCandidate, newSchool } from '../../testing/scenario.ts';
import { newColleague } from '../../testing/team-scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { withFactor } from '../../testing/with-factor.ts';
import { withServer } from '../../testing/with-server.ts';
import { users } from '../db/tables/accounts.ts';
import { READS } from './limits/rate-limits.ts';

/** Another process remembers the sessions of `server`'s users, and does not hear what changes there. */
const { server, candidate, school } = await withServer({ candidate: newCandidate, school: newSchool });
const other = await testServer({ beside: server });
/** As many reads a minute as it may answer. */
const FEW = 12;
const slow = await testServer({ beside: server, rateLimitScale: FEW / READS.limit });
afterAll(() => Promise.all([other.close(), slow.close()]));

const readAt = async (at: typeof other, path: string, token: string) =>
  (await at.request('GET', `/api${path}`, { token })).status;
const read = (path: string, token: string) => readAt(other, path, token);
const end = (token: string) => server.request('POST', '/api/auth/logout', { token });

/** A session that the other process remembers. */
const remembered = async <Somebody extends { token: string }>(somebody: Somebody) => {
  expect(await read('/notification', somebody.token)).toBe(200);
  return somebody;
};

it.each([
  `/candidate/${candidate.id}`,
  '/notification',
  `/school/${school.id}`,
  '/user/school-profile',
  '/me/tasks',
])('refuses a remembered session that has ended, and records nothing of its read of %s', async (path) => {
  const person = await remembered(await newSchool(server));
  const views = () => server.db.$count(profileViews, eq(profileViews.viewer_user_id, person.user.id));
  const before = await views();
  await end(person.token);
  expect(await read(path, person.token)).toBe(401);
  expect(await views()).toBe(before);
});

it('reads anew for a remembered user who has changed', async () => {
  const named = async () =>
    (await other.request('GET', '/api/user/candidate-profile', { token: candidate.token })).body.data.user
      .full_name;
  const before = await named();
  await server.db.update(users).set({ full_name: 'Another Name' }).where(eq(users.id, candidate.user.id));
  expect([before, await named()]).toEqual(['Sara Khalil', 'Another Name']);
});

it('lets a suspended user read nothing', async () => {
  const { token, user } = await remembered(await newCandidate(server));
  await server.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, user.id));
  expect(await read('/notification', token)).toBe(401);
});

it('lets a user whose role has changed read what the new role may', async () => {
  const { token, user } = await remembered(await server.admin());
  expect(await read('/admin/overview', token)).toBe(200);
  await server.db.update(users).set({ role_id: ROLE.Candidate }).where(eq(users.id, user.id));
  expect(await read('/admin/overview', token)).toBe(403);
});

it('lets a user who owes a second factor read nothing', async () => {
  const person = await remembered(await newCandidate(server));
  await withFactor(server, person);
  expect(await read('/user/candidate-profile', person.token)).toBe(403);
});

it('lets a colleague who has been removed from the team read nothing of the school', async () => {
  const { token, member_id } = await remembered(await newColleague(server, school, 'recruiter'));
  const path = `/school/${school.id}/vacancies`;
  expect(await read(path, token)).toBe(200);
  await server.db.delete(teamMembers).where(eq(teamMembers.member_id, member_id));
  expect(await read(path, token)).toBe(403);
});

it('answers a read whose count another caller began, whose session has ended', async () => {
  const [ended, lasting] = [await remembered(await server.admin()), await remembered(await server.admin())];
  await end(ended.token);
  // Counts are kept for a minute.
  other.clock.forward(120);
  const both = [ended, lasting].map(({ token }) => read('/admin/overview', token));
  expect(await Promise.all(both)).toEqual([401, 200]);
});

it('counts a read that is refused once', async () => {
  const { token } = await newCandidate(server);
  const answers: number[] = [];
  for (let n = 0; n <= FEW; n += 1) answers.push(await readAt(slow, '/admin/overview', token));
  expect(answers).toEqual([...Array(FEW).fill(403), 429]);
});

it('answers many concurrent reads of a remembered session', async () => {
  await remembered(candidate);
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('/notification', candidate.token)));
  expect(new Set(answers)).toEqual(new Set([200]));
});
