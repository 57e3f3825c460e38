import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadOperation } from '../../../language/run/screen/drawn-page.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let read: ReadOperation;

beforeAll(async () => {
  server = await testServer({
    renderer: {
      addressOf: async () => null,
      draw: async () => ({ is: 'redirect', url: '/' }),
      drawOwn: async () => null,
      needsOf: async () => ({ modules: [], reads: [] }),
      siteMap: () => ({ paths: [], eachOf: ['all'], closed: [] }),
      addressesOfRows: async (_screen, _page, given) => {
        read = given;
        return { addresses: [], total: 0 };
      },
    },
  });
  await server.app.inject('/sitemap.xml');
});
afterAll(() => server.close());

const refusal = (id: string, input: Partial<Parameters<ReadOperation>[1]> = {}) =>
  read(id, { path: {}, query: {}, ...input }).then(
    () => 'an answer',
    (error: { status: number }) => error.status,
  );

describe('an operation performed in-process for a page', () => {
  it('answers as over HTTP', async () => {
    const countries = await server.request('GET', '/api/countries');
    expect(await read('listCountries', { path: {}, query: {} })).toEqual(countries.body);
    const [country] = countries.body.data;
    const cities = await server.request('GET', `/api/cities?country_id=${country.country_id}`);
    const query = { country_id: country.country_id };
    expect(await read('listCities', { path: {}, query })).toEqual(cities.body);
  });

  it.each([
    ['needs a session', 'getApplication', { path: { id: 1 } }, 401],
    ['needs an Admin’s session', 'listUsers', {}, 401],
    ['has invalid parameters', 'listCities', { query: { country_id: 'everywhere' } }, 400],
    ['writes', 'contactUs', {}, 500],
    ['does not exist', 'dance', {}, 500],
  ])('is refused if it %s', async (_, id, input, status) => {
    expect(await refusal(id, input)).toBe(status);
  });
});
