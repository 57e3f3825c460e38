import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RequestOptions } from '../../testing/checked-request.ts';
import { testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({
  school: (at) => at.signUp('School'),
  candidate: (at) => at.signUp('Candidate'),
});

describe('the checks of a call', () => {
  const bad: RequestOptions = { payload: 'no JSON', headers: { 'content-type': 'text/plain' } };
  const create = (token?: string) => server.request('POST', '/api/vacancy', { ...bad, token });

  it('run in order: session, role, ownership, body', async () => {
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
    const answer = await server.request('GET', '/api/notification', { headers: { authorization } });
    expect(answer.status).toBe(401);
  });
});

describe('every answer', () => {
  it('has the security headers and a request id', async () => {
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
        'content-type': 'application/json; charset=utf-8',
      });
    }
  });

  it('of the API is not cached, and long ones are compressed', async () => {
    const { headers, raw } = await server.request('GET', '/api/languages', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
    const { headers: changing } = await server.request('GET', '/api/vacancy');
    expect(changing).toMatchObject({ 'cache-control': 'no-store' });
    const plain = await server.request('GET', '/api/languages');
    expect(gunzipSync(raw)).toEqual(plain.raw);
    expect(plain.headers).toMatchObject({ vary: 'accept-language, accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('discloses no internal error', async () => {
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

describe('bytes that are not HTTP', () => {
  const send = (port: number, bytes: string) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => done(answer)).on('error', () => undefined);
    });

  it('are answered in the same envelope', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET /api/cities?city=\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}', 400],
      [`GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      // Two lengths: a second request could be smuggled past one of two servers.
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 0\r\n\r\n', 400],
      // TRACE would echo a request's headers.
      ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['TRACE /api/vacancy HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ] as const) {
      const [head = '', body = ''] = (await send(Number(port), bytes)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(JSON.parse(body)).toEqual({
        status: false,
        message: expect.any(String),
        code: expect.stringMatching(/^request\./),
        request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    }
  });
});

describe('the endpoints beside the API', () => {
  it('serve health, readiness and the API document', async () => {
    expect((await server.request('GET', '/healthz')).status).toBe(200);
    expect((await server.request('GET', '/readyz')).status).toBe(200);
    const { body } = await server.request('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://marketplace.test/api' }]);
  });
});
