import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { market } from '../testing/market.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../testing/scenario.ts';

const { server, school } = await market({ school: newSchool });
const VACANCIES = 500;
const APPLICANTS = 5000;
/** Pages behind so many rows are deep. */
const DEEP = 1000;

/** Inserts copies of a row, numbered by `g.n`, with SQL for the columns that must differ. */
async function copy(
  table: string,
  id: [name: string, value: number],
  n: number,
  differing: Record<string, string>,
  joined = '',
) {
  const { rows } = await server.db.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and column_name <> ${id[0]}`);
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((name) => differing[name] ?? `source."${name}"`);
  await server.db.execute(
    sql.raw(`insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from ${table} source, generate_series(1, ${n}) as g(n) ${joined}
      where source.${id[0]} = ${id[1]}`),
  );
}

beforeAll(async () => {
  const person = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, person, vacancy_id);
  await copy('vacancies', ['vacancy_id', vacancy_id], VACANCIES - 1, {
    vacancy_title: `'Teacher ' || g.n`,
  });
  await copy('users', ['id', person.user.id], APPLICANTS - 1, {
    user_name: `'many-' || g.n || '@example.com'`,
  });
  // Joined, not looked up row by row: no index serves the name, and long statements are cancelled.
  const user = `join users made on made.user_name = 'many-' || g.n || '@example.com'`;
  const number = APPLICANTS - 1;
  await copy('candidates', ['candidate_id', person.id], number, { user_id: 'made.id' }, user);
  const candidate = `${user} join candidates theirs on theirs.user_id = made.id`;
  const differing = { candidate_id: 'theirs.candidate_id', match_score: 'g.n % 101' };
  await copy('applications', ['application_id', application_id], number, differing, candidate);
});

/** Returns the number of statements of a list, and its rows and total. */
async function asked(path: string) {
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
  it('is sorted and cut into pages by the database: each page is so many rows by as many statements, a deep one by one more, which finds its place', async () => {
    const first = await asked(`${path}?per_page=20`);
    expect(first).toMatchObject({ rows: 20, total });
    const statements = first.statements + (total > DEEP ? 1 : 0);
    for (const sort of sorts) {
      // The match compares qualifications before it sorts.
      const before = sort === '-match' ? 1 : 0;
      const rows = await asked(`${path}?per_page=20&sort=${sort}`);
      expect(rows, sort).toEqual({ ...first, statements: first.statements + before });
      const last = await asked(`${path}?per_page=20&sort=${sort}&page=${total / 20}`);
      expect(last, `${sort}, last page`).toEqual({ ...first, statements: statements + before });
    }
    expect((await asked(`${path}?per_page=100`)).statements).toBe(first.statements);
    expect(first.statements).toBeLessThanOrEqual(10);
  });

  it('is filtered and searched by the database', async () => {
    const none = await asked(`${path}?search=nobody-is-called-so`);
    expect(none).toMatchObject({ rows: 0, total: 0 });
  });
});
