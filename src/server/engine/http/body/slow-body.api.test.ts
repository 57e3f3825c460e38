import { connect } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sessions } from '../../../areas/account/tables/session.ts';
import { vacancyBody } from '../../../testing/bodies.ts';
import { newSchool, type Profile } from '../../../testing/scenario.ts';
import { type Member, newColleague } from '../../../testing/team-scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

/** Callers who lose a right between the start of their call and the end of its body. */
let server: TestServer;
let port: number;
let school: Profile;
let recruiter: Member;
beforeAll(async () => {
  server = await testServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
beforeEach(async () => {
  school = await newSchool(server);
  recruiter = await newColleague(server, school, 'recruiter');
});

type Caller = { token: string; user: { id: number } };
type Sent = { method: string; path: string; type: string; body: string };

/** Sends half of a body, runs a deed once the caller has been admitted, then sends the rest. */
async function amid(
  { token, user }: Caller,
  { method, path, type, body }: Sent,
  deed: () => Promise<unknown>,
) {
  // Long enough for admission to update the session's last use.
  server.clock.forward(6 * 60);
  const now = server.clock.now();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  const half = Math.floor(body.length / 2);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, half)}`,
  );
  await expect
    .poll(
      async () => {
        const [row] = await server.db
          .select({ seen: sessions.last_seen_at })
          .from(sessions)
          .where(eq(sessions.user_id, user.id))
          .orderBy(desc(sessions.last_seen_at))
          .limit(1);
        return row!.seen >= now;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await deed();
  socket.write(body.slice(half));
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer };
}

const vacancy = (): Sent => ({
  method: 'POST',
  path: '/api/vacancy',
  type: 'application/json',
  body: JSON.stringify(vacancyBody()),
});
const profile = (): Sent => ({
  method: 'PUT',
  path: `/api/school/${school.id}`,
  type: 'multipart/form-data; boundary=x',
  body: `--x\r\ncontent-disposition: form-data; name="school_name"\r\n\r\nTaken over\r\n--x--\r\n`,
});
const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
const countOfVacancies = async () =>
  (await server.request('GET', `/api/school/${school.id}/vacancies`, { token: school.token })).body.meta
    .total;
const ofMember = (method: 'DELETE' | 'PUT', json?: object) =>
  ok(
    server.request(method, `/api/team/${recruiter.member_id}`, {
      token: school.token,
      ...(json && { json }),
    }),
  );

it.each<[string, () => Promise<unknown>]>([
  ['signed out', () => ok(server.request('POST', '/api/auth/logout', { token: recruiter.token }))],
  [
    'suspended',
    async () => {
      const { token } = await server.admin();
      const path = `/api/user/${recruiter.user.id}/suspend`;
      await ok(server.request('POST', path, { token, json: { reason: 'Under review by us.' } }));
    },
  ],
  ['removed from the team', () => ofMember('DELETE')],
  ['made a reviewer', () => ofMember('PUT', { team_role: 'reviewer' })],
])('refuses a call whose sender was %s during the upload', async (_, deed) => {
  expect((await amid(recruiter, vacancy(), deed)).status).toBe(401);
  expect(await countOfVacancies()).toBe(0);
});

it('refuses a change of a school that was handed over during the upload', async () => {
  const handOver = () => ofMember('PUT', { team_role: 'owner' });
  expect((await amid(school, profile(), handOver)).status).toBe(403);
  const { body } = await server.request('GET', `/api/school/${school.id}`, {});
  expect(body.data.school_name).not.toBe('Taken over');
});

it('accepts a call whose sender is still permitted, whatever else changed during the upload', async () => {
  const { token } = await server.admin();
  const asked = () =>
    ok(
      server.request('POST', `/api/school/${school.id}/ask-back`, {
        token,
        json: { reason: 'Please tell us more.' },
      }),
    );
  const { status, answer } = await amid(recruiter, vacancy(), asked);
  expect([status, answer]).toEqual([201, expect.stringContaining('"status":true')]);
  expect(await countOfVacancies()).toBe(1);
});
