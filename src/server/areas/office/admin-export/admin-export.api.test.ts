import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../engine/records/csv/csv-file.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, sara, school } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
});

const save = (path: string, token: string | undefined = admin.token) =>
  server.request('GET', `/api/admin/${path}`, { token });
const linesOf = async (path: string) => {
  const { raw } = await save(path);
  const { titles, lines } = readCsv(raw.toString().replace(/^\uFEFF/, ''))!;
  return lines.map(({ cells }) => Object.fromEntries(titles.map((title, at) => [title, cells[at]])));
};

describe('an Admin’s exports', () => {
  it('contain the users, vacancies, schools and applications that the list finds', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Alpha' });
    await newVacancy(server, school, { vacancy_title: 'Beta' });
    await newApplication(server, sara, vacancy_id);
    expect(await linesOf('vacancies/export?search=alpha')).toEqual([
      expect.objectContaining({ Title: 'Alpha', State: 'open', Reports: '0' }),
    ]);
    expect(await linesOf('user/export?role_id=2')).toEqual([
      expect.objectContaining({ 'E-mail': sara.email, Role: 'Candidate' }),
    ]);
    expect(await linesOf(`school/export`)).toEqual([
      expect.objectContaining({ Number: String(school.id), 'Open vacancies': '2' }),
    ]);
    expect(await linesOf('application/export')).toEqual([
      expect.objectContaining({ Vacancy: 'Alpha', Status: 'Pending' }),
    ]);
    expect(await linesOf('application/export?status=Hired')).toEqual([]);
  });

  it('contain the candidates that the list finds, in its order', async () => {
    const named = { first_name: 'Zeta', last_name: 'Quill', designation: '=HYPERLINK("x")' };
    const zeta = await newCandidate(server, named);
    const alif = await newCandidate(server, { first_name: 'Alif', last_name: 'Quill', country_id: 2 });
    const found = await linesOf('candidate/export?search=quill&sort=first_name');
    expect(found.map((line) => line.Number)).toEqual([String(alif.id), String(zeta.id)]);
    expect(found[0]).toMatchObject({ Nationality: 'United Arab Emirates', 'Visible to schools': 'Yes' });
    expect((await save('candidate/export?search=zeta')).raw.toString()).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await linesOf('candidate/export?search=quill&findable=false')).toEqual([]);
  });

  it('say under which version of its forms each record was last saved', async () => {
    const kim = await newCandidate(server, { first_name: 'Kim', last_name: 'Versions' });
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Versions' });
    const shown = async (name: string) => (await formVersion(name)).version.slice(0, 8);
    const [profile, advert, own] = [
      await shown('candidate profiles'),
      await shown('vacancies'),
      await shown('school profiles'),
    ];
    const versionsOf = async (path: string) =>
      (await linesOf(path)).map(({ 'Form version': version }) => version);
    const inCandidates = 'candidate/export?search=versions';
    const inVacancies = 'vacancies/export?search=versions';
    expect([await versionsOf(inCandidates), await versionsOf(inVacancies)]).toEqual([[profile], [advert]]);
    expect(await versionsOf(`school/export`)).toEqual([own]);
    await newApplication(server, kim, vacancy_id);
    expect(await versionsOf('application/export?search=kim')).toEqual([await shown('applications')]);

    for (const table of ['candidates', 'vacancies', 'schools'])
      await server.db.execute(sql`update ${sql.identifier(table)} set form_version = 'earlier'`);
    expect([await versionsOf(inCandidates), await versionsOf(inVacancies)]).toEqual([
      ['earlier'],
      ['earlier'],
    ]);
    const saved = [
      await server.request('PUT', `/api/candidate/${kim.id}`, { token: kim.token, json: { kids_num: 1 } }),
      await server.request('PUT', `/api/vacancy/${vacancy_id}`, {
        token: school.token,
        json: { city: 'Doha' },
      }),
      await server.request('PUT', `/api/school/${school.id}`, {
        token: school.token,
        json: { city: 'Doha' },
      }),
    ];
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await versionsOf(inCandidates), await versionsOf(inVacancies)]).toEqual([[profile], [advert]]);
    expect(await versionsOf(`school/export`)).toEqual([own]);
  });

  it('contain no spreadsheet formulas', async () => {
    await newVacancy(server, school, { vacancy_title: '=1+1' });
    expect((await save('vacancies/export')).raw.toString()).toContain(`"'=1+1"`);
  });

  it('are logged, also as security events', async () => {
    for (const path of ['candidate', 'user', 'school', 'vacancies', 'application'])
      await save(`${path}/export`);
    await save('user/export');
    const events = await server.request('GET', '/api/admin/security-events?kind=export&sort=created_at', {
      token: admin.token,
    });
    const operations = events.body.data.map(({ operation }: { operation: string }) => operation);
    expect(new Set(operations)).toEqual(
      new Set(['exportCandidates', 'exportUsers', 'exportSchools', 'exportVacancies', 'exportApplications']),
    );
    const { body } = await server.request('GET', '/api/admin/audit', { token: admin.token });
    expect(body.data[0]).toMatchObject({ operation: 'exportUsers', thing: 'user', changes: [] });
  });

  it('are refused to everybody else', async () => {
    for (const path of ['candidate', 'user', 'school', 'vacancies', 'application']) {
      expect((await save(`${path}/export`, sara.token)).status).toBe(403);
      expect((await save(`${path}/export`, school.token)).status).toBe(403);
      expect((await server.request('GET', `/api/admin/${path}/export`)).status).toBe(401);
    }
    expect((await save('vacancies/export?status=perhaps')).status).toBe(400);
  });
});
