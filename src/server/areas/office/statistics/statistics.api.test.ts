import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const numbers = async () => (await server.request('GET', '/api/statistics')).body.data;

it('shows everybody the number of listed vacancies and of users with a profile', async () => {
  const school = await newSchool(server);
  await newSchool(server);
  await newCandidate(server);
  await server.signUp('Candidate');
  await newVacancy(server, school);
  await newVacancy(server, school, { display_vacancy_public: 0 });
  const closed = await newVacancy(server, school);
  await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
  expect(await numbers()).toEqual({ open_vacancies: 1, schools: 2, candidates: 1 });

  await newVacancy(server, school);
  expect((await numbers()).open_vacancies).toBe(1);
  server.clock.forward(61);
  expect((await numbers()).open_vacancies).toBe(2);
});
