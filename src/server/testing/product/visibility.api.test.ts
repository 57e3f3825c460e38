import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, type Caller, createFixtures, type Fixtures, ROLE_OF } from '../fixtures.ts';
import { type TestServer, testServer } from '../test-server.ts';

let server: TestServer;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await testServer();
  fixtures = await createFixtures(server);
});
afterAll(() => server.close());

/** The team of the school in question. */
const OF_SCHOOL: readonly Caller[] = ['school', 'recruiter', 'reviewer'];

describe('visibility', () => {
  const get = async (caller: Caller, path: string) =>
    (await server.request('GET', `/api${path}`, { token: fixtures.callers[caller] })).body;
  /** Callers with and without a session, except those with an invalid one, which are refused. */
  const READERS = CALLERS.filter((caller) => !['nonsense', 'signed out'].includes(caller));

  it('in search is limited to open, public vacancies, except in a school’s own list', async () => {
    const { open, hidden, closed, expired, invited, rival } = fixtures.vacancies;
    const ids = async (caller: Caller, query: string) =>
      (await get(caller, `/vacancy?per_page=100${query}`)).data
        .map((row: { vacancy_id: number }) => row.vacancy_id)
        .sort();
    for (const caller of READERS) {
      expect(await ids(caller, ''), caller).toEqual([open, rival].sort());
      const own = OF_SCHOOL.includes(caller) ? [open, hidden, closed, expired, invited].sort() : [open];
      expect(await ids(caller, `&school_id=${fixtures.school.id}`), caller).toEqual(own);
      for (const [status, id] of [
        ['closed', closed],
        ['expired', expired],
      ] as const) {
        expect(await ids(caller, `&status=${status}&school_id=${fixtures.school.id}`), caller).toEqual(
          OF_SCHOOL.includes(caller) ? [id] : [],
        );
      }
    }
  });

  it('of a school’s contact details requires a session', async () => {
    const { open } = fixtures.vacancies;
    for (const caller of READERS) {
      const isVisitor = ROLE_OF[caller] === null;
      const records = [
        (await get(caller, `/school/${fixtures.school.id}`)).data,
        (await get(caller, '/school?per_page=100')).data.find(
          (row: { school_id: number }) => row.school_id === fixtures.school.id,
        ),
        (await get(caller, `/vacancy/${open}`)).data.school,
      ];
      for (const record of records) {
        expect(record.school_name, caller).toEqual(expect.any(String));
        for (const field of ['contact_email', 'contact_phone', 'website'])
          expect(field in record, `${field} to ${caller}`).toBe(!isVisitor);
      }
    }
  });

  it('without a session shows no personal fields, and the visit does not change the school’s metrics', async () => {
    const metrics = `/school/${fixtures.school.id}/dashboard-metrics`;
    const before = (await get('school', metrics)).data;
    const one = (await get('nobody', `/vacancy/${fixtures.vacancies.open}`)).data;
    expect(one).toMatchObject({ is_saved: false, my_application: null });
    for (const field of ['match', 'applications', 'application_count']) expect(one).not.toHaveProperty(field);
    await get('nobody', `/school/${fixtures.school.id}`);
    expect((await get('school', metrics)).data).toEqual(before);
  });
});
