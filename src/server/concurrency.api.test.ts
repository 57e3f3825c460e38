import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationHistory, applications } from './db/schema/application.ts';
import { notifications } from './db/schema/notification.ts';
import { savedVacancies } from './db/schema/vacancy.ts';
import {
  apply,
  asForm,
  candidateBody,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  schoolBody,
  updateCandidate,
  vacancyBody,
} from './testing/scenario.ts';
import { type Answer, type TestServer, testServer } from './testing/test-server.ts';

/** Two servers on one database: what holds between them holds within one. */
let servers: [TestServer, TestServer];
let server: TestServer;
let school: Profile;
let rival: Profile;
beforeAll(async () => {
  server = await testServer();
  servers = [server, await testServer({ beside: server })];
  [school, rival] = [await newSchool(server), await newSchool(server)];
});
afterAll(async () => {
  for (const one of [...servers].reverse()) await one.close();
});

/** As many calls at the same moment, each at the next of the servers. */
const atOnce = (times: number, call: (at: TestServer, index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(servers[index % 2]!, index)));
const statusesOf = (answers: Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('200 applications of one candidate at once', () => {
  it('make one, with one file, one entry in its history and one notice for the school', async () => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const before = server.storedFiles();
    const answers = await atOnce(200, (at) => apply(at, candidate, vacancy_id, { resume: pdf() }));
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 199 });
    expect(server.storedFiles()).toHaveLength(before.length + 1);
    const rows = await server.db
      .select({ id: applications.application_id })
      .from(applications)
      .where(eq(applications.vacancy_id, vacancy_id));
    expect(rows).toHaveLength(1);
    const id = rows[0]!.id;
    expect(await server.db.$count(applicationHistory, eq(applicationHistory.application_id, id))).toBe(1);
    expect(await server.db.$count(notifications, eq(notifications.application_id, id))).toBe(1);
  });

  it('keep the file of the profile where all of them use it', async () => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const before = server.storedFiles();
    expect(statusesOf(await atOnce(50, (at) => apply(at, candidate, vacancy_id)))).toEqual({
      201: 1,
      409: 49,
    });
    expect(server.storedFiles()).toEqual(before);
  });
});

describe('saving a job many times at once', () => {
  it.each([200, 201])('counts each of %i clicks', async (times) => {
    const candidate = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const answers = await atOnce(times, (at) =>
      at.request('POST', `/api/job/save-job/${vacancy_id}`, { token: candidate.token }),
    );
    expect(statusesOf(answers)).toEqual({ 200: times });
    // One after the other they say saved, unsaved, saved …; in whatever order, that makes as many of each.
    const saved = answers.filter(({ body }) => body.data.saved).length;
    expect(saved).toBe(Math.ceil(times / 2));
    const isSaved = await server.db.$count(savedVacancies, eq(savedVacancies.vacancy_id, vacancy_id));
    expect(isSaved).toBe(times % 2);
  });
});

