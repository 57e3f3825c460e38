import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });

type Row = Record<string, unknown>;
const get = (path: string, token = candidate.token) => server.request('GET', `/api${path}`, { token });
const idsOf = (rows: Row[], id = 'vacancy_id') => rows.map((row) => row[id] as number);

/** Reads all pages of a list by its cursors; calls `between` after each page. */
async function walk(path: string, id?: string, token?: string, between = async () => {}): Promise<number[]> {
  const ids: number[] = [];
  const separator = path.includes('?') ? '&' : '?';
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await get(`${path}${separator}cursor=${cursor}`, token);
    expect(status).toBe(200);
    ids.push(...idsOf(body.data, id));
    cursor = body.meta.next_cursor;
    await between();
  }
  return ids;
}

/** Adds copies of an existing vacancy, with several sharing each moment, day and title. */
async function addVacancies(like: number, many: number, title: string) {
  await server.db.execute(sql`
    insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id, ced_level,
      subject_id, curriculum_id, expl_id, minimum_experience, salary_range_min, salary_range_max, show_salary_range, created_at)
    select school_id, ${title}::text || ' ' || n % 7, case when n % 3 = 0 then 'contract' else position_type end, country_id,
      case when n % 5 = 0 then 'Doha' else city end, current_date + 10 + n % 11, candr_id, ced_level, subject_id,
      1 + n % 2, expl_id, minimum_experience, 1000 * (n % 13), 2000 * (n % 13), (n % 4 > 0)::int, now() - interval '1 minute' * (n / 3)
    from vacancies, generate_series(1, ${many}::int) n where vacancy_id = ${like}`);
}

const ORDERS = {
  created_at: 'created_at, vacancy_id',
  '-created_at': 'created_at desc, vacancy_id desc',
  application_deadline: 'application_deadline, vacancy_id',
  '-application_deadline': 'application_deadline desc, vacancy_id desc',
  vacancy_title: 'lower(vacancy_title), vacancy_id',
  '-vacancy_title': 'lower(vacancy_title) desc, vacancy_id desc',
};

const SEARCHES: [string, string][] = [
  ['', 'true'],
  ['title=TEACHER 3', `vacancy_title ilike '%teacher 3%'`],
  ['title=x', `vacancy_title ilike '%x%'`],
  ['city=doha&curriculum_id=2', `city = 'Doha' and curriculum_id = 2`],
  ['position_type=contract&status=open', `position_type = 'contract'`],
  [
    'salary_min=9000&salary_max=11000',
    `(show_salary_range = 0 or (salary_range_max >= 9000 and salary_range_min <= 11000))`,
  ],
];

async function expected(condition: string, order: string): Promise<number[]> {
  const { rows } = await server.db.execute(
    sql.raw(
      `select vacancy_id::int from vacancies where closed_at is null and taken_down_at is null and display_vacancy_public = 1 and ${condition} order by ${order}`,
    ),
  );
  return idsOf(rows);
}

