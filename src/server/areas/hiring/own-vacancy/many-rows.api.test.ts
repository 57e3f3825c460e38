import type { Pool } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { copyApplicants, copyRows } from '../../../testing/copy-rows.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });
const VACANCIES = 500;
const APPLICANTS = 5000;
/** With this many rows, the last pages are deep. */
const DEEP = 1000;

beforeAll(async () => {
  const person = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, person, vacancy_id);
  await copyRows(server, {
    table: 'vacancies',
    source: ['vacancy_id', vacancy_id],
    count: VACANCIES - 1,
    differing: { vacancy_title: `'Teacher ' || g.n` },
  });
  const differing = { match_score: 'g.n % 101' };
  await copyApplicants(server, { person, application_id, count: APPLICANTS - 1, differing });
});

/** Returns the number of statements of a list request, and its rows and total. */
async function measure(path: string) {
  const { $client: pool } = server.db as unknown as { $client: Pool };
  const query = vi.spyOn(pool, 'query');
  const { status, body } = await server.request('GET', `/api${path}`, { token: school.token });
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(status, path).toBe(200);
  return { statements, rows: body.data.length, total: body.meta.total };
}

describe.each([
  [
    'vacancies',
    `/school/${school.id}/vacancies`,
    VACANCIES,
    ['-created_at', '-application_count', 'views', 'vacancy_title'],
  ],
  [
    'applicants',
    `/application/school/${school.id}`,
    APPLICANTS,
    ['candidate', '-match_score', '-match', 'status', '-application_date'],
  ],
] as const)('a table of many %s', (_, path, total, sorts) => {
  it('is sorted and paged by the database: the statement count is constant, plus one to locate a deep page', async () => {
    // The first call also asks how large the table is.
    const first = await measure(`${path}?per_page=20`);
    expect(first).toMatchObject({ rows: 20, total });
    const sends = async (query: string, more: number) => {
      const { statements, ...found } = await measure(`${path}?per_page=20&${query}`);
      expect(found, query).toEqual({ rows: 20, total });
      expect(statements, query).toBeLessThanOrEqual(first.statements + more);
    };
    for (const sort of sorts) {
      // The match compares qualifications before it sorts.
      const before = sort === '-match' ? 1 : 0;
      await sends(`sort=${sort}`, before);
      await sends(`sort=${sort}&page=${total / 20}`, before + (total > DEEP ? 1 : 0));
    }
    expect((await measure(`${path}?per_page=100`)).statements).toBeLessThanOrEqual(first.statements);
    expect(first.statements).toBeLessThanOrEqual(10);
  });

  it('is filtered and searched by the database', async () => {
    const none = await measure(`${path}?search=nobody-is-called-so`);
    expect(none).toMatchObject({ rows: 0, total: 0 });
  });
});
