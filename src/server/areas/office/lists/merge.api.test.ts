import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import lookup from '../../../../../schemas/lookups/admin-items.json' with { type: 'json' };
import { newCandidate, newSchool, newVacancy, updateCandidate } from '../../../testing/scenario.ts';
import { newVacancyDraft } from '../../../testing/vacancy-draft-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { savedSearches } from '../../vacancies/tables/saved-search.ts';
import { vacancyDrafts } from '../../vacancies/tables/vacancy-draft.ts';

const { server, admin, school, candidate } = await withServer({
  admin: (at) => at.admin(),
  school: newSchool,
  candidate: newCandidate,
});

type Fields = Record<string, unknown>;
const call = (method: string, path: string, json?: unknown, token = admin.token) =>
  server.request(method, `/api/${path}`, { token, ...(json === undefined ? {} : { json }) });
const added = async (list: string, fields: Fields, id = 'id'): Promise<number> =>
  (await call('POST', list, fields)).body.data[id];
const merge = (list: string, id: number, into_id: unknown, token?: string) =>
  call('POST', `admin/lists/${list}/${id}/merge`, { into_id }, token);

describe('merging two spellings of an item', () => {
  it('moves all references, and reports them before and after', async () => {
    const wrong = await added('subjects', { subject_name: 'Mathmatics' }, 'subject_id');
    const right = await added('subjects', { subject_name: 'Applied mathematics' }, 'subject_id');
    const vacancy = await newVacancy(server, school, { subject_id: wrong });
    const moves = [{ by: 'vacancies', rows: 1 }];
    const preview = await call('GET', `admin/lists/subjects/${wrong}/merge`);
    expect(preview.body.data).toEqual({ moves });
    const merged = await merge('subjects', wrong, right);
    expect([merged.status, merged.body]).toMatchObject([
      200,
      { message: 'Merged into one subject.', data: { moves } },
    ]);
    const { body } = await call('GET', `vacancy/${vacancy.vacancy_id}`);
    expect(body.data.subject_id).toBe(right);
    expect((await call('GET', `admin/lists/subjects/${wrong}/merge`)).status).toBe(404);
  });

  it('keeps one choice of records that have chosen both', async () => {
    const [one, other, third] = [
      await added('skills', { skill_desc: 'Class management' }, 'skill_id'),
      await added('skills', { skill_desc: 'Classroom managment' }, 'skill_id'),
      await added('skills', { skill_desc: 'Patience' }, 'skill_id'),
    ];
    const chosen = await updateCandidate(server, candidate, { skill_id: [one, third, other] });
    expect(chosen.status).toBe(200);
    expect((await merge('skills', other, one)).status).toBe(200);
    const { body } = await call('GET', `candidate/${candidate.id}`);
    expect(body.data.skills.map(({ skill_id }: Fields) => skill_id)).toEqual([one, third]);
  });

  it('replaces a city’s name where it was typed', async () => {
    const wrong = await added('cities', { country_id: 187, name: 'Dohha' }, 'city_id');
    const { body } = await call('GET', 'admin/cities?search=Doha');
    const vacancy = await newVacancy(server, school, { country_id: 187, city: 'dohha' });
    expect((await merge('cities', wrong, body.data[0].city_id)).status).toBe(200);
    const shown = await call('GET', `vacancy/${vacancy.vacancy_id}`);
    expect(shown.body.data.city).toBe('Doha');
  });

  it('updates candidates’ saved searches', async () => {
    const wrong = await added('curriculums', { curriculum_name: 'I.B.' }, 'curriculum_id');
    const [kept] = await server.db
      .insert(savedSearches)
      .values({
        candidate_id: candidate.id,
        name: 'IB',
        filters: { curriculum_id: [wrong, 1], sort: 'title' },
      })
      .returning({ id: savedSearches.saved_search_id });
    await merge('curriculums', wrong, 1);
    const [row] = await server.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.saved_search_id, kept!.id));
    expect(row!.filters).toEqual({ curriculum_id: [1], sort: 'title' });
  });

  it('updates schools’ saved candidate searches', async () => {
    const wrong = await added('locations', { location_name: 'Dohaa, Qatar' }, 'location_id');
    const json = { name: 'Near us', filters: { preferred_locations: [wrong, 1] } };
    const { status, body } = await call('POST', 'candidate-search', json, school.token);
    expect(status).toBe(201);
    await merge('locations', wrong, 1);
    const kept = (await call('GET', 'candidate-search', undefined, school.token)).body.data;
    expect(kept).toMatchObject([
      { candidate_search_id: body.data.candidate_search_id, filters: { preferred_locations: [1] } },
    ]);
  });

  it('updates a city only in searches and drafts of its country', async () => {
    const [wrong, right] = [
      await added('cities', { country_id: 187, name: 'Lusayl' }, 'city_id'),
      await added('cities', { country_id: 187, name: 'Lusail City' }, 'city_id'),
    ];
    const ofCity = (country_id?: unknown) => ({ city: 'lusayl', ...(country_id ? { country_id } : {}) });
    const countries = [[187, 2], undefined, [2]];
    await server.db.insert(savedSearches).values(
      countries.map((country_id, index) => ({
        candidate_id: candidate.id,
        name: `Lusayl ${index}`,
        filters: ofCity(country_id),
      })),
    );
    for (const country_id of [187, 2]) await newVacancyDraft(server, school, [ofCity(country_id)]);
    expect((await merge('cities', wrong, right)).status).toBe(200);
    const kept = await server.db.select().from(savedSearches).where(like(savedSearches.name, 'Lusayl %'));
    const named = kept.sort((a, b) => a.name.localeCompare(b.name)).map(({ filters }) => filters.city);
    expect(named).toEqual(['Lusail City', 'Lusail City', 'lusayl']);
    const drafts = await server.db.select().from(vacancyDrafts).orderBy(vacancyDrafts.vacancy_draft_id);
    expect(drafts.map(({ steps }) => steps[0]!.city)).toEqual(['Lusail City', 'lusayl']);
  });

  it('updates vacancy drafts', async () => {
    const wrong = await added('skills', { skill_desc: 'Rhetorics' }, 'skill_id');
    const { vacancy_draft_id } = await newVacancyDraft(server, school, [{}, { skill_id: [wrong, 1] }]);
    expect((await merge('skills', wrong, 1)).status).toBe(200);
    const [row] = await server.db
      .select()
      .from(vacancyDrafts)
      .where(eq(vacancyDrafts.vacancy_draft_id, vacancy_draft_id));
    expect(row!.steps).toEqual([{}, { skill_id: [1] }]);
  });
});

