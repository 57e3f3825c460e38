import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import {
  asForm,
  fileOf,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  PDF,
  pdf,
  png,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { OWN_TABLES, ownRows } from './own-data-queries.ts';

const { server, school } = await withServer({ school: newSchool });

/** Tables that refer to a person but are not part of the archive. */
const LEFT_OUT: Record<string, string> = {
  email_codes: 'a secret of ten minutes, only of registrations that wait',
  password_resets: 'secrets of an hour',
  passkey_challenges: 'secrets of five minutes',
  second_factors: 'a secret',
  recovery_codes: 'secrets',
  idempotency_keys: 'answers of a day, sealed with keys that only the caller has',
  applicant_job_rows: 'how far a school’s move of many applications is: the moves are in their history',
};

async function archiveOf(token: string) {
  const answer = await server.request('GET', '/api/user/me/export', { token });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toContain('my-data.zip');
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(answer.raw))).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
}
const rowsIn = (archive: Record<string, Buffer>, table: string) =>
  JSON.parse(archive[`data/${table}.json`]?.toString() ?? '[]');

describe('the data export', () => {
  it('contains the profile, every row and every file, and nothing of others', async () => {
    const vacancy = await newVacancy(server, school);
    const person = await newCandidate(server, { first_name: 'Mariam', candidate_picture: png() });
    await newApplication(server, person, vacancy.vacancy_id, { resume: pdf('for this job.pdf') });
    const begun = await newVacancy(server, school);
    await newApplicationDraft(server, person, begun.vacancy_id, [{ phone: '971501234567' }]);
    const stranger = await newCandidate(server, { first_name: 'Stranger' });
    await newApplication(server, stranger, vacancy.vacancy_id);
    await newApplicationDraft(server, stranger, begun.vacancy_id, [{ email: stranger.email }]);
    const archive = await archiveOf(person.token);
    expect(archive['README.txt']!.toString()).toContain('Education Marketplace stores about');
    expect(JSON.parse(archive['profile.json']!.toString())).toMatchObject({ first_name: 'Mariam' });
    expect(rowsIn(archive, 'users')).toMatchObject([{ user_name: person.email }]);
    expect(rowsIn(archive, 'applications')).toMatchObject([{ candidate_id: person.id, status: 'Pending' }]);
    expect(rowsIn(archive, 'application_drafts')).toMatchObject([{ steps: [{ phone: '971501234567' }] }]);
    const files = Object.keys(archive).filter((name) => name.startsWith('files/'));
    expect(files.map((name) => name.replace(/^files\/\d+-/, '')).sort()).toEqual([
      'for this job.pdf',
      'my cv.pdf',
      'portrait.png',
    ]);
    const cv = files.find((name) => name.endsWith('for this job.pdf'))!;
    expect(archive[cv]).toEqual(Buffer.from(await PDF.arrayBuffer()));
    const all = Object.values(archive).map(String).join('\n');
    for (const secret of [stranger.email, 'Stranger', '$argon2', 'token_hash', 'password_hash'])
      expect(all).not.toContain(secret);
  });

  it('of a school has its vacancies, and nothing of its applicants', async () => {
    const own = await newSchool(server, { school_name: 'Olive School' });
    const { vacancy_id } = await newVacancy(server, own);
    const person = await newCandidate(server, { last_name: 'Applicant' });
    await newApplication(server, person, vacancy_id);
    const archive = await archiveOf(own.token);
    expect(rowsIn(archive, 'vacancies')).toMatchObject([{ vacancy_id }]);
    expect(JSON.parse(archive['profile.json']!.toString())).toMatchObject({ school_name: 'Olive School' });
    expect(rowsIn(archive, 'applications')).toEqual([]);
    expect(Object.values(archive).map(String).join('\n')).not.toContain(person.email);
  });

  it('has the messages that each side wrote and got, with their files, about applications and invitations', async () => {
    const [own, rival, person] = [
      await newSchool(server),
      await newSchool(server),
      await newCandidate(server),
    ];
    const { vacancy_id } = await newVacancy(server, own);
    const { application_id } = await newApplication(server, person, vacancy_id);
    const hidden = (await newVacancy(server, own)).vacancy_id;
    const { invitation_id } = await newInvitation(server, own, hidden, person.id);
    await server.request('POST', `/api/job/invitation/${invitation_id}/accept`, { token: person.token });
    const write = async (path: string, token: string, text: string) => {
      const form = asForm({ text, files: [fileOf(`%PDF-1.4\n% ${text}\n%%EOF\n`, `${text}.pdf`)] });
      expect((await server.request('POST', `/api${path}/messages`, { token, form })).status).toBe(201);
    };
    await write(`/application/${application_id}`, own.token, 'Welcome');
    await write(`/application/${application_id}`, person.token, 'Thank you');
    await write(`/job/invitation/${invitation_id}`, own.token, 'Hello');
    await write(`/job/invitation/${invitation_id}`, person.token, 'Good morning');
    const sent = async ({ token }: { token: string }) => {
      const archive = await archiveOf(token);
      const notes = rowsIn(archive, 'application_history').map(({ note }: { note?: string }) => note);
      const files = Object.keys(archive).filter((name) => /^files\/\d+-[A-Z][a-z ]+\.pdf$/.test(name));
      return [notes.filter(Boolean), files.map((name) => name.replace(/^files\/\d+-/, '')).sort()];
    };
    const all = ['Welcome', 'Thank you', 'Hello', 'Good morning'];
    const files = all.map((text) => `${text}.pdf`).sort();
    for (const side of [person, own]) expect(await sent(side)).toEqual([all, files]);
    expect(await sent(rival)).toEqual([[], []]);
    await server.request('PUT', `/api/candidate/hidden-school/${own.id}`, { token: person.token });
    expect(await sent(own)).toEqual([
      ['Welcome', 'Thank you', 'Hello'],
      ['Hello.pdf', 'Thank you.pdf', 'Welcome.pdf'],
    ]);
  });

  it('has the offers that were sent to a candidate, and those that a school sent, with their contracts', async () => {
    const [own, rival] = [await newSchool(server), await newSchool(server)];
    const [person, stranger] = [await newCandidate(server), await newCandidate(server)];
    const { vacancy_id } = await newVacancy(server, own);
    for (const applicant of [person, stranger]) {
      const { application_id } = await newApplication(server, applicant, vacancy_id);
      const terms = { post: 'Teacher', start_date: '2030-08-20', contract_kind: 'open_ended', salary: 50000 };
      const offer = { ...terms, valid_until: '2030-03-01', contract: pdf('contract.pdf') };
      const path = `/api/application/${application_id}/offers`;
      const { status } = await server.request('POST', path, { token: own.token, form: asForm(offer) });
      expect(status).toBe(201);
    }
    const offersIn = async ({ token }: { token: string }) => {
      const archive = await archiveOf(token);
      const salaries = rowsIn(archive, 'offers').map(
        ({ fields }: { fields: { salary: number } }) => fields.salary,
      );
      return [salaries, rowsIn(archive, 'offer_files').length];
    };
    expect(await offersIn(person)).toEqual([[50000], 1]);
    expect(await offersIn(own)).toEqual([[50000, 50000], 2]);
    expect(await offersIn(rival)).toEqual([[], 0]);
  });

  it('reads drafts, which can be large, a few at a time', async () => {
    const person = await newCandidate(server);
    for (let n = 0; n < 7; n += 1)
      await newApplicationDraft(server, person, (await newVacancy(server, school)).vacancy_id);
    const owner = { id: 0, candidate_id: person.id, school_id: null };
    const sizes = [];
    for await (const rows of ownRows(server.db, 'application_drafts', owner)) sizes.push(rows.length);
    expect(sizes).toEqual([5, 2]);
    expect(rowsIn(await archiveOf(person.token), 'application_drafts')).toHaveLength(7);
  });

  it('contains the first and last name from the registration', async () => {
    const email = server.newEmail();
    const names = { first_name: 'Siobhán Máire', last_name: "O'Brien" };
    const full_name = `${names.first_name} ${names.last_name}`;
    const send = (path: string, json: unknown) => server.request('POST', `/api/auth/${path}`, { json });
    await send('register', {
      ...names,
      full_name,
      user_name: email,
      password: 'as registered 1',
      role_id: 2,
    });
    const { body } = await send('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    const archive = await archiveOf(body.data.token);
    expect(rowsIn(archive, 'users')).toMatchObject([{ full_name, extra: names }]);
  });

  it('is limited to signed-in users', async () => {
    expect((await server.request('GET', '/api/user/me/export')).status).toBe(401);
  });

  it('covers every table that leads to a person', async () => {
    const { rows } = await server.db.execute<{ child: string; parent: string }>(sql`
      select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
      from pg_constraint c where c.contype = 'f'`);
    const roots = [
      'users',
      'candidates',
      'schools',
      'applications',
      'application_history',
      'application_snapshots',
      'offers',
      'application_references',
      'hiring_items',
      'vacancies',
    ];
    const leading = rows.filter(({ parent }) => roots.includes(parent)).map(({ child }) => child);
    expect(leading.filter((table) => !(table in OWN_TABLES) && !(table in LEFT_OUT))).toEqual([]);
    for (const table of Object.keys(OWN_TABLES))
      expect(leading.concat(roots, 'form_versions')).toContain(table);
  });
});
