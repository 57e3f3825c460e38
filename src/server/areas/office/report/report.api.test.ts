import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { sweepReports } from './report-queries.ts';

const { server, admin, sara, omar, school, rival } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  omar: newCandidate,
  school: newSchool,
  rival: (at) => newSchool(at, { school_name: 'The Rival' }),
});

type Someone = { token: string };
const MONEY = { reason: 'money', text: 'They asked for 200 dollars.' };
const post = (path: string, who: Someone | null, json: unknown = MONEY) =>
  server.request('POST', `/api${path}`, { token: who?.token, json });
const list = async (query = '') =>
  (await server.request('GET', `/api/admin/reports?${query}`, { token: admin.token })).body;
const newest = async () => (await list()).data[0];
const settle = (id: number, outcome: string, who: Someone = admin) =>
  post(`/admin/reports/${id}/settle`, who, { outcome, note: 'It asks applicants for money.' });
const newsOf = async ({ token }: Someone) =>
  (await server.request('GET', '/api/notification', { token })).body.data[0];
const vacancies = async (query: string) =>
  (await server.request('GET', `/api/admin/vacancies?${query}`, { token: admin.token })).body.data;

describe('reporting', () => {
  it('works once while a report is open, and notifies the Admins', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Alpha' });
    expect(await post(`/report/vacancy/${vacancy_id}`, sara)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({
      about: 'vacancy',
      name: 'Alpha',
      vacancy_id,
      ...MONEY,
      reporter_id: sara.user.id,
      outcome: null,
    });
    expect(await newsOf(admin)).toMatchObject({ kind: 'report_received', title: 'Alpha was reported' });
    expect((await post(`/report/vacancy/${vacancy_id}`, sara)).status).toBe(409);
    expect((await post(`/report/vacancy/${vacancy_id}`, rival)).status).toBe(200);
  });

  it('requires a known reason, and a text for another one', async () => {
    const path = `/report/school/${school.id}`;
    expect((await post(path, sara, {})).body.errors).toEqual({ reason: ['Choose what is wrong'] });
    expect((await post(path, sara, { reason: 'ugly' })).body.errors).toEqual({
      reason: ['Choose what is wrong'],
    });
    expect((await post(path, sara, { reason: 'other' })).body.errors).toEqual({
      text: ['Describe briefly what is wrong'],
    });
    expect((await post(path, sara, { reason: 'spam' })).status).toBe(200);
    expect(await newest()).toMatchObject({ about: 'school', school_id: school.id, text: null });
  });

  it('is refused for one’s own records, and for records that one cannot see', async () => {
    const own = await newVacancy(server, school, {});
    expect((await post(`/report/vacancy/${own.vacancy_id}`, school)).status).toBe(409);
    expect((await post(`/report/school/${school.id}`, school)).status).toBe(409);
    expect((await post(`/report/candidate/${sara.id}`, omar)).status).toBe(403);
    for (const path of [`vacancy/${own.vacancy_id}`, `school/${school.id}`, `candidate/${sara.id}`])
      expect(await post(`/report/${path}`, admin)).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/./) },
      });
    expect((await post('/report/vacancy/999999', sara)).status).toBe(404);
    expect((await post(`/report/vacancy/${own.vacancy_id}`, null)).status).toBe(401);
    await server.request('POST', `/api/vacancy/${own.vacancy_id}/close`, { token: school.token });
    const hidden = await newVacancy(server, school, { display_vacancy_public: 0 });
    await server.request('POST', `/api/vacancy/${hidden.vacancy_id}/close`, { token: school.token });
    expect((await post(`/report/vacancy/${hidden.vacancy_id}`, omar)).status).toBe(404);
  });

  it('lets a school report its applicant', async () => {
    const { vacancy_id } = await newVacancy(server, school, {});
    await newApplication(server, omar, vacancy_id);
    const report = await post(`/report/candidate/${omar.id}`, school, { reason: 'misleading' });
    expect(report.status).toBe(200);
    expect(await newest()).toMatchObject({ about: 'candidate', candidate_id: omar.id });
  });

  it('is limited to ten reports a minute', async () => {
    const strict = await testServer({ rateLimitScale: 1, beside: server });
    const people: Someone[] = [];
    while (people.length < 10) people.push(await newCandidate(server));
    const statuses: number[] = [];
    for (const { token } of [...people, omar]) {
      const path = `/api/report/school/${rival.id}`;
      const address = { 'x-forwarded-for': '10.9.0.1' };
      statuses.push((await strict.request('POST', path, { token, json: MONEY, headers: address })).status);
    }
    await strict.close();
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('an Admin', () => {
  it('finds reports by state, kind, reason, name and reporter', async () => {
    const { vacancy_id } = await newVacancy(server, rival, { vacancy_title: 'Beta' });
    await post(`/report/vacancy/${vacancy_id}`, omar, { reason: 'discrimination', text: 'Men only.' });
    const ofBeta = { data: [{ vacancy_id }], meta: { total: 1 } };
    expect(await list('search=beta')).toMatchObject(ofBeta);
    expect(await list('search=men%20only')).toMatchObject(ofBeta);
    expect(await list('reason=discrimination&about=vacancy&state=open')).toMatchObject(ofBeta);
    expect((await list('reason=discrimination&state=settled')).data).toEqual([]);
    expect((await list('reason=discrimination&created_to=2000-01-01')).data).toEqual([]);
    expect((await list('reason=discrimination&outcome=dismissed')).data).toEqual([]);
    expect(await list(`reason=discrimination&school_id=${school.id},${rival.id}`)).toMatchObject(ofBeta);
    expect((await list(`reason=discrimination&school_id=${school.id}`)).data).toEqual([]);
    expect((await list(`about=school&school_id=${school.id}`)).data).toMatchObject([
      { school_id: school.id },
    ]);
    const { data } = await list('sort=created_at');
    expect(data.at(-1)).toMatchObject({ name: 'Beta' });
  });

  it('can sort reported vacancies first', async () => {
    const { vacancy_id } = await newVacancy(server, rival, { vacancy_title: 'Gamma' });
    await post(`/report/vacancy/${vacancy_id}`, sara);
    await post(`/report/vacancy/${vacancy_id}`, omar);
    await post(`/report/vacancy/${vacancy_id}`, school);
    const [first, ...others] = await vacancies('sort=-open_reports');
    expect(first).toMatchObject({ vacancy_title: 'Gamma', open_reports: 3 });
    expect(others.at(-1)).toMatchObject({ open_reports: 0 });
    const reported: { open_reports: number }[] = await vacancies('reported=true');
    expect(reported.every(({ open_reports }) => open_reports > 0)).toBe(true);
    const shown = (await server.request('GET', `/api/vacancy/${vacancy_id}`, { token: sara.token })).body;
    expect(shown.data).not.toHaveProperty('open_reports');
  });

  it('dismisses a single report, and only its reporter is notified', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Delta' });
    await post(`/report/vacancy/${vacancy_id}`, omar);
    await post(`/report/vacancy/${vacancy_id}`, sara);
    const { report_id } = await newest();
    expect(await settle(report_id, 'dismissed')).toMatchObject({
      status: 200,
      body: {
        data: { outcome: 'dismissed', settled_by: expect.any(String), settled_at: expect.any(String) },
      },
    });
    expect(await newsOf(sara)).toMatchObject({ kind: 'report_dismissed', vacancy_id });
    expect((await newsOf(omar))?.kind).not.toBe('report_dismissed');
    expect((await vacancies('search=Delta'))[0]).toMatchObject({ open_reports: 1, status: 'open' });
    expect((await settle(report_id, 'dismissed')).status).toBe(409);
    expect((await post(`/report/vacancy/${vacancy_id}`, sara)).status).toBe(200);
  });

  it('takes a reported vacancy down, and notifies the school and all reporters', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Epsilon' });
    await post(`/report/vacancy/${vacancy_id}`, sara);
    await post(`/report/vacancy/${vacancy_id}`, omar);
    const { report_id } = await newest();
    expect((await settle(report_id, 'taken_down')).status).toBe(200);
    expect((await vacancies('search=Epsilon'))[0]).toMatchObject({
      status: 'taken_down',
      taken_down_reason: 'It asks applicants for money.',
      open_reports: 0,
    });
    for (const who of [sara, omar])
      expect(await newsOf(who)).toMatchObject({
        kind: 'report_taken_down',
        title: 'Your report about Epsilon',
      });
    expect((await list('search=Epsilon&state=open')).data).toEqual([]);
  });

  it('can take down vacancies only, and must state a finding', async () => {
    const { data } = await list('about=candidate&state=open');
    const refused = await settle(data[0].report_id, 'taken_down');
    expect(refused.body.errors).toEqual({ outcome: ['Only a vacancy can be taken down'] });
    const empty = await post(`/admin/reports/${data[0].report_id}/settle`, admin, {});
    expect(empty.body.errors).toEqual({
      outcome: ['Choose an outcome'],
      note: ['Describe what you found'],
    });
  });

  it('suspends the responsible account', async () => {
    const fraud = await newSchool(server, { school_name: 'The Fraud' });
    await post(`/report/school/${fraud.id}`, sara, { reason: 'impersonation' });
    const { report_id } = await newest();
    expect((await settle(report_id, 'suspended')).status).toBe(200);
    expect((await server.request('GET', '/api/user/school-profile', { token: fraud.token })).status).toBe(
      401,
    );
    expect(await newsOf(sara)).toMatchObject({ kind: 'report_suspended' });
    expect((await post(`/report/school/${fraud.id}`, omar)).status).toBe(404);
  });

  it('is the only one who can settle reports', async () => {
    const { report_id } = await newest();
    for (const who of [sara, school]) {
      expect((await settle(report_id, 'dismissed', who)).status).toBe(403);
      expect((await server.request('GET', '/api/admin/reports', { token: who.token })).status).toBe(403);
    }
    expect((await post(`/admin/reports/${report_id}/settle`, null, {})).status).toBe(401);
    expect((await settle(999999, 'dismissed')).status).toBe(404);
  });
});

describe('a report', () => {
  it('keeps nothing its reporter wrote once the reporter is erased', async () => {
    const leaver = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, rival, { vacancy_title: 'Zeta' });
    await post(`/report/vacancy/${vacancy_id}`, leaver);
    const { status } = await server.request('DELETE', '/api/user/me', {
      token: leaver.token,
      json: { password: leaver.password },
    });
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({ name: 'Zeta', text: null, reporter_id: null, reported_by: null });
    expect((await settle((await newest()).report_id, 'resolved')).status).toBe(200);
  });

  it('is deleted a year after it was settled', async () => {
    const { meta } = await list('state=settled');
    expect(meta.total).toBeGreaterThan(0);
    server.clock.forward(1);
    await sweepReports(server.db, server.clock.now());
    expect((await list('state=settled')).meta.total).toBe(0);
    expect((await list('state=open')).meta.total).toBeGreaterThan(0);
  });
});
