import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadOperation } from '../../language/run/screen/drawn-page.ts';
import { PASSWORD, type Person, type TestServer, testServer } from '../testing/test-server.ts';

let folder: string;
let server: TestServer;
let person: Person;
let other: Person;

/** What the page of a user may be rendered with. */
const readBy = async (read: ReadOperation, address: string) => {
  const none = { path: {}, query: {} };
  const { data } = (await read('getSecondFactor', none)) as { data: { user: { user_name: string } } };
  const refused = await read('listUsers', none).then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
  const [, id] = /user\/(\d+)$/.exec(address) ?? [];
  if (id) await read('getUser', { path: { id }, query: {} });
  return `${data.user.user_name}, the list of users: ${refused}`;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marketplace-own-pages-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), '<title>Shell</title></head><div id="root"></div></body>');
  writeFileSync(join(folder, 'pages/chunk-files.json'), '{}');
  server = await testServer({
    clientFolder: folder,
    renderer: {
      addressOf: async (address) => ({ address, isForAll: false, isPrepared: true }),
      draw: async () => ({ is: 'redirect', url: '/' }),
      drawOwn: async ({ address, read, language, now }) => ({
        is: 'page',
        status: 200,
        language,
        head: '',
        body: `<div id="root">Read by ${await readBy(read, address)}</div>`,
        state: { now: now.toISOString(), timeZone: 'UTC', screen: 'any', session: null },
        modules: [],
      }),
      needsOf: async () => ({ modules: [], reads: [] }),
      siteMap: () => ({ paths: [], eachOf: [], closed: [] }),
      addressesOfRows: async () => ({ addresses: [], total: 0 }),
    },
  });
  person = await server.signUp('Candidate');
  other = await server.signUp('Candidate');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Browser = { token: string; tag: string; page: string; setCookie: string };

/** Signs in and returns what the browser then has. */
async function signIn({ email }: Person, password = PASSWORD): Promise<Browser> {
  const { body, headers } = await server.request('POST', '/api/auth/login', {
    json: { user_name: email, password },
  });
  const setCookie = String(headers['set-cookie']);
  const { token } = body.data as { token: string };
  return { token, tag: token.slice(0, 12), page: /^page=([\w-]+);/.exec(setCookie)![1]!, setCookie };
}

const cookieOf = ({ tag, page }: Pick<Browser, 'tag' | 'page'>) => `role=2.${tag}; page=${page}`;
const open = (browser: Pick<Browser, 'tag' | 'page'>, url = '/candidate/dashboard') =>
  server.app.inject({ url, headers: { cookie: cookieOf(browser) } });
const readerIn = ({ body }: { body: string }) => /Read by ([^<]*)/.exec(body)?.[1] ?? null;

describe('a page with a user’s own data', () => {
  it('is rendered with what the API answers to this user, and refuses what the API refuses', async () => {
    const page = await open(await signIn(person));
    expect(readerIn(page)).toBe(`${person.email}, the list of users: 403`);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('comes by a cookie that scripts and forms of other sites have not, without the tag of the token', async () => {
    const { token, page, setCookie } = await signIn(person);
    expect(setCookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(page).toBe(token.slice(12));
  });

  it('is nobody’s with the cookies of two sessions, even of the same user', async () => {
    const [mine, second, theirs] = [await signIn(person), await signIn(person), await signIn(other)];
    for (const [one, two] of [
      [mine, theirs],
      [theirs, mine],
      [mine, second],
    ] as const)
      expect(readerIn(await open({ tag: one.tag, page: two.page }))).toBeNull();
    expect(readerIn(await open(theirs))).toContain(other.email);
  });

  it.each([
    [
      'signing out',
      async ({ token }: Browser) => {
        const { headers } = await server.request('POST', '/api/auth/logout', { token });
        expect(String(headers['set-cookie'])).toContain('page=; Path=/; Max-Age=0; HttpOnly');
      },
    ],
    [
      'a new password in another session',
      async (_: Browser, { token }: Person) => {
        const password = 'battery staple';
        const json = { current_password: PASSWORD, password, confirm_password: password };
        const { status } = await server.request('POST', '/api/auth/change-password', { token, json });
        expect(status).toBe(200);
      },
    ],
    ['its time', async () => server.clock.forward(91 * 86_400)],
  ])('ends with its session by %s, and its cookie is removed', async (_, end) => {
    const user = await server.signUp('Candidate');
    const browser = await signIn(user);
    expect(readerIn(await open(browser))).toContain(user.email);
    await end(browser, user);
    const page = await open(browser);
    expect(readerIn(page)).toBeNull();
    expect(String(page.headers['set-cookie'])).toContain('page=; Path=/; Max-Age=0');
  });

  it('ends when an Admin suspends the account', async () => {
    const browser = await signIn(other);
    const admin = await server.admin();
    const { status } = await server.request('POST', `/api/user/${other.user.id}/suspend`, {
      token: admin.token,
      json: { reason: 'Under review by us.' },
    });
    expect(status).toBe(200);
    expect(readerIn(await open(browser))).toBeNull();
  });

  it('records an Admin’s read of a person like the API’s', async () => {
    const admin = await server.admin();
    const page = await open(await signIn(admin), `/admin/user/${person.user.id}`);
    expect(readerIn(page)).toContain('200');
    const path = `/api/admin/security-events?kind=person_read&user_id=${person.user.id}`;
    const { body } = await server.request('GET', path, { token: admin.token });
    expect(body.data).toMatchObject([{ operation: 'getUser', by_user_id: admin.user.id, outcome: 'ok' }]);
  });

  it('is no way into the API: neither reads nor writes accept the cookies', async () => {
    const headers = { cookie: cookieOf(await signIn(person)) };
    expect((await server.request('GET', '/api/notification', { headers })).status).toBe(401);
    const sent = await server.request('POST', '/api/auth/change-password', { headers, json: {} });
    expect(sent.status).toBe(401);
  });
});
