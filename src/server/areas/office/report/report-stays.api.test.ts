import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../engine/db/connect.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';
import { deleteUser, lockUser } from '../../account/user-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { lockVacancy } from '../../vacancies/vacancy-queries.ts';
import { reports } from '../tables/report.ts';

const { server, admin, sara, omar, school, rival } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  omar: newCandidate,
  school: newSchool,
  rival: newSchool,
});

type Someone = { token: string };
const MONEY = { reason: 'money', text: 'They asked for 200 dollars.' };
const post = (path: string, { token }: Someone, json: unknown = MONEY) =>
  server.request('POST', `/api${path}`, { token, json });
const list = async (query = '') =>
  (await server.request('GET', `/api/admin/reports?${query}`, { token: admin.token })).body;
const newest = async () => (await list()).data[0];
const settle = (id: number, outcome: string) =>
  post(`/admin/reports/${id}/settle`, admin, { outcome, note: 'It asks applicants for money.' });
const newsOf = async ({ token }: Someone) =>
  (await server.request('GET', '/api/notification', { token })).body.data[0];

describe('a report', () => {
  it('outlives a deleted vacancy, and can still be settled', async () => {
    const { vacancy_id } = await newVacancy(server, rival, { vacancy_title: 'Eta' });
    await post(`/report/vacancy/${vacancy_id}`, omar);
    await post(`/report/vacancy/${vacancy_id}`, sara);
    const { report_id } = await newest();
    const gone = await newVacancy(server, rival, { vacancy_title: 'Theta' });
    await post(`/report/vacancy/${gone.vacancy_id}`, sara);
    for (const id of [vacancy_id, gone.vacancy_id]) {
      const path = `/api/vacancy/${id}`;
      expect((await server.request('DELETE', path, { token: rival.token })).status).toBe(200);
    }
    const kept = { about: 'vacancy', name: 'Eta', vacancy_id: null, is_gone: true, ...MONEY };
    expect((await list('search=eta&about=vacancy&state=open')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...kept, report_id })]),
    );
    for (const outcome of ['taken_down', 'suspended'])
      expect((await settle(report_id, outcome)).body.errors).toEqual({
        outcome: ['The reported item has since been deleted'],
      });
    expect(await settle(report_id, 'resolved')).toMatchObject({ status: 200, body: { data: kept } });
    expect(await newsOf(sara)).toMatchObject({
      kind: 'report_resolved',
      title: 'Your report about Eta',
      vacancy_id: null,
    });
    // Others' reports about it stay open.
    expect((await list('search=eta&state=open')).data).toContainEqual(
      expect.objectContaining({ name: 'Eta', reporter_id: omar.user.id }),
    );
  });

  it('outlives a deleted school', async () => {
    const doomed = await newSchool(server, { school_name: 'The Doomed' });
    await post(`/report/school/${doomed.id}`, sara);
    const { status } = await server.request('DELETE', '/api/user/me', {
      token: doomed.token,
      json: { password: doomed.password },
    });
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({
      about: 'school',
      name: 'The Doomed',
      school_id: null,
      is_gone: true,
      ...MONEY,
    });
  });

  it('outlives an erased candidate, without personal data', async () => {
    const leaver = await newCandidate(server, { first_name: 'Iota', last_name: 'Kappa' });
    const { vacancy_id } = await newVacancy(server, school, {});
    await newApplication(server, leaver, vacancy_id);
    const about = { reason: 'misleading', text: 'Iota Kappa has never taught here.' };
    await post(`/report/candidate/${leaver.id}`, school, about);
    const { report_id, name } = await newest();
    expect(name).toBe('Iota Kappa');
    await server.request('DELETE', '/api/user/me', {
      token: leaver.token,
      json: { password: leaver.password },
    });
    const kept = await newest();
    expect(kept).toMatchObject({
      report_id,
      about: 'candidate',
      name: 'A former candidate',
      candidate_id: null,
      is_gone: true,
      reason: 'misleading',
      text: null,
      reporter_id: school.user.id,
    });
    const rows = await server.db.select().from(reports).where(eq(reports.report_id, report_id));
    expect(JSON.stringify(rows)).not.toMatch(/Iota|Kappa/);
    expect((await settle(report_id, 'dismissed')).status).toBe(200);
    expect(await newsOf(school)).toMatchObject({
      title: 'Your report about a former candidate',
      // The message does not claim that a deleted subject remains.
      message: 'We looked into it and found nothing that breaks our rules.',
    });
  });
});

describe('while a report is being settled', () => {
  const waiting = transactionsWaiting(server);

  /** Settles a report while its subject is erased, in the lock order of erasure. */
  const settledAmid = async (id: number, userId: number, goes: (tx: Db) => Promise<unknown>) => {
    const { answer } = await server.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const pending = settle(id, 'dismissed');
      await expect.poll(waiting).toBe(1);
      await goes(tx);
      await deleteUser(tx, userId);
      return { answer: pending };
    });
    return (await answer).status;
  };

  it('the candidate can be erased, and it is still settled', async () => {
    const leaver = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school, {});
    await newApplication(server, leaver, vacancy_id);
    await post(`/report/candidate/${leaver.id}`, school);
    const { report_id } = await newest();
    const goes = (tx: Db) => tx.delete(candidates).where(eq(candidates.candidate_id, leaver.id));
    expect(await settledAmid(report_id, leaver.user.id, goes)).toBe(200);
    expect((await newsOf(school)).title).toMatch(/^Your report about /);
  });

  it.each([
    ['dismissed', 200, undefined],
    ['taken_down', 422, { outcome: ['The reported item has since been deleted'] }],
  ])('its vacancy can be deleted: %s gets an explanation', async (outcome, status, errors) => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Lambda' });
    await post(`/report/vacancy/${vacancy_id}`, sara);
    const { report_id } = await newest();
    const { answer } = await server.db.transaction(async (tx) => {
      await lockVacancy(tx, vacancy_id, 'update');
      const pending = settle(report_id, outcome);
      await expect.poll(waiting).toBe(1);
      await tx.delete(vacancies).where(eq(vacancies.vacancy_id, vacancy_id));
      return { answer: pending };
    });
    const { body, ...answered } = await answer;
    expect([answered.status, body.errors]).toEqual([status, errors]);
  });

  it('its school can be deleted, and it is still settled', async () => {
    const doomed = await newSchool(server, { school_name: 'The Leaving' });
    await post(`/report/school/${doomed.id}`, sara);
    const { report_id } = await newest();
    const goes = (tx: Db) => tx.delete(schools).where(eq(schools.school_id, doomed.id));
    expect(await settledAmid(report_id, doomed.user.id, goes)).toBe(200);
    expect(await newest()).toMatchObject({ report_id, is_gone: true, outcome: 'dismissed' });
    expect((await newsOf(sara)).title).toBe('Your report about The Leaving');
  });
});
