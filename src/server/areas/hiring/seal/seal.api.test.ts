import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileStore } from '../../../engine/files/file-store.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { SEAL_KEY } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { describeSeals } from './describe-seals.ts';
import { sealKey } from './seal-chain.ts';
import { linkSome, verifySeals } from './seal-queries.ts';

const { server, school } = await withServer({ school: newSchool });

let candidate: Profile;
let vacancyId: number;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
  vacancyId = vacancy.vacancy_id;
  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'For the sea.' }];
  id = (await newApplication(server, candidate, vacancyId, { answers })).application_id;
  await server.seals.work();
});

const agreement = async ({ token }: { token: string }) =>
  (await server.request('GET', `/api/application/${id}/agreement`, { token })).body.data;
const change = (json: object) =>
  server.request('PUT', `/api/vacancy/${vacancyId}`, { token: school.token, json });
const place = { db: server.db, store: new FileStore(server) };
const verify = () => verifySeals(place, sealKey(SEAL_KEY));
const breachesHere = async () =>
  (await verify()).breaches.filter(({ application_id }) => application_id === id).map(({ is }) => is);

/** Runs a statement as somebody who can turn triggers off, then what is expected, then takes it back. */
async function tamperedBy(statement: ReturnType<typeof sql>, expected: () => Promise<void>) {
  const tables = ['application_snapshots', 'offers', 'seals'];
  const triggers = (state: 'disable' | 'enable') => async () => {
    for (const table of tables)
      await server.db.execute(sql.raw(`alter table ${table} ${state} trigger user`));
  };
  await triggers('disable')();
  await server.db.execute(statement);
  await triggers('enable')();
  await expected();
}

