import { connect } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, RequestOptions, TestServer } from '../testing/test-server.ts';
import { testServer } from '../testing/test-server.ts';

let server: TestServer;
let school: Person;
let candidate: Person;
beforeAll(async () => {
  server = await testServer();
  [school, candidate] = [await server.signUp('School'), await server.signUp('Candidate')];
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  server.request('POST', '/api/auth/login', { payload, headers });

describe('a JSON body', () => {
  it.each([
    ['is cut off', '{"user_name": "a'],
    ['has a comma too many', '{"user_name": "a",}'],
    ['is a list', '[]'],
    ['is a text', '"a"'],
    ['is null', 'null'],
    ['is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['is nested very deeply', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('that %s is refused', async (_, payload) => {
    const answer = await login(payload);
    expect(answer).toMatchObject({ status: 400, body: { status: false, message: expect.any(String) } });
    expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  });

  it('that is too large is refused', async () => {
    const answer = await login(JSON.stringify({ user_name: 'x'.repeat(1_100_000) }));
    expect(answer).toMatchObject({ status: 413, body: { message: 'The request is too large.' } });
  });

  it('that is empty or missing names the fields', async () => {
    const errors = { user_name: ['User Name is required'], password: ['Password is required'] };
    for (const options of [
      { json: {} },
      {},
      { payload: '', headers: JSON_TYPE },
    ] satisfies RequestOptions[]) {
      expect(await server.request('POST', '/api/auth/login', options)).toMatchObject({
        status: 422,
        body: { errors },
      });
    }
  });

  it.each([
    ['{"user_name":"a@b.com","password":"secret1","__proto__":{"admin":true}}', 400],
    ['{"user_name":"a@b.com","password":"secret1","constructor":1}', 422],
    ['{"user_name":"a@b.com","password":"secret\\ud800"}', 400],
    ['{"user_name":"a@b.com","password":"secret\\u0000"}', 422],
    ['{"user_name":{"$ne":null},"password":"secret1"}', 422],
    ['{"user_name":"a@b.com","user_name":"c@d.com","password":"secret1"}', 400],
  ])('%s does no harm', async (payload, status) => {
    expect((await login(payload)).status).toBe(status);
  });

  it.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'user_name=a'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/jsonp', '{}'],
    ['', '{}'],
  ])('of the media type %j is refused', async (type, payload) => {
    const answer = await login(payload, { 'content-type': type });
    expect(answer).toMatchObject({
      status: 415,
      body: { message: 'The body of this request must be application/json.' },
    });
  });

  it('may name its charset', async () => {
    expect((await login('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(422);
  });

  it('that is compressed is refused', async () => {
    const answer = await login(gzipSync('{}'), { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  it('where a form is asked for is refused', async () => {
    const answer = await server.request('POST', '/api/school', { token: school.token, json: {} });
    expect(answer).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('multipart/form-data') },
    });
  });
});

describe('the checks of a call', () => {
  const bad: RequestOptions = { payload: 'no JSON', headers: { 'content-type': 'text/plain' } };
  const create = (token?: string) => server.request('POST', '/api/vacancy', { ...bad, token });

  it('come in their order: session, role, ownership, body', async () => {
    expect((await create()).status).toBe(401);
    expect((await create(candidate.token)).status).toBe(403);
    expect((await create(school.token)).status).not.toBe(415);
    expect((await server.request('POST', '/api/countries', { ...bad, token: school.token })).status).toBe(
      403,
    );
    const admin = await server.admin();
    expect((await server.request('POST', '/api/countries', { ...bad, token: admin.token })).status).toBe(415);
  });

  it.each([
    ['Basic YTpi'],
    ['Bearer'],
    ['bearer undefined'],
    ['Bearer null'],
    [`Bearer ${'x'.repeat(5000)}`],
    ["Bearer ' or '1'='1"],
  ])('answer 401 to the header %j', async (authorization) => {
    const answer = await server.request('GET', '/api/vacancy', { headers: { authorization } });
    expect(answer.status).toBe(401);
  });
});

describe('a media type that makes no sense', () => {
  it.each(['', 'nonsense', ';', 'a/b/c', '*/*'])('does not come before the session: %j', async (type) => {
    const headers = { 'content-type': type };
    expect((await server.request('POST', '/api/vacancy', { payload: '{}', headers })).status).toBe(401);
    expect((await login('{}', headers)).status).toBe(415);
  });
});

describe('an address', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/vacancy/1/nothing', '/api/../api/x', '/api/constructor'])(
    '%s that nobody serves is a 404 in JSON',
    async (path) => {
      expect(await server.request('GET', path)).toMatchObject({ status: 404, body: { status: false } });
    },
  );

  it.each(['/api/%zz', '/api/vacancy/%', '/%c0%af'])('%s that makes no sense is refused', async (path) => {
    expect((await server.request('GET', path)).status).toBe(400);
  });

  it('tells the methods it has', async () => {
    const wrong = await server.request('DELETE', '/api/auth/login');
    expect(wrong).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } });
    const asked = await server.request('OPTIONS', '/api/countries/5');
    expect(asked).toMatchObject({ status: 204, headers: { allow: 'PUT, DELETE, OPTIONS' } });
    expect(await server.request('HEAD', '/api/countries')).toMatchObject({
      status: 200,
      raw: Buffer.alloc(0),
    });
  });

  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '9007199254740993',
    '99999999999999999999',
    '1%00',
    "1'--",
  ])('with the id %j is refused', async (id) => {
    const answer = await server.request('GET', `/api/vacancy/${id}`, { token: school.token });
    expect(answer).toMatchObject({ status: 400, body: { errors: { id: [expect.any(String)] } } });
  });

  it('with the largest id finds nothing', async () => {
    const answer = await server.request('GET', '/api/vacancy/9007199254740991', { token: school.token });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['page=1&page=2', 'page'],
    ['per_page=101', 'per_page'],
    ['per_page=-1', 'per_page'],
    ['sort=password', 'sort'],
    ['country_id=x', 'country_id.0'],
    ['country_id=1,x', 'country_id.1'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('with the query %s is refused', async (query, field) => {
    const answer = await server.request('GET', `/api/vacancy?${query}`, { token: school.token });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it.each([
    '',
    'page=',
    'country_id=1&country_id=2',
    'country_id=1,2',
    'country_id[]=1',
    'utm_source=mail',
    "search='%25_\\",
  ])('with the query %j is answered', async (query) => {
    const answer = await server.request('GET', `/api/vacancy?${query}`, { token: school.token });
    expect(answer).toMatchObject({ status: 200, body: { meta: { page: 1, per_page: 20 } } });
  });
});

describe('every answer', () => {
  it('carries what protects a browser, and its request id', async () => {
    const strange = ['/api/%zz', `/api/document/1/${'x'.repeat(400)}`];
    for (const path of [
      '/api/countries',
      '/api/nothing',
      '/healthz',
      '/openapi.json',
      '/nothing.js',
      ...strange,
    ]) {
      const { headers } = await server.request('GET', path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'permissions-policy': expect.any(String),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    }
  });

  it('of the API is kept by nobody, and packed when it is long', async () => {
    const { headers, raw } = await server.request('GET', '/api/languages', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
    const plain = await server.request('GET', '/api/languages');
    expect(gunzipSync(raw)).toEqual(plain.raw);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('hides what went wrong inside', async () => {
    const broken = await testServer();
    try {
      await broken.admin();
      const { sql } = await import('drizzle-orm');
      await broken.db.execute(sql`alter table users rename to people`);
      const json = { user_name: 'a@b.com', password: 'secret1' };
      const { status, body } = await broken.request('POST', '/api/auth/login', { json });
      expect({ status, message: body.message }).toEqual({
        status: 500,
        message: 'Server error, please try again later.',
      });
      expect(JSON.stringify(body)).not.toMatch(/users|select|relation/);
    } finally {
      await broken.close();
    }
  });
});

describe('bytes that are no HTTP', () => {
  const send = (port: number, bytes: string) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => done(answer)).on('error', () => undefined);
    });

  it('get the same kind of answer', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET /api/cities?city=\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}', 400],
      [`GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const [head = '', body = ''] = (await send(Number(port), bytes)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(JSON.parse(body)).toEqual({
        status: false,
        message: expect.any(String),
        request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    }
  });
});

describe('the places beside the API', () => {
  it('answer whether the server lives, whether it can serve, and what it serves', async () => {
    expect((await server.request('GET', '/healthz')).status).toBe(200);
    expect((await server.request('GET', '/readyz')).status).toBe(200);
    const { body } = await server.request('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
  });
});
