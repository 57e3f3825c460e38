import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileTransport } from '../../../engine/mail/mail-transport.ts';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import { candidateBody, QUESTIONS } from '../../../testing/bodies.ts';
import { newSavedSearch } from '../../../testing/saved-search-scenario.ts';
import {
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  png,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, admin } = await withServer({ school: newSchool, admin: (at) => at.admin() });

const send = (method: string, path: string, { token }: { token: string }, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const erase = (person: Profile, password = person.password) =>
  send('DELETE', '/user/me', person, { password });
const numbersOf = async ({ id, token }: Profile) =>
  (await send('GET', `/school/${id}/dashboard-metrics`, { token })).body.data.total_applications;

/** Returns every row of every table, every file and every log line, each with its place. */
async function everything(): Promise<[place: string, text: string][]> {
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const stored = await Promise.all(
    tables.map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await server.db.execute<{ all: string }>(
        sql`select coalesce(string_agg(t::text, E'\n'), '') as all from ${sql.identifier(name)} t`,
      );
      return [`table ${name}`, rows[0]!.all];
    }),
  );
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [path, readFileSync(path, 'latin1')]);
  return [...stored, ...files, ['log', server.log().join('\n')]];
}

async function traces(words: readonly string[]): Promise<string[]> {
  const hits = [];
  for (const [place, text] of await everything())
    for (const word of words)
      if (text.toLowerCase().includes(word.toLowerCase())) hits.push(`${word} in ${place}`);
  return hits;
}

/** Writes the mails so far as files, as without a mail server. */
async function writeMails(): Promise<void> {
  mkdirSync(join(server.dataDir, 'mail'), { recursive: true });
  const write = fileTransport(join(server.dataDir, 'mail'), 'http://marketplace.test');
  const { rows } = await server.db.execute<{ id: string; recipient: string; subject: string }>(
    sql`select id, recipient, subject from mail_outbox`,
  );
  for (const { id, recipient, subject } of rows) {
    const sent = (await server.mail.to(recipient)).filter((mail) => mail.subject === subject);
    const text = sent.map((mail) => mail.text).join('\n');
    await write({ to: recipient, subject, text, html: '' }, Number(id));
  }
}

const NAMES = { first_name: 'Zenobia', last_name: 'Quartermain', first_name_ar: 'زنوبيا' };
const PHONE = '509988776';

async function livingCandidate() {
  const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
  const other = await newVacancy(server, school);
  const email1 = 'zenobia.q@example.com';
  const person = await newCandidate(server, {
    ...NAMES,
    phone1: PHONE,
    email1,
    candidate_picture: png(),
    candidate_dox: pdf('zenobia.pdf'),
  });
  await send('PUT', `/user/${person.user.id}`, admin, { full_name: 'Zenobia Quartermain' });
  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'I am Zenobia.' }];
  const sent = await newApplication(server, person, vacancy.vacancy_id, {
    answers,
    phone: PHONE,
    resume: pdf('quartermain.pdf'),
  });
  const path = `/application/${sent.application_id}`;
  await send('GET', path, school);
  await send('PUT', `${path}/status`, school, { status: 'Under Review', note: 'Zenobia convinces.' });
  await newInterview(server, school, sent.application_id, { note: 'Ask Zenobia about her thesis.' });
  const { invitation_id } = await newInvitation(server, school, other.vacancy_id, person.id);
  await send('POST', `/job/invitation/${invitation_id}/accept`, person);
  await newSavedSearch(server, person, { name: 'Zenobia’s search' });
  await newApplicationDraft(server, person, other.vacancy_id, [{ phone: PHONE }, { answer: 'As Zenobia' }]);
  await server.request('POST', '/api/contact', {
    json: { name: 'Zenobia Quartermain', email: person.email, subject: 'Hello', message: 'It is Zenobia.' },
  });
  await send('GET', `/candidate/${person.id}`, school);
  await server.request('POST', '/api/auth/forgot-password', { json: { user_name: person.email } });
  await server.mail.to(person.email);
  await writeMails();
  return { person, vacancy, words: [person.email, email1, PHONE, 'Zenobia', 'Quartermain', 'زنوبيا'] };
}