describe('what was applied to', () => {
  it('is the same for both sides, with a hash and a time, and stays when the advert changes', async () => {
    const before = await agreement(candidate);
    expect((await agreement(school)).as_applied).toEqual(before.as_applied);
    expect(before.is_as_sealed).toBe(true);
    expect(before.as_applied.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(before.as_applied.taken_at).not.toBeNull();
    expect(before.as_applied.answers).toEqual([{ question: QUESTIONS[0]!.question, answer: 'For the sea.' }]);
    expect(before.as_applied.changes).toEqual([]);
    const title = before.as_applied.advert.find(({ field }: { field: string }) => field === 'vacancy_title');
    await change({ vacancy_title: 'Another title', contract_duration: '1 year' });
    const after = await agreement(candidate);
    expect(after.as_applied.changes).toEqual([
      { field: 'vacancy_title', label: 'Vacancy title', before: title.text, after: 'Another title' },
      expect.objectContaining({ field: 'contract_duration', label: 'Contract duration', after: '1 year' }),
    ]);
    expect({ ...after.as_applied, changes: [] }).toEqual(before.as_applied);
  });

  it('writes days and salaries of a changed advert as the reader does', async () => {
    await change({ salary_range_min: 51000, salary_range_max: 62000, start_date: '2031-01-15' });
    const { changes } = (await agreement(candidate)).as_applied;
    const after = Object.fromEntries(
      changes.map(({ field, after }: { field: string; after: string }) => [field, after]),
    );
    expect(after).toMatchObject({ salary_range_min: '51,000', start_date: 'Jan 15, 2031' });
  });

  it('shows the lines of a long text that differ, with a few around them', async () => {
    const duties = Array.from({ length: 30 }, (_, n) => `<p>Duty ${n + 1}</p>`);
    const vacancy = await newVacancy(server, school, { job_description: duties.join('') });
    const { application_id } = await newApplication(server, await newCandidate(server), vacancy.vacancy_id);
    const job_description = duties.with(19, '<p>Duty 20, on Saturdays too</p>').join('');
    await server.request('PUT', `/api/vacancy/${vacancy.vacancy_id}`, {
      token: school.token,
      json: { job_description },
    });
    const { body } = await server.request('GET', `/api/application/${application_id}/agreement`, {
      token: school.token,
    });
    expect(body.data.as_applied.changes).toEqual([
      expect.objectContaining({
        field: 'job_description',
        before: 'Duty 18\nDuty 19\nDuty 20\nDuty 21\nDuty 22',
        after: 'Duty 18\nDuty 19\nDuty 20, on Saturdays too\nDuty 21\nDuty 22',
      }),
    ]);
  });

  it('names list items and labels in the language of the reader', async () => {
    const headers = { 'accept-language': 'ar' };
    const { body } = await server.request('GET', `/api/application/${id}/agreement`, {
      token: candidate.token,
      headers,
    });
    const country = body.data.as_applied.advert.find(
      ({ field }: { field: string }) => field === 'country_id',
    );
    expect(country.text).toMatch(/\p{Script=Arabic}/u);
    expect(country.question).toMatch(/\p{Script=Arabic}/u);
  });

  it('does not tell a salary that the school hides later', async () => {
    await change({ show_salary_range: 0, salary_range_min: 1, salary_range_max: 1001 });
    expect(JSON.stringify(await agreement(candidate))).not.toContain('1001');
  });
});

describe('verify-seals', () => {
  it('finds nothing wrong with what nobody touched', async () => {
    const report = await verify();
    expect(report.breaches).toEqual([]);
    expect(report.waiting).toBe(0);
    expect(report.intact).toBeGreaterThan(0);
    expect(describeSeals(report)).toContain('0 broken');
  });

  it.each([
    ['the profile', sql`profile = jsonb_set(profile, '{row,first_name}', '"Someone"')`],
    ['the advert', sql`advert = jsonb_set(advert, '{row,city}', '"Elsewhere"')`],
    ['an answer', sql`answers = jsonb_set(answers, '{0,answer}', '"For the sea!"')`],
    ['what was sent', sql`sent = coalesce(sent, '{}') || '{"email": "x@example.com"}'`],
    ['the time', sql`taken_at = taken_at + interval '1 millisecond'`],
    ['the version of a form', sql`form_version = 'x'`],
  ])('finds a change of %s', async (_, changed) => {
    const statement = sql`update application_snapshots set ${changed} where application_id = ${id}`;
    await tamperedBy(statement, async () => expect(await breachesHere()).toEqual(['changed']));
    for (const side of [candidate, school]) expect((await agreement(side)).is_as_sealed).toBe(false);
    const report = await verify();
    expect(describeSeals(report)).toContain(`What was applied to ${id} (application ${id}`);
  });

  it('finds a digest that was changed together with its snapshot', async () => {
    const city = sql`update application_snapshots set advert = jsonb_set(advert, '{row,city}', '"Elsewhere"')
      where application_id = ${id}`;
    await tamperedBy(city, async () => expect(await breachesHere()).toEqual(['changed']));
    const statement = sql`update seals set digest = (select snapshot_digest(s) from application_snapshots s where s.application_id = ${id})
      where application_id = ${id}`;
    await tamperedBy(statement, async () => expect(await breachesHere()).toEqual(['seal changed']));
  });

  it('finds a snapshot that was removed without a tombstone, and a seal that was removed', async () => {
    await tamperedBy(sql`delete from application_snapshots where application_id = ${id}`, async () =>
      expect(await breachesHere()).toEqual(['missing']),
    );
    const other = (
      await newApplication(server, await newCandidate(server), (await newVacancy(server, school)).vacancy_id)
    ).application_id;
    await server.seals.work();
    await tamperedBy(sql`delete from seals where application_id = ${other}`, async () => {
      const { breaches } = await verify();
      expect(breaches).toContainEqual(expect.objectContaining({ is: 'seal missing', application_id: other }));
    });
  });

  it('says of an erased application that it is erased', async () => {
    const { erased } = await verify();
    const json = { password: candidate.password };
    expect((await server.request('DELETE', '/api/user/me', { token: candidate.token, json })).status).toBe(
      200,
    );
    await server.seals.work();
    const report = await verify();
    expect(report.erased).toBe(erased + 1);
    expect(report.breaches.filter(({ application_id }) => application_id === id)).toEqual([]);
  });

  it('does not know seals of another key', async () => {
    const { breaches } = await verifySeals(place, sealKey('another key of thirty-two characters'));
    expect(breaches.map(({ is }) => is)).toContain('other key');
  });

  it('knows seals of a former key, also where the chain goes on with a new one', async () => {
    const next = sealKey('the next key of thirty-two characters');
    const vacancy = await newVacancy(server, school);
    await newApplication(server, await newCandidate(server), vacancy.vacancy_id);
    expect(await linkSome(server.db, next)).toBe(false);
    expect((await verifySeals(place, next)).breaches.map(({ is }) => is)).toContain('other key');
    const { breaches } = await verifySeals(place, next, [sealKey(SEAL_KEY)]);
    expect(breaches.filter(({ school_id }) => school_id === school.id).map(({ is }) => is)).not.toContain(
      'other key',
    );
    const unlinked = await verifySeals(place, sealKey(SEAL_KEY));
    expect(unlinked.breaches.map(({ is }) => is)).toContain('other key');
  });

  it('is not fooled by the database itself: seals cannot be changed or deleted', async () => {
    for (const statement of [
      sql`delete from seals where application_id = ${id}`,
      sql`update seals set digest = 'x' where application_id = ${id}`,
      sql`update seals set mac = 'x' where application_id = ${id}`,
    ])
      await expect(server.db.execute(statement)).rejects.toThrow();
  });
});
