import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../../../generated/operations.ts';
import { capital, wordsOf } from '../../../../language/run/value/words.ts';
import { candidateBody, QUESTIONS, vacancyBody } from '../../../testing/bodies.ts';
import { isReferenceList, labelOf } from '../../../testing/list-label.ts';
import { BESIDES_NAME, LISTS_OF_A_SCHOOL, leadingTo, USES } from '../../../testing/list-uses.ts';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { adminLists, type ListName, listNames } from '../../reference/admin-list-queries.ts';

type Fields = Record<string, unknown>;

/** Whether a link's screen exists, has the link's filter, and shows something. */
async function shownBy({ screen, query }: { screen: string; query: Record<string, string> }) {
  const { operation } = await readFile(
    new URL(`../../../../../schemas/crud/${screen}.json`, import.meta.url),
    'utf8',
  ).then(JSON.parse);
  const { path } = operations[operation as keyof typeof operations];
  const { status, body } = await call('GET', `${path.slice(1)}?${new URLSearchParams(query)}`);
  return [screen, status, body.meta?.total > 0];
}

/**
 * The expected counts of cities, candidates, schools and vacancies; a record with two references counts once.
 */
const COUNTS: Partial<Record<ListName, Fields>> = {
  countries: { city_count: 14, candidate_count: 1, school_count: 1, vacancy_count: 1 },
  'certificate-types': { candidate_count: 1, school_count: 1 },
  curriculums: { candidate_count: 1, school_count: 1, vacancy_count: 1 },
  languages: { candidate_count: 0, school_count: 1 },
  'application-question-types': { vacancy_count: 1 },
};

const [experience] = candidateBody().experience as Fields[];
const [certificate] = candidateBody().certificate as Fields[];
const { server, admin, school, candidate } = await withServer({
  admin: (at) => at.admin(),
  school: (at) => newSchool(at, LISTS_OF_A_SCHOOL),
  candidate: (at) =>
    newCandidate(at, {
      experience: [{ ...experience, subject_id: 2, country_id: 2 }, experience],
      certificate: [certificate, certificate],
    }),
});
await newVacancy(server, school, { application_questions: QUESTIONS });

