import { describe, expect, it } from 'vitest';
import { withServer } from '../../testing/with-server.ts';

const { server, school } = await withServer({ school: (at) => at.signUp('School') });

describe('a URL', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/vacancy/1/nothing', '/api/../api/x', '/api/constructor'])(
    '%s that does not exist answers 404 in JSON',
    async (path) => {
      expect(await server.request('GET', path)).toMatchObject({ status: 404, body: { status: false } });
    },
  );

  it.each(['/api/%zz', '/api/vacancy/%', '/%c0%af'])('%s that is malformed answers 400', async (path) => {
    expect((await server.request('GET', path)).status).toBe(400);
  });

  it('answers wrong methods and OPTIONS with the methods it has, and HEAD without content', async () => {
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
  ])('with the id %j answers 400', async (id) => {
    const answer = await server.request('GET', `/api/vacancy/${id}`, { token: school.token });
    expect(answer).toMatchObject({ status: 400, body: { errors: { id: [expect.any(String)] } } });
  });

  it('with the largest id answers 404', async () => {
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
  ])('with the query %s answers 400', async (query, field) => {
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
  ])('with the query %j answers 200', async (query) => {
    const answer = await server.request('GET', `/api/vacancy?${query}`, { token: school.token });
    expect(answer).toMatchObject({ status: 200, body: { meta: { page: 1, per_page: 20 } } });
  });

  it('with parameters that do not exist is answered, and told which they were', async () => {
    const { status, headers } = await server.request('GET', '/api/vacancy?salary_mn=9000&per_page=5&اسم=1');
    expect(status).toBe(200);
    expect(headers['unknown-parameters']).toBe('"salary_mn", "%D8%A7%D8%B3%D9%85"');
    const known = await server.request('GET', '/api/vacancy?per_page=5&subject_id[]=1');
    expect(known.headers['unknown-parameters']).toBeUndefined();
  });

  it('with parameters that do not exist is refused where the caller prefers strictness', async () => {
    const strict = { headers: { prefer: 'respond-async, handling=strict' } };
    const refused = await server.request('GET', '/api/vacancy?salary_mn=9000&page=0', strict);
    expect(refused).toMatchObject({
      status: 400,
      headers: { 'preference-applied': 'handling=strict' },
      body: { errors: { salary_mn: [expect.any(String)], page: [expect.any(String)] } },
    });
    expect((await server.request('GET', '/api/vacancy?per_page=5', strict)).status).toBe(200);
    const private_ = await server.request('GET', '/api/user?nothing=1', strict);
    expect(private_.status).toBe(401);
  });

  it('of a deprecated operation says so in every answer, refusals included', async () => {
    const { status, headers } = await server.request('PUT', '/api/1/status');
    expect(status).toBe(401);
    expect(headers).toMatchObject({
      deprecation: `@${Date.UTC(2026, 10, 20) / 1000}`,
      link: '</docs#/application/setStatus>; rel="deprecation"; type="text/html"',
    });
    const other = await server.request('PUT', '/api/application/1/status');
    expect(other.headers).not.toHaveProperty('deprecation');
  });
});
