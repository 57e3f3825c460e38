import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../engine/records/csv/csv-file.ts';
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
