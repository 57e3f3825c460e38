import { beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../testing/scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, other, candidate } = await withServer({ other: newSchool, candidate: newCandidate });

const read = (id: number, token?: string) => server.request('GET', `/api/vacancy/${id}`, { token });
const search = async (query: string, token = candidate.token) =>
  (await server.request('GET', `/api/vacancy?${query}`, { token })).body;
const titles = (body: { data: { vacancy_title: string }[] }) =>
  body.data.map((row) => row.vacancy_title).sort();

describe('the vacancy search', () => {
  let school: Profile;
  const mine = (query: string, token?: string) => search(`school_id=${school.id}&${query}`, token);

  beforeAll(async () => {
    school = await newSchool(server);
    const make = (changes: Record<string, unknown>) => newVacancy(server, school, changes);
    await make({
      vacancy_title: 'Physics Teacher',
      city: 'Riyadh',
      country_id: 193,
      salary_range_min: 5000,
      salary_range_max: 9000,
    });
    await make({
      vacancy_title: 'Head of PHYSICS',
      curriculum_id: 2,
      subject_id: 4,
      candr_id: 9,
      salary_range_min: 150000,
      salary_range_max: 200000,
    });
    await make({
      vacancy_title: 'Hidden pay',
      show_salary_range: 0,
      salary_range_min: 300000,
      salary_range_max: 400000,
    });
    await make({ vacancy_title: 'By link only', display_vacancy_public: 0 });
    await make({ vacancy_title: '100% online', city: 'Doha', country_id: 187, position_type: 'part_time' });
    const closed = await make({ vacancy_title: 'Closed' });
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
  });

  it.each<[string, string, string[]]>([
    [
      'shows open and public vacancies',
      '',
      ['100% online', 'Head of PHYSICS', 'Hidden pay', 'Physics Teacher'],
    ],
    ['finds titles regardless of case', 'search=physics', ['Head of PHYSICS', 'Physics Teacher']],
    ['takes a percent sign literally', 'title=100%25', ['100% online']],
    ['takes an underscore literally', 'search=_', []],
    ['finds short texts', 'search=of', ['Head of PHYSICS']],
    ['filters by country', 'country_id=193', ['Physics Teacher']],
    ['filters by one of several cities', 'city=riyadh&city=DOHA', ['100% online', 'Physics Teacher']],
    ['filters by curriculum', 'curriculum_id=2', ['Head of PHYSICS']],
    ['filters by one of several subjects', 'subject_id=4&subject_id=5', ['Head of PHYSICS']],
    ['filters by role', 'candr_id=9', ['Head of PHYSICS']],
    ['filters by kind of position', 'position_type=part_time', ['100% online']],
    [
      'keeps overlapping ranges, and hidden ones',
      'salary_min=8000&salary_max=10000',
      ['Hidden pay', 'Physics Teacher'],
    ],
    ['applies the upper end of a range as sent', 'salary_min=40000&salary_max=100000', ['Hidden pay']],
    ['has no upper end without one', 'salary_min=40000', ['Head of PHYSICS', 'Hidden pay']],
    ['combines chosen places with "or"', 'country_id=193&city=Doha', ['100% online', 'Physics Teacher']],
    ['keeps all of a country beside one of its cities', 'country_id=193&city=Jeddah', ['Physics Teacher']],
    ['hides closed ones from others', 'status=closed', []],
  ])('%s', async (_, query, expected) => {
    expect(titles(await mine(query))).toEqual(expected);
  });

  it('shows a school all of its own vacancies, by state', async () => {
    expect((await mine('', school.token)).meta.total).toBe(6);
    expect(titles(await mine('status=closed', school.token))).toEqual(['Closed']);
    expect((await mine('', other.token)).meta.total).toBe(4);
  });

  it('filters by deadline and promotion among own vacancies only', async () => {
    const [{ application_deadline: day, vacancy_id }] = (await mine('search=online', school.token)).data;
    const total = async (query: string, token?: string) => (await mine(query, token)).meta.total;
    expect(await total(`deadline_from=${day}&deadline_to=${day}`, school.token)).toBe(6);
    expect(await total('deadline_to=2001-01-01', school.token)).toBe(0);
    expect(await total('deadline_to=2001-01-01')).toBe(4);
    await server.request('POST', `/api/vacancy/${vacancy_id}/feature`, { token: school.token });
    expect(titles(await mine('featured=true', school.token))).toEqual(['100% online']);
    expect(await total('featured=false', school.token)).toBe(5);
    expect(await total('featured=false')).toBe(4);
    await server.request('POST', `/api/vacancy/${vacancy_id}/unfeature`, { token: school.token });
  });

  it('never reveals a hidden salary range to candidates', async () => {
    const [hidden] = (await mine('search=Hidden')).data;
    expect(hidden).not.toHaveProperty('salary_range_min');
    const full = (await read(hidden.vacancy_id, candidate.token)).body.data;
    expect(full).not.toHaveProperty('salary_range_max');
    const own = (await read(hidden.vacancy_id, school.token)).body.data;
    expect(own.salary_range_max).toBe(400000);
  });

  it('shows an unlisted vacancy by direct link', async () => {
    const [byLink] = (await mine('search=By link', school.token)).data;
    expect((await read(byLink.vacancy_id, candidate.token)).status).toBe(200);
  });

  it('sorts, pages and returns the total', async () => {
    const byTitle = await mine('sort=vacancy_title&per_page=3');
    expect(byTitle.data.map((row: { vacancy_title: string }) => row.vacancy_title)).toEqual([
      '100% online',
      'Head of PHYSICS',
      'Hidden pay',
    ]);
    expect(byTitle.meta).toMatchObject({ total: 4, page: 1, per_page: 3 });
    expect((await mine('sort=vacancy_title&per_page=3&page=2')).data).toHaveLength(1);
    expect((await mine('country_id=193&city=Riyadh&city=Doha')).meta.locations).toBe(3);
  });

  it('refuses invalid parameters', async () => {
    for (const query of ['page=0', 'per_page=101', 'sort=salary', 'country_id=x']) {
      const { status } = await server.request('GET', `/api/vacancy?${query}`, { token: candidate.token });
      expect([400, 422]).toContain(status);
    }
  });

  it('leaves out expired vacancies', async () => {
    const late = await testServer();
    try {
      const [owner, seeker] = [await newSchool(late), await newCandidate(late)];
      const deadline = new Date(late.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
      const { vacancy_id } = await newVacancy(late, owner, { application_deadline: deadline });
      late.clock.forward(3 * 86_400);
      const found = await late.request('GET', '/api/vacancy', { token: seeker.token });
      expect(found.body.meta.total).toBe(0);
      const own = await late.request('GET', `/api/vacancy/${vacancy_id}`, { token: owner.token });
      expect(own.body.data).toMatchObject({ status: 'expired', is_open: false });
      const reopened = await late.request('POST', `/api/vacancy/${vacancy_id}/reopen`, {
        token: owner.token,
      });
      expect(reopened.status).toBe(409);
    } finally {
      await late.close();
    }
  });
});

describe('similar vacancies', () => {
  it('share subject, curriculum or level, the most similar first, and are open', async () => {
    const school = await newSchool(server);
    const make = (changes: Record<string, unknown>) => newVacancy(server, school, changes);
    const art = { subject_id: 29, curriculum_id: 13, ced_level: 8 };
    const base = await make({ ...art, vacancy_title: 'Base' });
    await make({ ...art, vacancy_title: 'All three' });
    await make({ ...art, curriculum_id: 14, vacancy_title: 'Subject and level' });
    await make({ ...art, subject_id: 30, ced_level: 7, vacancy_title: 'Curriculum' });
    await make({ vacancy_title: 'Nothing' });
    const closed = await make({ ...art, vacancy_title: 'Closed' });
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
    const { body } = await server.request('GET', `/api/vacancy/${base.vacancy_id}/similar`, {
      token: candidate.token,
    });
    expect(body.data.map((row: { vacancy_title: string }) => row.vacancy_title)).toEqual([
      'All three',
      'Subject and level',
      'Curriculum',
    ]);
    const missing = await server.request('GET', '/api/vacancy/987654321/similar', { token: candidate.token });
    expect(missing.status).toBe(404);
  });
});