describe('merging items', () => {
  it('refuses an item with itself, nonexistent items, other kinds and duplicates', async () => {
    const country = await added('countries', { name_en: 'Qatarr' }, 'country_id');
    await added('cities', { country_id: country, name: 'Doha' });
    const types = (await call('GET', 'application-question-types')).body.data;
    const refused = async (list: string, id: number, into: unknown) => {
      const { status, body } = await merge(list, id, into);
      return [status, body.errors ?? body.message];
    };
    expect(await refused('skills', 1, 1)).toEqual([422, { into_id: ['Choose a different entry'] }]);
    expect(await refused('skills', 1, 999_999)).toEqual([422, { into_id: ['This entry no longer exists'] }]);
    expect(await refused('skills', 1, undefined)).toEqual([422, { into_id: ['Choose the entry to keep'] }]);
    expect((await merge('skills', 999_999, 1)).status).toBe(404);
    expect(await refused('application-question-types', types[0].id, types[2].id)).toEqual([
      422,
      { into_id: ['This entry is of a different kind, so the two cannot be merged'] },
    ]);
    expect(await refused('countries', country, 187)).toEqual([
      409,
      'Both contain an entry with the same name. Merge those first.',
    ]);
    expect((await call('GET', `admin/lists/countries/${country}/merge`)).body.data.moves).toHaveLength(1);
  });

  it('has no English for a reader of Arabic', async () => {
    const [one, other] = [
      await added('subjects', { subject_name: 'Calculs' }, 'subject_id'),
      await added('subjects', { subject_name: 'Calculus' }, 'subject_id'),
    ];
    await newVacancy(server, school, { subject_id: one });
    const headers = { 'accept-language': 'ar' };
    const asked = (method: string, path: string, json?: unknown) =>
      server.request(method, `/api/${path}`, { token: admin.token, headers, ...(json ? { json } : {}) });
    const kept = await asked('DELETE', `subjects/${one}`);
    expect([kept.status, kept.body.links.map(({ text }: { text: string }) => text)]).toEqual([
      409,
      ['عرض الشواغر'],
    ]);
    const previewed = await asked('GET', `admin/lists/subjects/${one}/merge`);
    const merged = await asked('POST', `admin/lists/subjects/${one}/merge`, { into_id: other });
    const said = [
      kept.body.message,
      merged.body.message,
      ...previewed.body.data.moves.map(({ by }: { by: string }) => by),
    ];
    expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  it('is limited to Admins', async () => {
    expect((await merge('skills', 1, 2, school.token)).status).toBe(403);
    expect((await merge('skills', 1, 2, candidate.token)).status).toBe(403);
    expect((await server.request('POST', '/api/admin/lists/skills/1/merge', { json: {} })).status).toBe(401);
  });
});

it('the longest list is offered in full to the lookup of a filter', async () => {
  const { params } = lookup;
  const path = `admin/lists/countries/items?per_page=${params.per_page.const}`;
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(body.meta.total);
  expect(body.data).toContainEqual({ id: expect.any(Number), name: 'United Arab Emirates' });
});

it('items are offered by name, places with their country', async () => {
  const { body } = await call('GET', 'admin/lists/cities/items?search=Dubai');
  expect(body.data).toEqual([{ id: expect.any(Number), name: 'Dubai, United Arab Emirates' }]);
});
