import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedPage, DrawnPage, PageRenderer } from '../../language/run/screen/drawn-page.ts';
import type { PageReads } from '../engine/http/read-operation.ts';
import { Lanes } from '../engine/queues/lanes.ts';
import { DRAWN_PAGE_POLICY, OWN_PAGE_POLICY, PREPARED_PAGE_POLICY } from './inline-scripts.ts';
import { PublicPages } from './public-pages.ts';

let folder: string;
let app: FastifyInstance;
let log: string[];
const draw = vi.fn<PageRenderer['draw']>();
const drawOwn = vi.fn<PageRenderer['drawOwn']>();
const needsOf = vi.fn<PageRenderer['needsOf']>();
const readAs = vi.fn<PageReads['readAs']>();
const moment = () => new Date('2026-06-01T00:00:00Z');

const page = (
  { address, role, language, isLanguageNamed, now }: AskedPage,
  status: 200 | 404 | 410 = 200,
): DrawnPage => ({
  is: 'page',
  status,
  language,
  head: '<title>Drawn</title>',
  body: `<div id="root">${address} for ${role} in ${isLanguageNamed ? 'the named ' : ''}${language}</div>`,
  state: { now: now.toISOString(), timeZone: 'Asia/Riyadh', screen: 'any', session: null },
  modules: [],
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marketplace-pages-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), '<title>Shell</title></head><div id="root"></div></body>');
  writeFileSync(join(folder, 'pages/chunk-files.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  await app?.close();
  draw.mockReset().mockImplementation(async (asked) => page(asked));
  drawOwn.mockReset().mockResolvedValue(null);
  needsOf.mockReset().mockResolvedValue({ modules: [], reads: ['/api/mine'] });
  log = [];
  app = await serve();
});
afterAll(() => app.close());

async function serve(rateLimitScale = 1): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } },
  });
  const pages = new PublicPages({
    rateLimitScale,
    renderer: {
      addressOf: async (url, role) => {
        const address = url.split('?')[0]!;
        const isPrepared = url.startsWith('/private');
        if (isPrepared && role?.role_name !== 'Candidate') return null;
        return { address, isForAll: !url.startsWith('/personal'), isPrepared };
      },
      draw,
      drawOwn,
      needsOf,
      siteMap: () => ({ paths: [], eachOf: [], closed: [] }),
      addressesOfRows: async () => ({ addresses: [], total: 0 }),
    },
    clientFolder: folder,
    origin: 'http://site.example',
    read: async () => ({}),
    readAs,
    clock: moment,
    networks: new Lanes({ atOnce: 2, waiting: 600, retrySeconds: 3 }),
  });
  app.setNotFoundHandler(async (request, reply) =>
    (await pages.answer(request, reply)) ? reply : reply.send('the browser draws'),
  );
  return app;
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('is rate-limited per address, with a Retry-After header', async () => {
  const busy = await serve(1 / 300);
  const from = (remoteAddress: string) => busy.inject({ url: '/a', remoteAddress });
  const statuses = async (address: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => from(address)))).map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses('10.0.0.1', 3)).toEqual([200, 200, 429]);
  const refused = await from('10.0.0.1');
  expect(refused.body).toContain('<title>Shell</title>');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses('10.0.0.2', 1)).toEqual([200]);
  await busy.close();
});

