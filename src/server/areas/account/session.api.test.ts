import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, type TestServer, testServer } from '../../testing/test-server.ts';
import { lockUser } from './user-queries.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  person = await server.signUp('Candidate');
});
afterAll(() => server.close());

const list = async (token: string) =>
  (await server.request('GET', '/api/auth/session', { token })).body.data as {
    id: number;
    device: string;
    is_current: boolean;
    last_seen_at: string;
  }[];
const signIn = async ({ email }: Person = person, agent = FIREFOX): Promise<string> => {
  const { body } = await server.request('POST', '/api/auth/login', {
    json: { user_name: email, password: PASSWORD },
    headers: { 'user-agent': agent },
  });
  return body.data.token;
};
const isIn = async (token: string) =>
  (await server.request('GET', '/api/notification', { token })).status === 200;
const end = (id: number, token?: string, password = PASSWORD) =>
  server.request('DELETE', `/api/auth/session/${id}`, { token, json: { password } });
const endOthers = (token?: string, password = PASSWORD) =>
  server.request('POST', '/api/auth/session/end-others', { token, json: { password } });

describe('sessions', () => {
  it('are listed with the device that opened them, the current one first', async () => {
    const other = await signIn();
    const seen = await list(person.token);
    expect(seen.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Unknown device', true],
      ['Firefox, Windows', false],
    ]);
    expect((await list(other))[0]).toMatchObject({ device: 'Firefox, Windows', is_current: true });
  });

  it('show their last use, to a few minutes', async () => {
    const seen = async () => Date.parse((await list(person.token))[0]!.last_seen_at);
    const before = await seen();
    server.clock.forward(60);
    expect(await seen()).toBe(before);
    server.clock.forward(600);
    await isIn(person.token);
    expect(await seen()).toBeGreaterThan(before);
  });

  it('work and record their use while their account is locked', async () => {
    const token = await signIn();
    server.clock.forward(600);
    const since = server.clock.now().getTime();
    await server.db.transaction(async (tx) => {
      await lockUser(tx, person.user.id);
      expect(await isIn(token)).toBe(true);
    });
    const [own] = await list(token);
    expect(Date.parse(own!.last_seen_at)).toBeGreaterThanOrEqual(since);
  });

  it('expire when unused, and after three months even when used', async () => {
    const other = await testServer({ beside: server });
    try {
      const days = 24 * 60 * 60;
      const somebody = await server.signUp('Candidate');
      const [used, unused] = [await signIn(somebody), await signIn(somebody)];
      const answers = async (token: string) =>
        (await other.request('GET', '/api/notification', { token })).status;
      for (const day of [29, 58, 87]) {
        other.clock.forward(29 * days);
        expect([day, await answers(used)]).toEqual([day, 200]);
      }
      expect(await answers(unused)).toBe(401);
      other.clock.forward(4 * days);
      expect(await answers(used)).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('can be ended one by one', async () => {
    const other = await signIn();
    const [own, newest] = await list(person.token);
    expect(own!.is_current).toBe(true);
    expect((await end(newest!.id, person.token)).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    expect((await end(newest!.id, person.token)).status).toBe(404);
  });

  it('can be ended all but the current one', async () => {
    const others = await Promise.all([signIn(), signIn()]);
    expect((await endOthers(person.token)).status).toBe(200);
    expect(await list(person.token)).toHaveLength(1);
    for (const token of others) expect(await isIn(token)).toBe(false);
  });

  it.each([
    [
      'one by one',
      async (password: string) => end((await list(person.token))[1]!.id, person.token, password),
    ],
    ['all but the current one', (password: string) => endOthers(person.token, password)],
  ])('require the password to be ended: %s', async (_which, endThem) => {
    const other = await signIn();
    const { status, body } = await endThem('a wrong one');
    expect([status, body.errors]).toEqual([422, { password: ['Your current password is incorrect'] }]);
    expect(Object.keys((await endThem('')).body.errors)).toEqual(['password']);
    expect(await isIn(other)).toBe(true);
    expect((await endThem(PASSWORD)).status).toBe(200);
    expect(await isIn(other)).toBe(false);
  });

  it('are ended within the rate limit of signing in, whether singly or together', async () => {
    const strict = await testServer({ rateLimitScale: 1 });
    const { token } = await strict.signUp('Candidate');
    const { body } = await strict.request('GET', '/api/auth/session', { token });
    const path = `/api/auth/session/${body.data[0].id}`;
    const both = async (password: string) => {
      const one = await strict.request('DELETE', path, { token, json: { password } });
      const all = await strict.request('POST', '/api/auth/session/end-others', { token, json: { password } });
      return [one.status, all.status];
    };
    for (let tries = 0; tries < 5; tries += 1) expect(await both('guessed')).toEqual([422, 422]);
    expect(await both(PASSWORD)).toEqual([429, 429]);
    strict.clock.forward(61);
    expect(await both('guessed')).toEqual([422, 422]);
    await strict.close();
  });

  it('cannot be ended by others', async () => {
    const stranger = await server.signUp('School');
    const [own] = await list(person.token);
    expect((await end(own!.id, stranger.token)).status).toBe(403);
    expect((await end(own!.id)).status).toBe(401);
    expect((await end(2 ** 40, person.token)).status).toBe(404);
    expect((await server.request('GET', '/api/auth/session')).status).toBe(401);
    expect((await endOthers()).status).toBe(401);
    expect(await isIn(person.token)).toBe(true);
    expect(await list(stranger.token)).toHaveLength(1);
  });
});
