import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { poolOf } from '../../engine/db/connect.ts';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const MANY = 30_000;

const { server, school } = await withServer({ school: newSchool, person: newCandidate });

/** Inserts a large market where every fiftieth title contains "physics". */
beforeAll(async () => {
  const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Teacher of Physics' });
  await server.db.execute(sql`
    insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
      ced_level, subject_id, curriculum_id, expl_id, minimum_experience, created_at)
    select school_id, (array['Teacher of Biology', 'History Specialist', 'Primary Coordinator', 'Philosophy Lecturer'])[1 + n % 4]
      || case when n % 50 = 0 then ' and Physics ' else ' ' end || n,
      position_type, country_id, city, application_deadline, candr_id, ced_level, subject_id, curriculum_id, expl_id,
      minimum_experience, created_at - interval '1 minute' * n
    from vacancies cross join generate_series(1, ${MANY}::int) n where vacancy_id = ${vacancy_id}`);
  await server.db.execute(sql`vacuum analyze`);
}, 120_000);

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/** Counts the rows that a plan reads from tables and indexes. */
const rowsRead = ({ Plans = [], ...node }: Plan): number =>
  Plans.length > 0
    ? Plans.map(rowsRead).reduce((sum, rows) => sum + rows, 0)
    : (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'];

/** Returns the response to a search, and its statements with the number of rows that each reads. */
async function measured(search: string, page = '', path = 'vacancy') {
  const pool = poolOf(server.db);
  const query = vi.spyOn(pool, 'query');
  const { body } = await server.request('GET', `/api/${path}?search=${encodeURIComponent(search)}${page}`);
  const calls = query.mock.calls as unknown as [string | { text: string }, unknown[]][];
  const queries = calls.map(([one, values]) => ({ text: typeof one === 'string' ? one : one.text, values }));
  query.mockRestore();
  const statements: { text: string; rows: number }[] = [];
  for (const { text, values } of queries.filter((one) => /^\s*(select|with)/.test(one.text))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
    statements.push({ text, rows: rowsRead(rows[0]['QUERY PLAN'][0].Plan) });
  }
  return { body, statements };
}

it('corrects a misspelt search from the dictionary, without scanning vacancies', async () => {
  const { body, statements } = await measured('phisics techer');
  expect(body.meta.forgiven).toBe(true);
  expect(body.data.map((one: { vacancy_title: string }) => one.vacancy_title)).toContain(
    'Teacher of Physics',
  );
  const similar = statements.filter(({ text }) => /similarity|<%|%>| % /.test(text));
  expect(similar.map(({ text }) => /from "search_words"/.test(text) && !/"vacancies"/.test(text))).toEqual([
    true,
  ]);
  expect(similar[0]!.rows).toBeLessThan(500);
});

it.each(['phisics', 'xyzzyq', 'zzzz teacher', 'philosophy biology'])(
  'reads no more for %s than the newest vacancies and the matches',
  async (search) => {
    const { statements } = await measured(search);
    expect(statements.length).toBeGreaterThan(2);
    // The newest 10,000, or every fiftieth, which contains the word.
    expect(Math.max(...statements.map(({ rows }) => rows))).toBeLessThan(11_000);
  },
);

const words = async (like: string) =>
  (
    await server.db.execute<{ word: string }>(
      sql`select word from search_words where word like ${like} order by word`,
    )
  ).rows.map(({ word }) => word);

it('keeps the dictionary in sync with the words in use', async () => {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school, {
    vacancy_title: 'Zither-Teacher, Zitherist (معلم الفيزياء)',
  });
  expect(await words('zither%')).toEqual(['zither', 'zitherist']);
  expect(await words('%فيزياء')).toEqual(['الفيزياء']);
  const form = await server.request('PUT', `/api/vacancy/${vacancy_id}`, {
    token: school.token,
    json: { vacancy_title: 'Zitherist' },
  });
  expect(form.status).toBe(200);
  expect(await words('zither%')).toEqual(['zitherist']);
  await newVacancy(server, school, { vacancy_title: 'Teacher of Lyre' });
  await server.db.execute(
    sql`delete from vacancies where vacancy_id = ${vacancy_id} or vacancy_title like '%Lyre'`,
  );
  expect([await words('zither%'), await words('lyre'), await words('teacher')]).toEqual([
    [],
    [],
    ['teacher'],
  ]);
});

it('reads no more than the newest vacancies for a word too short to correct', async () => {
  const { body, statements } = await measured('qx');
  expect(body.meta.total).toBe(0);
  expect(statements.filter(({ rows }) => rows > 12_000)).toEqual([]);
});

it.each(['vacancy_title', '-application_deadline', '-created_at'])(
  'reads no more rows per statement for a deep page by %s than for the first',
  async (sort) => {
    const { body, statements } = await measured('specialist', `&sort=${sort}&page=300`);
    expect(body.data).toHaveLength(20);
    expect(statements.filter(({ rows }) => rows > 12_000)).toEqual([]);
  },
);

it.each(['do', 'qx', 'ثعل'])(
  'counts the cities of a search for %s among the newest vacancies',
  async (search) => {
    const { statements } = await measured(search, '', 'cities');
    expect(statements.length).toBeGreaterThan(0);
    // The newest 10,000 are read once and counted once.
    expect(Math.max(...statements.map(({ rows }) => rows))).toBeLessThan(21_000);
  },
);

it('counts frequent matches, up to 10,000', async () => {
  expect((await measured('specialist')).body.meta).toMatchObject({ total: 7_500, total_is_capped: false });
  expect((await measured('p')).body.meta).toMatchObject({ total: 10_000, total_is_capped: true });
});

it('reads no more for similar vacancies than the newest that share something', async () => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select max(vacancy_id)::int as id from vacancies`,
  );
  const { body, statements } = await measured('', '', `vacancy/${rows[0]!.id}/similar`);
  expect(body.data).toHaveLength(12);
  expect(Math.max(...statements.map(({ rows }) => rows))).toBeLessThan(2_000);
});
