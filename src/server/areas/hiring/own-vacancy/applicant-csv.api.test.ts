import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../engine/records/csv/csv-file.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { hireCalls } from '../../../testing/hire-scenario.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { profileReads } from '../../schools/tables/candidate-reach.ts';

const { server, school, rival, sara, omar } = await withServer({
  school: newSchool,
  rival: newSchool,
  sara: newCandidate,
  omar: (at) => newCandidate(at, { first_name: 'Omar', designation: '=cmd()' }),
});
const get = (path: string, token?: string) => server.request('GET', `/api/vacancy/${path}`, { token });

describe('the applicants of a vacancy as a CSV file', () => {
  it('contains the rows of the list in its order, without spreadsheet formulas', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const [first, second] = [
      await newApplication(server, sara, vacancy_id),
      await newApplication(server, omar, vacancy_id),
    ];
    const path = `${vacancy_id}/applicants/export`;
    const { status, raw, headers } = await get(`${path}?sort=candidate`, school.token);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(raw.toString()).toContain("'=cmd()");
    // Without the apostrophe, spreadsheets read it as a number: 9.71501E+11.
    expect(raw.toString()).toContain("'+971501234567");
    const { titles, lines } = readCsv(raw.toString())!;
    const rows = lines.map(({ cells }) => Object.fromEntries(titles.map((title, at) => [title, cells[at]])));
    expect(rows).toMatchObject([
      { Candidate: 'Omar Khalil', 'E-mail': second.email, Stage: 'Pending', Phone: '+971501234567' },
      { Candidate: 'Sara Khalil', 'E-mail': first.email, 'Fit (%)': expect.stringMatching(/^\d+$/) },
    ]);
    const { version } = await formVersion('applications');
    const today = server.clock.now().toISOString().slice(0, 4);
    for (const row of rows)
      expect(row['Form version']).toMatch(new RegExp(`^${today}-\\d\\d-\\d\\d ${version.slice(0, 8)}$`));
    const filtered = readCsv((await get(`${path}?search=omar`, school.token)).raw.toString())!;
    expect(filtered.lines).toHaveLength(1);
  });

  it('logs a read of each profile, and is rate-limited', async () => {
    const reader = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, reader);
    for (const person of [sara, omar]) await newApplication(server, person, vacancy_id);
    const strict = await testServer({ beside: server, rateLimitScale: 1 / 60 });
    const path = `/api/vacancy/${vacancy_id}/applicants/export?search=omar`;
    const answers = [];
    for (const _ of [1, 2]) answers.push(await strict.request('GET', path, { token: reader.token }));
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    const reads = await server.db
      .select({ candidate_id: profileReads.candidate_id })
      .from(profileReads)
      .where(eq(profileReads.reader_user_id, reader.user.id));
    expect(reads).toEqual([{ candidate_id: omar.id }]);
  });

  it('counts references where the school has asked, and says nothing of what is in them', async () => {
    const { give, wanted, call } = hireCalls(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, sara, vacancy_id);
    await newApplication(server, omar, vacancy_id);
    await give(await wanted(application_id, school, sara), { conduct: 'Shouts at pupils.' });
    const token = await wanted(application_id, school, sara);
    await call('POST', '/reference/decline', {}, { token });
    await wanted(application_id, school, sara);
    const path = `/api/vacancy/${vacancy_id}/applicants/export?sort=candidate`;
    const inLanguage = async (language: string) => {
      const headers = { 'accept-language': language };
      const { raw } = await server.request('GET', path, { token: school.token, headers });
      expect(raw.toString()).not.toContain('Shouts at pupils.');
      return readCsv(raw.toString())!;
    };
    const { titles, lines } = await inLanguage('en');
    const counts = lines.map(({ cells }) =>
      ['Referees asked', 'References given', 'Referees who declined'].map(
        (title) => cells[titles.indexOf(title)],
      ),
    );
    expect(counts).toEqual([
      ['', '', ''],
      ['3', '1', '1'],
    ]);
    expect((await inLanguage('ar')).titles).toContain('عدد التزكيات المقدمة');
  });

  it('is limited to the vacancy’s school', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const path = `${vacancy_id}/applicants/export`;
    expect((await get(path)).status).toBe(401);
    expect((await get(path, rival.token)).status).toBe(403);
    expect((await get(path, sara.token)).status).toBe(403);
    expect((await get('987654/applicants/export', school.token)).status).toBe(404);
    expect((await get(`${path}?status=Fired`, school.token)).status).toBe(400);
    expect((await get(path, school.token)).status).toBe(200);
  });
});
