import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RequestOptions } from '../../../testing/checked-request.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school } = await withServer({ school: (at) => at.signUp('School') });

const JSON_TYPE = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  server.request('POST', '/api/auth/login', { payload, headers });

describe('a JSON body', () => {
  it.each([
    ['is truncated', '{"user_name": "a'],
    ['has a comma too many', '{"user_name": "a",}'],
    ['is a list', '[]'],
    ['is a text', '"a"'],
    ['is null', 'null'],
    ['is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['is deeply nested', `{"a":${'['.repeat(1500)}${']'.repeat(1500)}}`],
  ])('that %s is refused', async (_, payload) => {
    const answer = await login(payload);
    expect(answer).toMatchObject({ status: 400, body: { status: false, message: expect.any(String) } });
    expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  });

  it('that is too large is refused', async () => {
    const answer = await login(JSON.stringify({ user_name: 'x'.repeat(1_100_000) }));
    expect(answer).toMatchObject({ status: 413, body: { message: 'The request is too large.' } });
  });

  it('that is empty or missing gets an error for each required field', async () => {
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
  ])('with %s does no harm', async (payload, status) => {
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

  it('may declare its charset', async () => {
    expect((await login('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(422);
  });

  it('that is compressed is refused', async () => {
    const answer = await login(gzipSync('{}'), { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  it('is refused for a multipart operation', async () => {
    const answer = await server.request('POST', '/api/school', { token: school.token, json: {} });
    expect(answer).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('multipart/form-data') },
    });
  });
});

describe('a malformed media type', () => {
  it.each(['', 'nonsense', ';', 'a/b/c', '*/*'])(
    'is refused only after the session check: %j',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await server.request('POST', '/api/vacancy', { payload: '{}', headers })).status).toBe(401);
      expect((await login('{}', headers)).status).toBe(415);
    },
  );
});
