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
});
