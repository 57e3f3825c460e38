import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble, CALLERS, type Caller, type Cast, ROLE_OF } from './testing/cast.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await testServer();
  cast = await assemble(server);
});
afterAll(() => server.close());

describe('what is shown', () => {
  const get = async (caller: Caller, path: string) =>
    (await server.request('GET', `/api${path}`, { token: cast.callers[caller] })).body;
  const MEMBERS = CALLERS.filter((caller) => ROLE_OF[caller] !== null);

  it('in the search is open and public, except to the school that asks for its own', async () => {
    const { open, hidden, closed, expired, rival } = cast.vacancies;
    const ids = async (caller: Caller, query: string) =>
      (await get(caller, `/vacancy?per_page=100${query}`)).data
        .map((row: { vacancy_id: number }) => row.vacancy_id)
        .sort();
    for (const caller of MEMBERS) {
      expect(await ids(caller, ''), caller).toEqual([open, rival].sort());
      const own = caller === 'school' ? [open, hidden, closed, expired].sort() : [open];
      expect(await ids(caller, `&school_id=${cast.school.id}`), caller).toEqual(own);
      for (const [status, id] of [
        ['closed', closed],
        ['expired', expired],
      ] as const) {
        expect(await ids(caller, `&status=${status}&school_id=${cast.school.id}`), caller).toEqual(
          caller === 'school' ? [id] : [],
        );
      }
    }
  });

  it('of a hidden salary is nothing, but to its school and Admins', async () => {
    const { hidden } = cast.vacancies;
    await server.request('POST', `/api/job/save-job/${hidden}`, { token: cast.candidate.token });
    const lists = ['', `/${hidden}/similar`].map((rest) => `/vacancy${rest}?per_page=100`);
    for (const caller of MEMBERS) {
      const isShown = caller === 'school' || caller === 'admin';
      const alone = (await get(caller, `/vacancy/${hidden}`)).data;
      expect('salary_range_min' in alone || 'salary_range_max' in alone, caller).toBe(isShown);
      expect('application_count' in alone, caller).toBe(caller === 'school');
      for (const path of lists) {
        const rows = (await get(caller, path)).data as Record<string, unknown>[];
        const secrets = rows.filter((row) => row.show_salary_range === 0 && 'salary_range_min' in row);
        expect(isShown ? [] : secrets, `${caller} ${path}`).toEqual([]);
      }
    }
    const saved = (await get('candidate', `/job/saved-jobs/${cast.candidate.id}`)).data as Record<
      string,
      unknown
    >[];
    expect(saved.find((row) => row.vacancy_id === hidden)).not.toHaveProperty('salary_range_min');
  });

  it('of applications are the own, those to the own vacancies, and all to Admins', async () => {
    const all = Object.values(cast.applications).sort();
    for (const caller of MEMBERS) {
      const rows = (await get(caller, '/application')).data as { application_id: number }[];
      const sees = ['candidate', 'school', 'admin'].includes(caller);
      expect(rows.map((row) => row.application_id).sort(), caller).toEqual(sees ? all : []);
    }
  });

  it('of a note about an application is nothing to its candidate', async () => {
    const path = `/application/${cast.applications.open}`;
    const json = { status: 'Under Review', note: 'Ask for references.' };
    await server.request('PUT', `/api${path}/status`, { token: cast.school.token, json });
    for (const caller of ['candidate', 'school', 'admin'] as const) {
      const text = JSON.stringify((await get(caller, path)).data);
      expect(text.includes('Ask for references'), caller).toBe(caller !== 'candidate');
    }
  });

  it('of a school are not its licence and its account, but to itself and Admins', async () => {
    for (const caller of MEMBERS) {
      const shown = (await get(caller, `/school/${cast.school.id}`)).data;
      const seesAll = caller === 'school' || caller === 'admin';
      for (const field of ['ministry_license_number', 'license_expiry_date', 'user_id'])
        expect(field in shown, `${caller} ${field}`).toBe(seesAll);
    }
  });
});
