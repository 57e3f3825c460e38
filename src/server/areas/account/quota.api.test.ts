import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { files } from '../../engine/db/tables/file.ts';
import { vacancyBody } from '../../testing/bodies.ts';
import {
  apply,
  asForm,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  png,
  updateCandidate,
} from '../../testing/scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { transactionsWaiting } from '../../testing/transactions-waiting.ts';
import { setApproval } from '../schools/approval-queries.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { quotaOf } from './quota.ts';

const ONE = { rateLimitScale: 1 };
const server = await testServer(ONE);
afterAll(() => server.close());
const employer = await newSchool(server);
const admin = await server.admin();

const MOST = quotaOf('unapproved', ONE).open_vacancies!;

const waitingSchool = async () => {
  const school = await newSchool(server);
  await server.db.update(schools).set({ approval: 'waiting' }).where(eq(schools.school_id, school.id));
  return school;
};
const post = (school: Profile, changes = {}) =>
  server.request('POST', '/api/vacancy', { token: school.token, json: vacancyBody(changes) });
const usageOf = async ({ token }: { token: string }) =>
  (await server.request('GET', '/api/user/me/usage', { token })).body.data;

const openCopies = (vacancyId: number, number: number) => sql`
    insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
      ced_level, subject_id, curriculum_id, expl_id, minimum_experience)
    select school_id, vacancy_title, position_type, country_id, city, '2036-05-05', candr_id,
      ced_level, subject_id, curriculum_id, expl_id, minimum_experience
    from vacancies cross join generate_series(1, ${number}::int) where vacancy_id = ${vacancyId}`;
/** Adds open vacancies like the given one. */
const copies = (vacancyId: number, number: number) => server.db.execute(openCopies(vacancyId, number));

/** Stores a file of this many bytes without a record. */
const store = (person: { user: { id: number } }, bytes: number) =>
  server.db.insert(files).values({
    owner_id: person.user.id,
    visibility: 'private',
    storage_name: `${randomUUID()}.pdf`,
    original_name: 'large.pdf',
    media_type: 'application/pdf',
    bytes,
  });

describe('open vacancies of a school awaiting approval', () => {
  it('are limited when posted (even concurrently), reopened or extended, for that school only', async () => {
    const school = await waitingSchool();
    const { vacancy_id } = await newVacancy(server, school);
    await copies(vacancy_id, MOST - 3);
    expect((await usageOf(school)).open_vacancies).toEqual({
      used: MOST - 2,
      most: MOST,
      state: 'nearly_full',
    });
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => post(school)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = await post(school);
    expect(refused.body.message).toMatch(/^A school can have at most 10 open vacancies until it is approved/);
    expect((await usageOf(school)).open_vacancies.state).toBe('full');
    expect((await post(employer)).status).toBe(201);

    const change = (path: string, json?: object) =>
      server.request(path === '' ? 'PUT' : 'POST', `/api/vacancy/${vacancy_id}${path}`, {
        token: school.token,
        ...(json && { json }),
      });
    expect((await change('', { vacancy_title: 'Another title' })).status).toBe(200);
    expect((await change('/close')).status).toBe(200);
    expect((await post(school)).status).toBe(201);
    expect((await change('/reopen')).status).toBe(409);
    await server.db
      .update(vacancies)
      .set({ closed_at: null, application_deadline: '2020-01-01' })
      .where(eq(vacancies.vacancy_id, vacancy_id));
    const application_deadline = '2036-05-05';
    expect((await change('/extend', { application_deadline })).status).toBe(409);
    expect((await change('', { application_deadline })).status).toBe(409);
    const byAdmin = await server.request('PUT', `/api/vacancy/${vacancy_id}`, {
      token: admin.token,
      json: { application_deadline },
    });
    expect(byAdmin.status).toBe(200);
  });

  it('count an edit that extends a vacancy which expired meanwhile', async () => {
    const school = await waitingSchool();
    const { vacancy_id } = await newVacancy(server, school);
    const edited = await server.db.transaction(async (tx) => {
      await tx
        .update(vacancies)
        .set({ application_deadline: '2020-01-01' })
        .where(eq(vacancies.vacancy_id, vacancy_id));
      const edited = server.request('PUT', `/api/vacancy/${vacancy_id}`, {
        token: school.token,
        json: { application_deadline: '2036-05-05' },
      });
      await expect.poll(transactionsWaiting(server)).toBe(1);
      await tx.execute(openCopies(vacancy_id, MOST));
      return { answer: edited };
    });
    expect((await edited.answer).status).toBe(409);
  });

  it('are limited by its plan once it is approved', async () => {
    const school = await waitingSchool();
    const { vacancy_id } = await newVacancy(server, school);
    await copies(vacancy_id, MOST - 1);
    expect((await post(school)).status).toBe(409);
    await setApproval(server.db, school.id, 'approved', null, server.clock.now());
    expect((await post(school)).status).toBe(201);
    expect(await usageOf(school)).toMatchObject({
      waits_for_approval: false,
      open_vacancies: { used: MOST + 1, most: quotaOf('basic', ONE).open_vacancies, state: 'free' },
    });
  });
});

