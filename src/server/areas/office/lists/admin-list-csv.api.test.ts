import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../engine/records/csv/csv-file.ts';
import { newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, school } = await withServer({ admin: (at) => at.admin(), school: newSchool });
await newVacancy(server, school);

const call = (method: string, path: string, json?: unknown) =>
  server.request(method, `/api/${path}`, { token: admin.token, ...(json === undefined ? {} : { json }) });

/** Returns a list's file as rows by title. */
async function exported(path: string): Promise<Record<string, string>[]> {
  const { status, raw } = await call('GET', `admin/lists/${path}`);
  expect(status).toBe(200);
  const { titles, lines } = readCsv(raw.toString())!;
  return lines.map(({ cells }) => Object.fromEntries(titles.map((title, index) => [title, cells[index]!])));
}

describe('the CSV file of a list', () => {
  it('has all fields of the form as text, with the counts', async () => {
    const [dubai] = await exported('cities/export?search=Dubai');
    expect(dubai).toMatchObject({ Country: 'United Arab Emirates', Name: 'Dubai', 'Name in Arabic': 'دبي' });
    expect(Object.keys(dubai!)).toEqual([
      'Number',
      'Country',
      'Name',
      'Name in Arabic',
      'Schools',
      'Vacancies',
    ]);
    const types = await exported('application-question-types/export?type_key=short_text');
    expect(types.map((row) => row['Answer format'])).toEqual(['Single line of text']);
  });

  it('has every row that the list finds, in its order', async () => {
    const countries = await exported('countries/export?sort=-name_en');
    expect(countries.length).toBeGreaterThan(200);
    expect(countries[0]).toMatchObject({ Name: 'Zimbabwe' });
    const { body } = await call('GET', 'admin/countries?in_use=true');
    expect(await exported('countries/export?in_use=true')).toHaveLength(body.meta.total);
    const { body: unused } = await call('GET', 'admin/countries?in_use=false');
    expect(unused.meta.total).toBe(countries.length - body.meta.total);
    const { body: ofOne } = await call('GET', 'admin/cities?country_id=187');
    expect(await exported('cities/export?country_id=187')).toHaveLength(ofOne.meta.total);
  });

  it('is named after the list, and not cached', async () => {
    const { headers } = await call('GET', 'admin/lists/skills/export');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toContain("filename*=UTF-8''skills.csv");
  });

  it('contains no spreadsheet formulas', async () => {
    await call('POST', 'skills', { skill_desc: '=HYPERLINK("http://x")' });
    const { raw } = await call('GET', 'admin/lists/skills/export?search=HYPERLINK');
    expect(raw.toString()).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('ignores a sort order and a filter of other lists', async () => {
    const all = await exported('skills/export');
    expect(await exported('skills/export?sort=iso2&country_id=1')).toEqual(all);
    expect((await call('GET', 'admin/lists/skills/export?in_use=perhaps')).status).toBe(400);
    expect((await call('GET', 'admin/lists/towns/export')).status).toBe(400);
  });

  it('is limited to Admins', async () => {
    expect((await server.request('GET', '/api/admin/lists/skills/export')).status).toBe(401);
    const refused = await server.request('GET', '/api/admin/lists/skills/export', { token: school.token });
    expect(refused.status).toBe(403);
  });
});
