import { expect, it } from 'vitest';
import { sweepDatabase } from '../../../start/sweep-database.ts';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { emptySearches } from '../tables/empty-search.ts';

const { server, school, person } = await withServer({ school: newSchool, person: newCandidate });

const search = (query: string) => server.request('GET', `/api/vacancy?${query}`);
const DAY_AFTER = 'the day after';
const listed = async (query = '') => {
  const { token } = await server.admin();
  return (await server.request('GET', `/api/admin/empty-searches${query}`, { token })).body;
};

it('shows empty searches to Admins only', async () => {
  const as = async (token?: string) =>
    (await server.request('GET', '/api/admin/empty-searches', { token })).status;
  expect([await as(), await as(school.token), await as(person.token)]).toEqual([401, 403, 403]);
  const asAdmin = { token: (await server.admin()).token };
  expect((await server.request('GET', '/api/admin/empty-searches?page=0', asAdmin)).status).toBe(400);
});

it('hides empty searches that were made on a single day only', async () => {
  await search('search=zulaikha+haddad');
  await search('search=zulaikha+haddad');
  expect(await listed()).toMatchObject({ data: [], meta: { total: 0 } });
});

it('lists empty searches of several days, most frequent first, and deletes them after 90 days', async () => {
  await newVacancy(server, school, { vacancy_title: 'Physics teacher' });
  for (const query of [
    'search=falconry+tutor',
    'search=zither',
    DAY_AFTER,
    'search=falconry+tutor',
    'search=tutor+Falconry',
    'search=zither',
    'search=physics',
    'search=physics&page=9',
    'search=nobody%40example.com',
    'search=0501234567',
    'city=Nowhere',
  ]) {
    if (query === DAY_AFTER) server.clock.forward(86_400);
    else expect((await search(query)).status).toBe(200);
  }
  const { data, meta } = await listed();
  expect(data).toMatchObject([
    { words: 'falconry tutor', searches: 3 },
    { words: 'zither', searches: 2 },
  ]);
  expect(meta.total).toBe(2);
  expect((await listed('?page=2&per_page=1')).data).toMatchObject([{ words: 'zither' }]);

  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
  const kept = async () => (await server.db.select().from(emptySearches)).length;
  const before = await kept();
  await sweepDatabase(server.db, inDays(89));
  expect(await kept()).toBe(before);
  await sweepDatabase(server.db, inDays(91));
  expect(await kept()).toBe(0);
});