describe('whole versions of one record at once', () => {
  /** Both versions several times at once; afterwards the record is one of them, in every field. */
  async function race(
    versions: [object, object],
    write: (at: TestServer, version: object) => Promise<Answer>,
    read: () => Promise<Record<string, unknown>>,
    shown: (body: object) => object,
  ) {
    for (let round = 0; round < 5; round += 1) {
      const answers = await atOnce(8, (at, index) => write(at, versions[(index >> 1) % 2]!));
      expect(statusesOf(answers)).toEqual({ 200: 8 });
      const found = await read();
      const fits = versions.map((version) => {
        try {
          expect(found).toMatchObject(shown(version));
          return true;
        } catch {
          return false;
        }
      });
      if (!fits.includes(true)) expect(found).toMatchObject(shown(versions[0]));
    }
  }

  it('leave a candidate’s profile one of them', async () => {
    const candidate = await newCandidate(server);
    const version = (name: string, ids: number[]) =>
      candidateBody({
        first_name: name,
        designation: name,
        address: name,
        skill_id: ids,
        preferred_locations: ids,
        experience: ids.map((id) => ({
          school_name: `${name} ${id}`,
          position_title: name,
          curriculum_id: id,
          start_date: '2018-08-20',
          is_current: true,
        })),
      });
    await race(
      [version('Anna', [1, 2, 3]), version('Berta', [4, 5])],
      (at, body) => updateCandidate(at, candidate, { ...body }),
      async () => {
        const path = '/api/user/candidate-profile';
        return (await server.request('GET', path, { token: candidate.token })).body.data.candidate;
      },
      (body) => {
        const { first_name, designation, address, skill_id, experience } = body as ReturnType<
          typeof candidateBody
        >;
        return { first_name, designation, address, skill_id, experiences: experience };
      },
    );
  });

  it('leave a school’s profile one of them', async () => {
    const version = (name: string, ids: number[], pay: number) =>
      schoolBody({
        school_name: name,
        city: name,
        grade_levels: ids,
        salary_range_min: pay,
        salary_range_max: pay + 500,
      });
    await race(
      [version('Palm', [1, 2], 1000), version('Sea', [3, 4, 5], 9000)],
      (at, body) =>
        at.request('PUT', `/api/school/${school.id}`, { token: school.token, form: asForm({ ...body }) }),
      async () =>
        (await server.request('GET', '/api/user/school-profile', { token: school.token })).body.data,
      (body) => {
        const { school_name, city, salary_range_min, salary_range_max } = body as Record<string, unknown>;
        return { school_name, city, salary_range_min, salary_range_max };
      },
    );
  });

  it('leave a vacancy one of its school’s, whatever another school sends', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const version = (title: string, ids: number[], pay: number) =>
      vacancyBody({
        vacancy_title: title,
        city: title,
        skill_id: ids,
        salary_range_min: pay,
        salary_range_max: pay + 500,
        job_description: `<p>${title}</p>`,
        application_questions: ids.map((id) => ({
          question: `${title} ${id}?`,
          question_type_id: 1,
          is_required: 0,
        })),
      });
    const path = `/api/vacancy/${vacancy_id}`;
    const foreign = Array.from({ length: 40 }, (_, index) =>
      servers[index % 2]!.request('PUT', path, { token: rival.token, json: version('Foreign', [6], 1) }),
    );
    await race(
      [version('Ours', [1, 2], 1000), version('Ours too', [3, 4, 5], 9000)],
      (at, json) => at.request('PUT', path, { token: school.token, json }),
      async () => (await server.request('GET', path, { token: school.token })).body.data,
      (body) => {
        const { vacancy_title, city, skill_id, salary_range_min, salary_range_max, job_description } =
          body as Record<string, unknown>;
        const questions = (body as { application_questions: { question: string }[] }).application_questions;
        return {
          vacancy_title,
          city,
          skill_id,
          salary_range_min,
          salary_range_max,
          job_description,
          application_questions: questions.map(({ question }) => expect.objectContaining({ question })),
        };
      },
    );
    expect(statusesOf(await Promise.all(foreign))).toEqual({ 403: 40 });
  });
});

describe('what works once', () => {
  it('makes one account of 50 registrations of one address', async () => {
    const email = server.newEmail();
    const passwords = Array.from({ length: 50 }, (_, index) => `correct horse ${index}`);
    const answers = await atOnce(50, (at, index) =>
      at.request('POST', '/api/auth/register', {
        json: { full_name: `Sara ${index}`, user_name: email, password: passwords[index], role_id: 2 },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 50 });
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from users where user_name = ${email}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    const mails = (await Promise.all(servers.map((one) => one.mail.to(email)))).flat();
    expect(mails.filter(({ text }) => /^ {4}\d{6}$/m.test(text))).toHaveLength(1);
    const logins = await atOnce(50, (at, index) =>
      at.request('POST', '/api/auth/login', { json: { user_name: email, password: passwords[index] } }),
    );
    expect(statusesOf(logins)).toEqual({ 200: 1, 400: 49 });
  });

  it('takes a code once of ten times at once', async () => {
    const email = server.newEmail();
    const json = { full_name: 'Sara', user_name: email, password: 'correct horse', role_id: 2 };
    await server.request('POST', '/api/auth/register', { json });
    const otp = await server.mail.codeFor(email);
    const answers = await atOnce(5, (at) =>
      at.request('POST', '/api/auth/verify-otp', { json: { user_name: email, otp } }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 4 });
  });

  it('takes a link for a new password once of ten times at once', async () => {
    const { email } = await server.signUp('Candidate');
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: email } });
    const mail = (await server.mail.to(email)).at(-1)!;
    const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
    const answers = await atOnce(10, (at, index) =>
      at.request('POST', '/api/auth/reset-password', {
        json: { email, token, password: `battery staple ${index}` },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 9 });
    const logins = await atOnce(10, (at, index) =>
      at.request('POST', '/api/auth/login', {
        json: { user_name: email, password: `battery staple ${index}` },
      }),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });
});