describe('a person’s stored bytes', () => {
  const { stored_bytes: most } = quotaOf('person', ONE);

  it('are limited: more are refused and not stored, fewer are accepted', async () => {
    const person = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, employer);
    const { used } = (await usageOf(person)).stored_bytes;
    await store(person, most - 5 - used);
    expect(await usageOf(person)).toEqual({
      stored_bytes: { used: most - 5, most, state: 'nearly_full' },
      waits_for_approval: false,
    });
    const before = server.storedFiles();
    const refused = await apply(server, person, vacancy_id, { resume: pdf('for this job.pdf') });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/its limit of 100 MB. Remove files/);
    expect(server.storedFiles()).toEqual(before);
    expect((await apply(server, person, vacancy_id)).status).toBe(201);
  });

  it('stay within the quota under concurrent uploads', async () => {
    const person = await newCandidate(server);
    const jobs = await Promise.all(Array.from({ length: 6 }, () => newVacancy(server, employer)));
    const resume = pdf('for this job.pdf');
    const { used } = (await usageOf(person)).stored_bytes;
    await store(person, most - used - Math.floor(2.5 * resume.size));
    const answers = await Promise.all(
      jobs.map(({ vacancy_id }) => apply(server, person, vacancy_id, { resume })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await usageOf(person)).stored_bytes.used).toBeLessThanOrEqual(most);
  });

  it('shrink when a smaller file replaces a larger one', async () => {
    const person = await newCandidate(server);
    await server.db
      .update(files)
      .set({ bytes: most + 5 })
      .where(eq(files.owner_id, person.user.id));
    expect((await updateCandidate(server, person, { designation: 'Head' })).status).toBe(200);
    expect((await updateCandidate(server, person, { candidate_cv: pdf('short.pdf') })).status).toBe(200);
    expect((await usageOf(person)).stored_bytes.state).toBe('free');
  });
});

it('include those of everybody in the same school', async () => {
  const school = await waitingSchool();
  const colleague = await server.signUp('School');
  await server.db.execute(sql`
    insert into team_members (school_id, user_id, email, team_role, invited_at, expires_at, joined_at)
    values (${school.id}, ${colleague.user.id}, ${colleague.email}, 'recruiter', now(), now(), now())`);
  const { used } = (await usageOf(school)).stored_bytes;
  await store(colleague, 1_000);
  expect((await usageOf(school)).stored_bytes.used).toBe(used + 1_000);
  expect((await usageOf(colleague)).stored_bytes.used).toBe(used + 1_000);
  await server.db.execute(
    sql`update files set bytes = ${quotaOf('unapproved', ONE).stored_bytes} where owner_id = ${colleague.user.id}`,
  );
  const form = asForm({ school_photos: [png('hall.png')] });
  const refused = await server.request('PUT', `/api/school/${school.id}`, { token: school.token, form });
  expect(refused.status).toBe(409);
});

it('returns usage to signed-in users, for their own account only', async () => {
  expect((await server.request('GET', '/api/user/me/usage')).status).toBe(401);
  expect(await usageOf(admin)).toEqual({
    stored_bytes: { used: 0, most: quotaOf('person', ONE).stored_bytes, state: 'free' },
    waits_for_approval: false,
  });
});
