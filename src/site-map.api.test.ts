import { afterAll, expect, it } from 'vitest';
import { addressesOfRows, siteMap } from './client/drawing/site-map.ts';
import { newSchool, newVacancy } from './server/testing/scenario.ts';
import { testServer } from './server/testing/test-server.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const server = await testServer({
  renderer: {
    addressOf: async () => null,
    draw: async () => ({ is: 'redirect', url: '/' }),
    drawOwn: async () => null,
    needsOf: async () => ({ modules: [], reads: [] }),
    siteMap,
    addressesOfRows,
  },
});
afterAll(() => server.close());

it('offers search engines what is open, and a minute later nothing that was closed, has expired or was taken down', async () => {
  const admin = await server.admin();
  const school = await newSchool(server);
  const inDays = (days: number) =>
    new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10);
  const post = async (days: number) =>
    (await newVacancy(server, school, { application_deadline: inDays(days) })).vacancy_id as number;
  const [open, closed, expiring, taken] = [await post(60), await post(60), await post(5), await post(60)];
  const offered = async () => {
    const { statusCode, headers, body } = await server.app.inject('/sitemap.xml');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    return [open, closed, expiring, taken].filter((id) => new RegExp(`/${id}(?:[/<-])`).test(body));
  };
  const act = async (who: { token: string }, path: string, json: object = {}) =>
    expect((await server.request('POST', `/api${path}`, { token: who.token, json })).status).toBe(200);

  expect(await offered()).toEqual([open, closed, expiring, taken]);
  await act(school, `/vacancy/${closed}/close`);
  await act(admin, `/vacancy/${taken}/take-down`, { reason: 'It asks applicants for money.' });
  server.clock.forward(MINUTE);
  expect(await offered()).toEqual([open, expiring]);
  server.clock.forward(7 * DAY);
  expect(await offered()).toEqual([open]);
  await act(school, `/vacancy/${closed}/reopen`);
  server.clock.forward(MINUTE);
  expect(await offered()).toEqual([open, closed]);
});

it('tells search engines when a vacancy and its school were last changed', async () => {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school);
  const day = () => server.clock.now().toISOString().slice(0, 10);
  const posted = day();
  const changes = async () => {
    server.clock.forward(MINUTE);
    const { body } = await server.app.inject('/sitemap.xml');
    const of = (path: string) => new RegExp(`/${path}/[^<]*</loc><lastmod>([^<T]*)`).exec(body)?.[1];
    return [of(`jobs/${vacancy_id}`), of(`schools/${school.id}`)];
  };
  expect(await changes()).toEqual([posted, posted]);
  server.clock.forward(3 * DAY);
  const put = (path: string, json: object) =>
    server.request('PUT', `/api${path}`, { token: school.token, json });
  await put(`/vacancy/${vacancy_id}`, { vacancy_title: 'Physics teacher' });
  expect(await changes()).toEqual([day(), posted]);
  await put(`/school/${school.id}`, { city: 'Ajman' });
  expect(await changes()).toEqual([day(), day()]);
});
