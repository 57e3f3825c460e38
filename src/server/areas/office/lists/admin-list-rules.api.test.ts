import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../testing/bodies.ts';
import { newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, school } = await withServer({ admin: (at) => at.admin(), school: newSchool });
await newVacancy(server, school, { application_questions: QUESTIONS });

type Fields = Record<string, unknown>;
const call = (method: string, path: string, json?: unknown) =>
  server.request(method, `/api/${path}`, { token: admin.token, ...(json === undefined ? {} : { json }) });
await call('POST', 'centres', { name: 'Head office', country_id: 187, city: 'Doha' });

describe('the list of countries', () => {
  const names = ({ body }: { body: { data: { name_en: string }[] } }) => body.data.map((row) => row.name_en);
  const list = (query: string) => call('GET', `admin/countries?${query}`);

  it('is searched in both languages and by code, sorted and paged', async () => {
    expect(names(await list('search=عُمان'))).toEqual(['Oman']);
    expect(names(await list('search=qa'))).toContain('Qatar');
    expect(names(await list('search=%2B971'))).toEqual(['United Arab Emirates']);
    const first = await list('per_page=2');
    expect(names(first)).toEqual(['Afghanistan', 'Åland Islands']);
    expect(names(await list('sort=-name_en&per_page=1'))).toEqual(['Zimbabwe']);
    expect(names(await list('sort=-city_count&per_page=1'))).toEqual(['Saudi Arabia']);
    expect(names(await list('sort=-school_count&per_page=1'))).toEqual(['United Arab Emirates']);
  });

  it('requires valid codes and dialling codes, and unique codes', async () => {
    const create = async (more: Fields) =>
      (await call('POST', 'countries', { name_en: 'Utopia', ...more })).body.errors;
    expect(await create({ iso2: 'OM' })).toEqual({ iso2: ['This code already exists'] });
    expect(await create({ iso2: 'ut' })).toEqual({ iso2: ['Enter two capital letters'] });
    expect(await create({ phone_code: '00971' })).toEqual({
      phone_code: ['Enter a plus sign and up to six digits'],
    });
    for (const iso2 of [{ toString: 1 }, { a: 1 }, ['QZ'], 5])
      expect(Object.keys(await create({ iso2 }))).toEqual(['iso2']);
  });

  it('clears empty fields', async () => {
    const { body } = await call('POST', 'countries', { name_en: 'Utopia', name_ar: 'يوتوبيا', iso2: 'QZ' });
    const changed = await call('PUT', `countries/${body.data.country_id}`, { name_ar: '' });
    expect(changed.body.data).toMatchObject({
      name_en: 'Utopia',
      name_ar: null,
      iso2: 'QZ',
      phone_code: null,
    });
  });
});

describe('the list of question types', () => {
  const path = 'application-question-types';

  it('sets the answer type, which determines the other properties', async () => {
    const wrong = await call('POST', path, { type_label: 'Essay', type_key: 'essay' });
    expect(wrong.body.errors).toEqual({ type_key: ['Choose an answer format'] });
    const { body } = await call('POST', path, { type_label: 'Yes or no', type_key: 'option_select' });
    expect(body.data).toMatchObject({ has_options: true, has_rating_scale: false });
    const changed = await call('PUT', `${path}/${body.data.id}`, { type_key: 'rating_scale' });
    expect(changed.body.data).toMatchObject({ has_options: false, has_rating_scale: true });
    const renamed = await call('PUT', `${path}/${body.data.id}`, { type_label: 'Marks' });
    expect(renamed.body.data).toMatchObject({ has_options: false, has_rating_scale: true });
  });

  it('keeps the answer type of one in use', async () => {
    const refused = await call('PUT', `${path}/1`, { type_key: 'number' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This entry is in use, so its kind cannot be changed. Used by: vacancies' questions (1).",
    ]);
    expect((await call('PUT', `${path}/1`, { type_label: 'One line', type_key: 'short_text' })).status).toBe(
      200,
    );
  });
});

describe('the list of rating scales', () => {
  it('requires at least two marks', async () => {
    const errors = async (options: unknown) =>
      (await call('POST', 'rating-scales', { name: 'Scale', options })).body.errors;
    for (const few of [undefined, [], ['Good']])
      expect(await errors(few)).toEqual({ options: ['Add at least two ratings'] });
    expect(await errors(['Good', 'Good'])).toEqual({ options: ['Each entry can appear only once'] });
    expect(await errors(['Good', 5])).toHaveProperty(['options.1']);
  });
});

describe('the lists of cities and centres', () => {
  it('are filtered and sorted by their country, which they name', async () => {
    const found = await call('GET', 'admin/cities?search=bahrain&per_page=1');
    expect(found.body.meta.total).toBe(10);
    expect(found.body.data[0].country).toEqual({ country_id: expect.any(Number), name_en: 'Bahrain' });
    const last = await call('GET', 'admin/cities?sort=-country&per_page=1');
    expect(last.body.data[0].country.name_en).toBe('United Arab Emirates');
    const centres = await call('GET', 'admin/centres?search=qatar');
    expect(centres.body.data).toEqual([
      expect.objectContaining({ name: 'Head office', city: 'Doha', address: null, phone: null, email: null }),
    ]);
  });

  it('allow the same name in two countries, but not within one', async () => {
    const { body, status } = await call('POST', 'cities', { country_id: 187, name: 'Dubai' });
    expect(status).toBe(201);
    const moved = await call('PUT', `cities/${body.data.city_id}`, { country_id: 2 });
    expect([moved.status, moved.body.message]).toEqual([409, 'This already exists.']);
    const both = await call('PUT', `cities/${body.data.city_id}`, { country_id: 2, name: 'dubai' });
    expect(both.body.errors).toEqual({ name: ['This city already exists'] });
  });

  it('count vacancies and schools with their name, ignoring case', async () => {
    await newVacancy(server, school, { city: 'AL AIN' });
    const { data } = (await call('GET', 'admin/cities?search=al ain')).body;
    expect(data).toEqual([expect.objectContaining({ vacancy_count: 1, school_count: 0 })]);
    expect((await call('DELETE', `cities/${data[0].city_id}`)).body.message).toContain('vacancies (1)');
  });

  it('explain invalid input', async () => {
    const city = await call('POST', 'cities', { name: 'Nowhere', country_id: 999_999 });
    expect(city.body.errors).toEqual({ country_id: ['Choose one of the options'] });
    const centre = await call('POST', 'centres', { name: 'Office', phone: '+1', email: 'x' });
    expect(centre.body.errors).toEqual({
      country_id: ['Country is required'],
      city: ['City is required'],
      phone: ['Invalid phone number'],
      email: ['Invalid email format'],
    });
  });
});