const call = (method: string, path: string, json?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api/${path}`, { token, ...(json === undefined ? {} : { json }) });

await call('POST', 'centres', { name: 'Head office', country_id: 187, city: 'Doha' });

describe.each(listNames)('the list %s', (list) => {
  const { Name, Names, kind } = adminLists[list];
  const id = kind.id.name;
  const label = labelOf(list);
  const item = wordsOf(Name);
  const named = (name: string) => ({ [label]: name, ...BESIDES_NAME[list] });
  const rowNamed = (rows: Fields[], name: string) => rows.find((row) => row[label] === name);
  /** As seen by the roles that use the list. */
  const namesShown = async (name: string) => {
    const whole = () => server.request('GET', `/api/${list}`);
    const { body } = isReferenceList(list)
      ? await whole()
      : await call('GET', `admin/${list}?search=${name}`);
    return rowNamed(body.data, name);
  };
  const idOf = (answer: { body: { data: Fields } }) => answer.body.data[id] as number;

  it('adds an item, visible to everybody at once, which can be changed and deleted', async () => {
    const added = await call('POST', list, named('Quidditch'));
    expect(added.status).toBe(201);
    expect(added.body.message).toBe(`The ${item} has been added.`);
    expect(added.body.data).toMatchObject(named('Quidditch'));
    expect(await namesShown('Quidditch')).toMatchObject({ [id]: idOf(added) });

    const path = `${list}/${idOf(added)}`;
    const changed = await call('PUT', path, { [label]: 'QUIDDITCH' });
    expect(changed.body).toMatchObject({
      message: `The ${item} has been saved.`,
      data: named('QUIDDITCH'),
    });
    const found = await call('GET', `admin/${list}?search=quidd`);
    expect(found.body.data).toEqual([changed.body.data]);
    expect(await namesShown('QUIDDITCH')).toBeDefined();

    const deleted = await call('DELETE', path);
    expect(deleted.body.message).toBe(`The ${item} has been deleted.`);
    expect(await namesShown('QUIDDITCH')).toBeUndefined();
  });

  it('is sorted by each documented column, in both directions', async () => {
    const total = (await call('GET', `admin/${list}?per_page=1`)).body.meta.total;
    const counts = Object.keys((await call('GET', `admin/${list}`)).body.data[0]).filter((name) =>
      name.endsWith('_count'),
    );
    if (isReferenceList(list)) expect(counts.length).toBeGreaterThan(0);
    for (const key of [label, ...counts]) {
      const up = await call('GET', `admin/${list}?sort=${key}&per_page=100`);
      const down = await call('GET', `admin/${list}?sort=-${key}&per_page=1`);
      expect(up.body.meta).toEqual({ total, page: 1, per_page: 100 });
      const highest = Math.max(...up.body.data.map((row: Fields) => Number(row[key])));
      if (counts.includes(key) && total <= 100) expect(down.body.data[0][key]).toBe(highest);
    }
    expect((await call('GET', `admin/${list}?sort=extra`)).status).toBe(400);
  });

  it('explains invalid items', async () => {
    const label422 = async (value: unknown) =>
      (await call('POST', list, { ...BESIDES_NAME[list], [label]: value })).body.errors;
    for (const empty of [undefined, '', '   ', null])
      expect(await label422(empty)).toEqual({ [label]: ['Name is required'] });
    expect(await label422('x'.repeat(101))).toEqual({ [label]: ['Must be at most 100 characters'] });
    expect(await label422(['x'])).toEqual({ [label]: ['Enter a text'] });
    const unknown = await call('POST', list, { ...named('Quidditch'), position: 1 });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['position']]);
    const cleared = await call('PUT', `${list}/1`, { [label]: '' });
    expect([cleared.status, cleared.body.errors]).toEqual([422, { [label]: ['Name is required'] }]);
  });

  it('refuses items that differ only by case or repeated spaces', async () => {
    const exists = { [label]: [`This ${item} already exists`] };
    const first = await call('POST', list, named('Twin peak'));
    const second = await call('POST', list, named(' tWIN   peak '));
    expect([second.status, second.body.errors]).toEqual([422, exists]);
    const renamed = await call('PUT', `${list}/1`, { [label]: 'TWIN peak' });
    expect([renamed.status, renamed.body.errors]).toEqual([422, exists]);
    await call('DELETE', `${list}/${idOf(first)}`);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', list, named('Triplet'))));
    const statuses = answers.map(({ status }) => status).sort();
    expect([statuses[0], statuses.slice(1).every((status) => [409, 422].includes(status))]).toEqual([
      201,
      true,
    ]);
  });

  const [used, places] = USES[list] ?? [];
  if (used)
    it('refuses to delete an item in use, with its uses and links to the lists that show them', async () => {
      const refused = await call('DELETE', `${list}/${used}`);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `This entry is in use and cannot be deleted. Used by: ${places}.`,
      ]);
      expect(await Promise.all(refused.body.links.map(shownBy))).toEqual(
        leadingTo(places!).map((screen) => [screen, 200, true]),
      );
      const { data } = (await call('PUT', `${list}/${used}`, {})).body;
      expect(data).toMatchObject(COUNTS[list] ?? {});
    });

  it('returns 404 for a nonexistent item', async () => {
    const answers = [await call('PUT', `${list}/999999`, named('X')), await call('DELETE', `${list}/999999`)];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, expect.stringContaining(`The ${item}`)]);
  });

  it('is limited to Admins', async () => {
    const calls: [string, string, unknown?][] = [
      ['GET', `admin/${list}`],
      ['GET', `admin/stats/${list}`],
      ['POST', list, named('X')],
      ['PUT', `${list}/1`, named('X')],
      ['DELETE', `${list}/1`],
    ];
    for (const [method, path, json] of calls) {
      expect((await server.request(method, `/api/${path}`, { json })).status).toBe(401);
      for (const { token } of [candidate, school])
        expect((await call(method, path, json, token)).status).toBe(403);
    }
    if (isReferenceList(list)) expect((await server.request('GET', `/api/${list}`)).status).toBe(200);
  });

  it('has summary cards', async () => {
    const { cards } = (await call('GET', `admin/stats/${list}`)).body.data as {
      cards: { label: string; value: number }[];
    };
    const total = (await call('GET', `admin/${list}?per_page=1`)).body.meta.total;
    expect(cards[0]).toEqual({ label: capital(wordsOf(Names)), value: total });
    for (const [label, word] of [
      ['With open vacancies', /vacancies/],
      ['With schools', /schools/],
      ['With candidates', /candidates/],
    ] as const)
      if (word.test(places ?? ''))
        expect(cards.find((card) => card.label === label)?.value).toBeGreaterThan(0);
  });
});

describe('an item', () => {
  it.each([
    { list: 'subjects', label: 'subject_name', field: 'subject_id', choose: (id: number) => id },
    { list: 'skills', label: 'skill_desc', field: 'skill_id', choose: (id: number) => [id] },
  ])(
    'of $list cannot be deleted while a record concurrently chooses it',
    async ({ list, label, field, choose }) => {
      for (let round = 0; round < 15; round += 1) {
        const id = (await call('POST', list, { [label]: `Round ${round}` })).body.data[field];
        const [deleted, posted] = await Promise.all([
          call('DELETE', `${list}/${id}`),
          call('POST', 'vacancy', vacancyBody({ [field]: choose(id) }), school.token),
        ]);
        const outcome = `${deleted.status} ${posted.status}`;
        expect(['409 201', '200 422']).toContain(outcome);
        if (posted.status === 422)
          expect(posted.body.errors).toEqual({ [field]: ['Choose one of the options'] });
      }
    },
  );
});