describe('pages of vacancies', () => {
  let like: number;
  beforeAll(async () => {
    like = (await newVacancy(server, school, { vacancy_title: 'Head' })).vacancy_id;
    await addVacancies(like, 200, 'Teacher');
  });

  it.each(SEARCHES)(
    'by cursor and by number contain all of "%s", in each order',
    async (query, condition) => {
      for (const [sort, order] of Object.entries(ORDERS)) {
        const all = await expected(condition, order);
        expect(await walk(`/vacancy?sort=${sort}&per_page=17&${query}`)).toEqual(all);
        const second = (await get(`/vacancy?sort=${sort}&per_page=17&page=2&${query}`)).body;
        expect(idsOf(second.data)).toEqual(all.slice(17, 34));
        expect(second.meta).toMatchObject({ total: all.length, total_is_capped: false, page: 2 });
      }
    },
  );

  it.each(Object.keys(ORDERS))('contain each vacancy once while others are added, by %s', async (sort) => {
    const before = await expected('true', 'vacancy_id');
    const seen = await walk(`/vacancy?sort=${sort}&per_page=40`, 'vacancy_id', undefined, () =>
      addVacancies(like, 4, 'Assistant'),
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('keep the total with the cursor', async () => {
    const { meta } = (await get('/vacancy?per_page=5&title=teacher')).body;
    const next = (await get(`/vacancy?per_page=5&title=teacher&page=9&cursor=${meta.next_cursor}`)).body;
    expect(next.meta).toMatchObject({ total: meta.total, page: 9, per_page: 5 });
  });

  it.each([
    'nonsense',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('{"length":5}').toString('base64url'),
  ])('refuse the cursor %s', async (cursor) => {
    const { status, body } = await get(`/vacancy?cursor=${cursor}`);
    expect(status).toBe(400);
    expect(body.errors.cursor).toHaveLength(1);
  });

  it('refuse a cursor of another search or order, and a modified one', async () => {
    const { next_cursor } = (await get('/vacancy?per_page=5')).body.meta;
    const parts = JSON.parse(Buffer.from(next_cursor, 'base64url').toString());
    const changed = (...places: [number, unknown][]) => {
      const copy = places.reduce((all, [index, part]) => all.with(index, part), parts);
      return `cursor=${Buffer.from(JSON.stringify(copy)).toString('base64url')}`;
    };
    for (const query of [
      `title=teacher&cursor=${next_cursor}`,
      `sort=vacancy_title&cursor=${next_cursor}`,
      changed([4, 'yesterday']),
      changed([4, '99999999999999999']),
      changed([5, '']),
      changed([5, 7]),
      changed([1, 'many']),
    ]) {
      const { status, body } = await get(`/vacancy?${query}`);
      expect([query, status]).toEqual([query, 400]);
      expect(Object.keys(body.errors)).toEqual(['cursor']);
    }
    expect((await get(`/vacancy?${changed([4, '0'])}`)).status).toBe(200);
  });
});

describe('pages of applications and of saved vacancies', () => {
  it('by cursor contain all rows, in order', async () => {
    const applications: number[] = [];
    const saved: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { vacancy_id } = await newVacancy(server, school, { vacancy_title: `Post ${turn % 2}` });
      applications.push((await newApplication(server, candidate, vacancy_id)).application_id);
      await server.request('POST', `/api/job/save-job/${vacancy_id}`, { token: candidate.token });
      saved.push(vacancy_id);
    }
    expect(await walk('/application?per_page=2', 'application_id')).toEqual(applications.toReversed());
    expect(await walk(`/job/saved-jobs/${candidate.id}?per_page=2`)).toEqual(saved.toReversed());
    const ofSchool = `/application/school/${school.id}?per_page=2&sort=`;
    const [a, b, c, d, e] = applications as [number, number, number, number, number];
    const orders: Record<string, number[]> = {
      candidate: [e, d, c, b, a],
      position: [e, c, a, d, b],
      '-position': [d, b, e, c, a],
      status: [e, d, c, b, a],
      match_score: [e, d, c, b, a],
      application_date: [a, b, c, d, e],
    };
    for (const [sort, order] of Object.entries(orders)) {
      expect([sort, await walk(`${ofSchool}${sort}`, 'application_id', school.token)]).toEqual([sort, order]);
    }
    const { status } = await get(`/application?cursor=nonsense`);
    expect(status).toBe(400);
  });
});

describe('pages of a market too large to be counted on each call', () => {
  beforeAll(async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Zoology' });
    await addVacancies(vacancy_id, 11_000, 'Guide');
    await addVacancies(vacancy_id, 3, 'Qanun Instructor');
    await server.db.execute(
      sql`update vacancies set created_at = created_at - interval '1 year' where vacancy_title like 'Qanun%'`,
    );
    await server.db.execute(sql`analyze vacancies`);
    // The size of the market is kept for some seconds.
    await vi.waitFor(
      async () => expect((await get('/vacancy')).body.meta.total_is_capped).toBe(true),
      20_000,
    );
  });

  it('count up to 10,000 matches exactly, and say that there are more', async () => {
    expect((await get('/vacancy?title=guide')).body.meta).toMatchObject({
      total: 10_000,
      total_is_capped: true,
    });
    const some = await expected(`vacancy_title ilike '%guide 3%'`, ORDERS['-created_at']);
    expect(some.length).toBeGreaterThan(1000);
    for (const query of ['title=guide%203', 'search=guide%203'])
      expect((await get(`/vacancy?${query}`)).body.meta).toMatchObject({
        total: some.length,
        total_is_capped: false,
      });
  });

  it('count all once the last page is reached', async () => {
    const all = await expected(`vacancy_title ilike '%guide%'`, ORDERS['-created_at']);
    const last = Math.ceil(all.length / 100);
    const { meta } = (await get(`/vacancy?title=guide&per_page=100&page=${last}`)).body;
    expect(meta).toMatchObject({ total: all.length, total_is_capped: false });
  });

  it.each([
    ['title=qanun', `vacancy_title ilike '%qanun%'`],
    ['title=q', `vacancy_title ilike '%q%'`],
    ['title=guide&page=334&per_page=30', `vacancy_title ilike '%guide%'`],
    ['title=guide&page=540', `vacancy_title ilike '%guide%'`],
    ['title=qanun&city=Doha', 'false'],
  ])('are complete for %s, shallow or deep', async (query, condition) => {
    const all = await expected(condition, ORDERS['-created_at']);
    const { data, meta } = (await get(`/vacancy?${query}`)).body;
    const from = (meta.page - 1) * meta.per_page;
    expect(idsOf(data)).toEqual(all.slice(from, from + meta.per_page));
    if (!meta.total_is_capped) expect(meta.total).toBe(all.length);
  });

  it('by cursor reach deep rows', async () => {
    const all = await expected('true', ORDERS['-created_at']);
    const first = (await get('/vacancy?page=109&per_page=100')).body;
    expect(first.meta.total_is_capped).toBe(true);
    const next = (await get(`/vacancy?per_page=100&cursor=${first.meta.next_cursor}`)).body;
    expect(idsOf(next.data)).toEqual(all.slice(10_900, 11_000));
  });
});