describe('erasing a candidate', () => {
  it('leaves no trace in the database, files, mails or logs', async () => {
    const { person, words } = await livingCandidate();
    // The texts were found before: otherwise the search would prove nothing.
    const before = await traces(words);
    for (const word of words) expect(before.join('\n')).toContain(`${word} in`);
    const applications = await numbersOf(school);
    const files = server.storedFiles().filter((path) => path.includes('/files/')).length;

    expect(await erase(person)).toMatchObject({
      status: 200,
      body: { data: null, message: 'Your account has been deleted.' },
    });
    expect(await traces(words)).toEqual([]);
    expect(server.storedFiles().filter((path) => path.includes('/files/'))).toHaveLength(files - 4);
    expect((await send('GET', '/notification', person)).status).toBe(401);
    const login = { user_name: person.email, password: person.password };
    expect((await server.request('POST', '/api/auth/login', { json: login })).status).toBe(400);
    expect(await numbersOf(school)).toBe(applications);
  });

  it('notifies schools with an undecided application, naming the vacancy but not the person', async () => {
    const vacancy = await newVacancy(server, school, { vacancy_title: 'Head of Sixth Form' });
    const person = await newCandidate(server);
    await newApplication(server, person, vacancy.vacancy_id);
    await erase(person);
    const [news] = (await send('GET', '/notification', school)).body.data;
    expect(news).toMatchObject({
      kind: 'applicant_left',
      message: 'An applicant for Head of Sixth Form has deleted their account, so their application is gone.',
    });
  });

  it('requires the password, and counts wrong ones like failed sign-ins', async () => {
    const person = await newCandidate(server);
    expect(await erase(person, 'not-the-password')).toMatchObject({
      status: 422,
      body: { errors: { password: ['Your current password is incorrect'] } },
    });
    expect((await send('DELETE', '/user/me', person, {})).body.errors).toEqual({
      password: ['Password is required'],
    });
    expect((await server.request('DELETE', '/api/user/me', { json: {} })).status).toBe(401);
    expect((await send('GET', '/notification', person)).status).toBe(200);
  });

  it('works without a profile', async () => {
    const person = { ...(await server.signUp('School')), id: 0 };
    expect((await erase(person)).status).toBe(200);
    expect(await traces([person.email])).toEqual([]);
  });

  it('can be done by an Admin, with the same result', async () => {
    const { person, words } = await livingCandidate();
    expect((await send('DELETE', `/user/${person.user.id}`, admin)).status).toBe(200);
    expect(await traces(words)).toEqual([]);
  });
});

describe('erasing a school', () => {
  it('deletes its vacancies and their applications, and notifies the applicants', async () => {
    const school = await newSchool(server, { school_name: 'Quartz School', contact_phone: '97144321098' });
    const vacancy = await newVacancy(server, school, { vacancy_title: 'Choir Leader' });
    const [waiting, refused] = await Promise.all([newCandidate(server), newCandidate(server)]);
    const sent = await newApplication(server, waiting, vacancy.vacancy_id, { resume: pdf('own.pdf') });
    const { application_id } = await newApplication(server, refused, vacancy.vacancy_id);
    await send('PUT', `/application/${application_id}/status`, school, { status: 'Rejected' });
    await newInterview(server, school, sent.application_id);
    const files = server.storedFiles();

    expect((await erase(school)).status).toBe(200);
    expect(server.storedFiles().length).toBeLessThan(files.length);
    expect(await traces([school.email, '97144321098'])).toEqual([]);
    expect((await send('GET', '/notification', waiting)).body.data[0]).toMatchObject({
      kind: 'school_left',
      message: 'Quartz School has closed its account, so your application for Choir Leader has ended.',
      vacancy_id: null,
    });
    expect((await server.mail.to(waiting.email)).at(-1)!.text).toContain(
      'has closed its account, so your application',
    );
    const notices = (await send('GET', '/notification', refused)).body.data.map(
      (row: { kind: string }) => row.kind,
    );
    expect(notices).not.toContain('school_left');
    const own = (await send('GET', '/candidate/dashboard', refused)).body.data;
    expect(own.stats).toMatchObject({ total_applications: 1, rejected: 1 });
    expect((await send('GET', '/application', waiting)).body.data).toEqual([]);
  });

  it('leaves nothing half done with a concurrent application', async () => {
    for (let round = 0; round < 3; round += 1) {
      const school = await newSchool(server);
      const { vacancy_id } = await newVacancy(server, school);
      const person = await newCandidate(server);
      const [erased] = await Promise.all([
        erase(school),
        newApplication(server, person, vacancy_id).catch(() => null),
      ]);
      expect(erased.status).toBe(200);
      expect((await send('GET', '/application', person)).body.data).toEqual([]);
    }
  });
});

it('does not erase the last Admin', async () => {
  const others = (await send('GET', '/user?role_id=1', admin)).body.data.filter(
    ({ id }: { id: number }) => id !== admin.user.id,
  );
  for (const { id } of others) await send('DELETE', `/user/${id}`, admin);
  expect(await erase({ ...admin, id: 0 })).toMatchObject({
    status: 409,
    body: { message: 'The last Admin cannot be deleted.' },
  });
});

it('deletes a mail that is being written while its recipient is erased', async () => {
  const person = await newCandidate(server, candidateBody());
  await server.mail.to(person.email);
  const folder = join(server.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from mail_outbox where recipient = ${person.email}`,
  );
  for (const { id } of rows)
    writeFileSync(join(folder, `2026-01-01T00-00-00-000Z-${id}.eml.part`), person.email);
  await erase(person);
  expect(await traces([person.email])).toEqual([]);
});
