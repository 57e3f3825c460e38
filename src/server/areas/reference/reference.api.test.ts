import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const list = async (name: string) => (await server.request('GET', `/api/${name}`)).body.data;

describe('the reference lists', () => {
  it.each<[string, Record<string, unknown>, number]>([
    ['countries', { name_en: 'United Arab Emirates', iso2: 'AE', phone_code: '+971' }, 249],
    ['education-levels', { level_name: 'High School Diploma' }, 8],
    ['certificate-types', { name: 'PGCE' }, 25],
    ['curriculums', { curriculum_name: 'Cambridge' }, 21],
    ['subjects', { subject_name: 'Physics' }, 38],
    ['locations', { location_name: 'Doha, Qatar' }, 16],
    ['employment-types', { employmenttype_desc: 'Full time' }, 6],
    ['skills', { skill_desc: 'Phonics' }, 44],
    ['language-proficiencies', { proficiency_level: 'C1 - Advanced' }, 7],
    ['languages', { lang_desc: 'Arabic' }, 183],
    ['experience-levels', { expl_desc: 'Newly qualified' }, 6],
    ['candidate-roles', { candr_role_name: 'Principal' }, 20],
    ['grade-levels', { grade_name: 'Grade 12' }, 17],
    ['working-days', { day_name: 'Sunday' }, 7],
    ['accreditation', { name: 'Cognia' }, 20],
    ['facility', { facility_desc: 'Library' }, 22],
    ['benefits', { name: 'Medical insurance' }, 22],
    ['key-strengths', { strength: 'STEM focus' }, 16],
    ['student-device-programs', { program_name: 'Bring your own device' }, 7],
    ['application-question-types', { id: 7, type_key: 'rating_scale', has_rating_scale: true }, 8],
    ['rating-scales', { id: 1, name: 'Agreement' }, 5],
  ])('return all %s to everybody', async (name, item, length) => {
    const rows = await list(name);
    expect(rows).toHaveLength(length);
    expect(rows).toContainEqual(expect.objectContaining(item));
  });

  it('say what else a country and its nationals are called', async () => {
    const countries = (await list('countries')) as Record<string, string>[];
    const also = Object.fromEntries(countries.map((row) => [row.iso2, row.also?.split(', ')]));
    expect(also.GB).toEqual(expect.arrayContaining(['UK', 'British']));
    expect(also.EG).toEqual(expect.arrayContaining(['Egyptian', 'مصرية']));
    expect(also.AQ).toBeUndefined();
  });

  it('include every ISO 3166 country in both languages, with its dialling code', async () => {
    const countries = (await list('countries')) as Record<string, string>[];
    expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(249);
    const odd = countries.filter(
      ({ iso2, name_en, name_ar, phone_code }) =>
        !/^[A-Z]{2}$/.test(iso2!) ||
        !/^\p{Lu}/u.test(name_en!) ||
        !/^\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s()-]+$/u.test(name_ar!) ||
        !/^\+[1-9]\d{0,3}$/.test(phone_code!),
    );
    expect(odd).toEqual([]);
    const known = Object.fromEntries(countries.map((row) => [row.iso2, [row.name_ar, row.phone_code]]));
    expect(known).toMatchObject({
      KW: ['الكويت', '+965'],
      OM: ['عُمان', '+968'],
      PS: ['فلسطين', '+970'],
      EG: ['مصر', '+20'],
      GB: ['المملكة المتحدة', '+44'],
      JM: ['جامايكا', '+1876'],
      ZA: ['جنوب أفريقيا', '+27'],
    });
  });

  it('include the scales, types and levels that other features rely on', async () => {
    const levels = (await list('language-proficiencies')) as Record<string, string>[];
    expect(levels.map((row) => row.proficiency_level!.slice(0, 2))).toEqual([
      ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
      'Na',
    ]);
    const types = (await list('application-question-types')) as Record<string, unknown>[];
    expect(types.map((row) => row.type_key)).toEqual([
      ...['short_text', 'descriptive', 'option_select', 'multi_select'],
      ...['date', 'number', 'rating_scale', 'radio'],
    ]);
    expect(types[0]!.id).toBe(1);
    expect((await list('rating-scales'))[0]).toMatchObject({ id: 1, options: expect.any(Array) });
    const days = (await list('working-days')) as Record<string, string>[];
    expect(days.map((row) => row.day_name)).toEqual([
      ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
    const grades = (await list('grade-levels')) as Record<string, string>[];
    expect(grades.filter((row) => /^Grade \d+$/.test(row.grade_name!))).toHaveLength(12);
    const languages = (await list('languages')).map((row: { lang_desc: string }) => row.lang_desc);
    expect(languages.slice(0, 3)).toEqual(['Arabic', 'English', 'French']);
    expect(languages).toEqual(expect.arrayContaining(['Urdu', 'Malayalam', 'Filipino', 'Latin', 'Twi']));
  });

  it('list the most wanted items first, then sort by name', async () => {
    const names = (await list('countries')).map((row: { name_en: string }) => row.name_en);
    expect(names.slice(0, 8)).toEqual([
      'United Arab Emirates',
      'Saudi Arabia',
      'Qatar',
      'Kuwait',
      'Bahrain',
      'Oman',
      'Afghanistan',
      'Åland Islands',
    ]);
    const curricula = (await list('curriculums')).map(
      (row: { curriculum_name: string }) => row.curriculum_name,
    );
    expect(curricula.slice(0, 4)).toEqual(['IB', 'British', 'American', 'Cambridge']);
  });

  it('return the years of each experience level, including Admins’ own levels', async () => {
    const { token } = await server.admin();
    const json = { expl_desc: 'Mentor', years_from: 20, years_to: 25 };
    expect((await server.request('POST', '/api/experience-levels', { token, json })).status).toBe(201);
    const backwards = { ...json, expl_desc: 'Tutor', years_to: 19 };
    const refused = await server.request('POST', '/api/experience-levels', { token, json: backwards });
    expect(refused.body.errors).toEqual({ years_to: ['Must not be less than “Years from”'] });
    const levels = (await list('experience-levels')) as Record<string, unknown>[];
    expect(levels.at(-1)).toMatchObject(json);
    expect(levels.map(({ years_from, years_to }) => [years_from, years_to])).toEqual([
      ...[
        [0, 1],
        [1, 2],
        [3, 5],
        [6, 10],
      ],
      ...[[11], []].map(([from]) => [from, undefined]),
      [20, 25],
    ]);
  });
});
