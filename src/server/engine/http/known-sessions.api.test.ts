import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profileViews } from '../../areas/people/tables/candidate.ts';
import { newCandidate, newSchool } from '../../testing/scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';
import { users } from '../db/tables/accounts.ts';

/** Another process remembers the sessions of `server`'s users, and does not hear what changes there. */
const { server, candidate } = await withServer({ candidate: newCandidate });
const other = await testServer({ beside: server });

const read = (path: string, token: string) => other.request('GET', `/api${path}`, { token });

it('refuses a remembered session that has ended, and records nothing of its read', async () => {
  const person = await newSchool(server);
  const path = `/candidate/${candidate.id}`;
  const views = () => server.db.$count(profileViews, eq(profileViews.viewer_user_id, person.user.id));
  expect((await read('/notification', person.token)).status).toBe(200);
  const before = await views();
  await server.request('POST', '/api/auth/logout', { token: person.token });
  for (const where of [path, '/notification', `/school/${person.id}`, '/no-such-thing', '/user'])
    expect((await read(where, person.token)).status, where).toBe(where === '/no-such-thing' ? 404 : 401);
  expect(await views()).toBe(before);
});

it('reads anew for a remembered user who has changed', async () => {
  const named = async () => (await read('/user/candidate-profile', candidate.token)).body.data.user.full_name;
  const before = await named();
  await server.db.update(users).set({ full_name: 'Another Name' }).where(eq(users.id, candidate.user.id));
  expect([before, await named()]).toEqual(['Sara Khalil', 'Another Name']);
});

it('lets a suspended user read nothing', async () => {
  const person = await newCandidate(server);
  expect((await read('/notification', person.token)).status).toBe(200);
  await server.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.user.id));
  expect((await read('/notification', person.token)).status).toBe(401);
});

it('answers many concurrent reads of a remembered session', async () => {
  await read('/notification', candidate.token);
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('/notification', candidate.token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