describe('a public page', () => {
  it('is sent with the content security policy and a short shared cache time', async () => {
    const { statusCode, headers, body } = await get('/a');
    expect(statusCode).toBe(200);
    expect(body).toContain('/a for null');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': DRAWN_PAGE_POLICY,
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'cookie, accept-language, accept-encoding',
      'content-language': 'en',
    });
  });

  it.each([
    ['the address', '/a?lang=ar', { cookie: 'lang=en', 'accept-language': 'en' }, 'the named ar'],
    ['the visitor’s choice', '/a', { cookie: 'x=y; lang=ar', 'accept-language': 'en' }, 'ar'],
    ['the browser', '/a', { 'accept-language': 'fr, ar-SA;q=0.8, en;q=0.5' }, 'ar'],
    ['nothing', '/a', {}, 'en'],
    ['an unknown name', '/a?lang=fr', { cookie: 'lang=xx' }, 'en'],
    ['the setting of a signed-in user', '/a?lang=ar', { cookie: 'role=2; lang=en' }, 'en'],
  ])('is rendered in the language of %s', async (_, url, headers, language) => {
    await get('/a');
    const { body, headers: answered } = await get(url, headers);
    expect(body).toContain(` in ${language}<`);
    expect(answered['content-language']).toBe(language.slice(-2));
  });

  it('has an ETag of its own in each language', async () => {
    const { headers } = await get('/a');
    const other = await get('/a', { 'if-none-match': String(headers.etag), 'accept-language': 'ar' });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(headers.etag);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for clients that accept it', async (coding, unpack) => {
    const { headers, rawPayload } = await get('/a', { 'accept-encoding': `deflate, ${coding}` });
    expect(headers['content-encoding']).toBe(coding);
    expect(unpack(rawPayload).toString()).toContain('/a for null');
  });

  it('answers 304 as long as its content is unchanged', async () => {
    const { headers } = await get('/a');
    const again = await get('/a', { 'if-none-match': String(headers.etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    const other = await get('/b', { 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it.each([
    ['index.html', '<title>Next</title></head><div id="root"></div></body>'],
    ['pages/chunk-files.json', '{"src/a.tsx":{"js":["assets/next.js"],"css":[]}}'],
  ])('gets a new ETag when %s changes, even with the same content', async (name, next) => {
    const former = readFileSync(join(folder, name), 'utf8');
    const { headers } = await get('/a');
    writeFileSync(join(folder, name), next);
    await app.close();
    app = await serve();
    writeFileSync(join(folder, name), former);
    const again = await get('/a', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(200);
  });

  it('for one person is never cached', async () => {
    for (const _ of [1, 2])
      expect((await get('/personal?token=x')).headers['cache-control']).toBe('no-store');
    expect(draw).toHaveBeenCalledTimes(2);
    draw.mockResolvedValueOnce({ is: 'undrawn', status: 404 });
    expect((await get('/personal?token=y')).headers['cache-control']).toBe('no-store');
  });

  it('has no body for a HEAD request', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/a' });
    expect({ statusCode, body, tag: typeof headers.etag }).toEqual({
      statusCode: 200,
      body: '',
      tag: 'string',
    });
  });

  it('is rendered once per role for concurrent requests', async () => {
    draw.mockImplementation(async (asked) => {
      await wait(5);
      return page(asked);
    });
    const asked = Array.from({ length: 60 }, (_, index) => ({
      url: `/page-${index % 5}?utm_source=${index}`,
      role: [null, 1, 2, 3][index % 4]!,
    }));
    const answers = await Promise.all(
      asked.map(({ url, role }) =>
        get(url, role === null ? {} : { cookie: `a=b; ${role === 2 ? '__Host-' : ''}role=${role}` }),
      ),
    );
    for (const [index, { url, role }] of asked.entries()) {
      expect(answers[index]!.body).toContain(`>${url.split('?')[0]} for ${role} in en<`);
      const kept = role === null ? 'public, max-age=0, s-maxage=10' : 'private, no-cache';
      expect(answers[index]!.headers['cache-control']).toBe(kept);
    }
    expect(draw).toHaveBeenCalledTimes(5 * 4);
  });

  it.each(['role=9', 'role=12', 'role=', 'xrole=2', 'role=2x', '__Host-xrole=2'])(
    'is a visitor’s with the cookie %s',
    async (cookie) => {
      expect((await get('/a', { cookie })).body).toContain('for null');
    },
  );

  it('is left to the browser when the screen is not public', async () => {
    expect((await get('/private')).body).toBe('the browser draws');
    expect(draw).not.toHaveBeenCalled();
  });

  it('redirects permanently to its canonical address', async () => {
    draw.mockResolvedValue({ is: 'redirect', url: '/jobs/1/right' });
    const { statusCode, headers } = await get('/jobs/1/wrong');
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 301,
      location: '/jobs/1/right',
    });
  });

  it.each([404, 410] as const)('answers %i, rendered or not', async (status) => {
    draw.mockImplementationOnce(async (asked) => page(asked, status));
    expect(await get('/drawn')).toMatchObject({
      statusCode: status,
      body: expect.stringContaining('/drawn for'),
    });
    draw.mockResolvedValueOnce({ is: 'undrawn', status });
    expect(await get('/not')).toMatchObject({ statusCode: status, body: expect.stringContaining('Shell') });
  });

  it('that failed to load is not cached', async () => {
    draw.mockResolvedValueOnce({ is: 'undrawn', status: 503 });
    expect(await get('/a')).toMatchObject({
      statusCode: 503,
      headers: { 'cache-control': 'no-store' },
      body: expect.stringContaining('Shell'),
    });
    expect((await get('/a')).statusCode).toBe(200);
  });

  it('that fails to render is left to the browser, logged, and retried', async () => {
    draw.mockRejectedValueOnce(new Error('a broken block'));
    expect((await get('/a')).body).toBe('the browser draws');
    expect(log.join('')).toContain('a broken block');
    expect((await get('/a')).body).toContain('/a for null');
  });
});

describe('a page for signed-in users', () => {
  const candidate = { cookie: 'role=2; lang=ar' };

  it('starts its reads, and is kept for its role, language and address', async () => {
    const { body, headers } = await get('/private', candidate);
    expect(body).toContain('data-language="ar" data-reads="[&quot;/api/mine&quot;]"');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-security-policy': PREPARED_PAGE_POLICY,
      vary: 'cookie, accept-language, accept-encoding',
    });
    const role = { role_id: 2, role_name: 'Candidate' };
    expect(needsOf).toHaveBeenCalledWith(
      expect.objectContaining({ address: '/private', role, language: 'ar' }),
    );
    await get('/private?utm_source=x', candidate);
    expect(needsOf).toHaveBeenCalledTimes(1);
    await get('/private', { cookie: 'role=2; lang=en' });
    await get('/private/2', candidate);
    expect(needsOf).toHaveBeenCalledTimes(3);
  });

  it('is the browser’s own for a visitor, for another role, and when it could not be made', async () => {
    expect((await get('/private')).body).toBe('the browser draws');
    expect((await get('/private', { cookie: 'role=1' })).body).toBe('the browser draws');
    expect(needsOf).not.toHaveBeenCalled();
    needsOf.mockRejectedValue(new Error('broken'));
    expect((await get('/private', candidate)).body).toBe('the browser draws');
    expect(log.join()).toContain('a page was not drawn');
  });

  it('is the browser’s own for a network that asks for many, unless it is cached', async () => {
    const busy = await serve(1 / 60);
    const bodyAt = async (path: string) => (await busy.inject({ url: path, headers: candidate })).body;
    for (const id of [1, 2]) expect(await bodyAt(`/private/${id}`)).toContain('data-reads');
    expect(await bodyAt('/private/3')).toBe('the browser draws');
    expect(await bodyAt('/private/1')).toContain('data-reads');
    await busy.close();
  });
});

describe('a page with a user’s own data', () => {
  const TAG = 'abcdefghijkl';
  const own = { cookie: `role=2.${TAG}; page=mnop; lang=ar` };
  const drawnFor = (user: string): DrawnPage => ({
    is: 'page',
    status: 200,
    language: 'ar',
    head: '<title>Own</title>',
    body: `<div id="root">of ${user}</div>`,
    state: { now: '2026-06-01T00:00:00Z', timeZone: 'UTC', screen: 'any', session: null },
    modules: [],
  });

  it('is rendered for each request with the session that both cookies name, and never stored', async () => {
    drawOwn.mockResolvedValue(drawnFor('Layla'));
    for (const times of [1, 2]) {
      const { body, headers } = await get('/private', { ...own, 'if-none-match': '*' });
      expect(body).toContain('of Layla');
      expect(body).toContain(`<script data-own="${TAG}">`);
      expect(body).toContain(`"own":"${TAG}"`);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': OWN_PAGE_POLICY,
      });
      expect(headers.etag).toBeUndefined();
      expect(drawOwn).toHaveBeenCalledTimes(times);
    }
    expect(readAs).toHaveBeenCalledWith(expect.objectContaining({ token: `${TAG}mnop` }));
    expect(drawOwn).toHaveBeenCalledWith(expect.objectContaining({ address: '/private', language: 'ar' }));
  });

  it.each([
    ['the tag alone', { cookie: `role=2.${TAG}` }],
    ['the rest of the token alone', { cookie: 'role=2; page=mnop' }],
    ['a rest that was removed', { cookie: `role=2.${TAG}; page=` }],
    ['a tag of another length', { cookie: 'role=2.abc; page=mnop' }],
    ['a tag that would end its attribute', { cookie: 'role=2.abcdefghijk"; page=mnop' }],
    ['a frame', { ...own, 'sec-fetch-dest': 'iframe' }],
    ['a script', { ...own, 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { ...own, 'sec-purpose': 'prefetch' }],
  ])('is not rendered for %s', async (_, headers) => {
    drawOwn.mockResolvedValue(drawnFor('Layla'));
    expect((await get('/private', headers)).body).not.toContain('of Layla');
    await app.inject({ url: '/private', method: 'HEAD', headers: own });
    expect(drawOwn).not.toHaveBeenCalled();
  });

  it('is the prepared one for a user who is redirected elsewhere', async () => {
    const { body, headers } = await get('/private', own);
    expect(body).toContain('data-reads');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is the prepared one for a session that has ended, whose cookie is removed', async () => {
    drawOwn.mockRejectedValue(Object.assign(new Error('ended'), { status: 401 }));
    const { body, headers } = await get('/private', own);
    expect(body).toContain('data-reads');
    expect(headers['set-cookie']).toContain('page=; Path=/; Max-Age=0');
    expect(log).toEqual([]);
  });

  it('is the prepared one when it fails to render, which is logged', async () => {
    drawOwn.mockRejectedValue(new Error('a broken block'));
    expect((await get('/private', own)).body).toContain('data-reads');
    expect(log.join()).toContain('a broken block');
  });
});
