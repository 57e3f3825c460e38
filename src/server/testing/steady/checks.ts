import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { pictureOf as extentOf } from '../../engine/files/content/picture.ts';
import { candidateBody, schoolBody } from '../bodies.ts';
import { databaseUrl } from '../program.ts';
import { asForm, pdf } from '../scenario.ts';
import { type Ask, applicationForm, type Ledger, type Load, pictureSize, type Writer } from './load.ts';

/** Checks that confirmed writes survived the death of a server. */

/** Creates a user with a profile; `codeFor` finds the code mailed to an address. */
export async function newWriter(
  ask: Ask,
  codeFor: (address: string) => Promise<string>,
  name: string,
): Promise<Writer> {
  const isSchool = name.startsWith('school');
  const account = { user_name: `${name}@example.com`, password: 'correct horse' };
  await ask('POST', '/auth/register', {
    token: '',
    json: { ...account, full_name: name, role_id: isSchool ? 3 : 2 },
  });
  const otp = await codeFor(account.user_name);
  const { body } = await ask('POST', '/auth/verify-otp', {
    token: '',
    json: { ...account, password: undefined, otp },
  });
  const { token, user } = body.data;
  const fields = isSchool ? schoolBody() : candidateBody({ candidate_cv: pdf() });
  const made = await ask('POST', isSchool ? '/school' : '/candidate', { token, form: asForm(fields) });
  return { token, userId: user.id, id: made.body.data.school_id ?? made.body.data.candidate_id };
}

/** The database's rows and the files on disk. */
export async function stored(dataDir: string) {
  const client = new Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const rows = async (text: string) => (await client.query(text)).rows;
  try {
    const [vacancies, applications, saved, files, unlinked] = [
      await rows('select vacancy_title as title from vacancies'),
      await rows(`
        select a.candidate_id || ' ' || a.vacancy_id as key, f.storage_name,
          (select count(*)::int from application_history h where h.application_id = a.application_id) as history
        from applications a
        left join application_files l on l.owner_id = a.application_id and l.vacancy_id = a.vacancy_id
        left join files f on f.id = l.file_id`),
      await rows('select vacancy_id::int from saved_vacancies'),
      await rows('select visibility, storage_name from files'),
      await rows(`
        select id from files where id not in (
          select file_id from candidate_files union select file_id from school_files
          union select file_id from vacancy_files union select file_id from application_files)`),
    ];
    const folder = join(dataDir, 'files');
    const onDisk = ['public', 'private', 'incoming'].flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
    );
    return { vacancies, applications, saved, files, unlinked, onDisk };
  } finally {
    await client.end();
  }
}

type Stored = Awaited<ReturnType<typeof stored>>;

/** Every confirmed write is stored exactly once, and files and their rows match. */
export function compare(ledger: Ledger, load: Load, found: Stored, dataDir: string): void {
  const titles = found.vacancies.map(({ title }) => title);
  expect(new Set(titles).size, 'vacancies posted twice').toBe(titles.length);
  const lostVacancies = [...ledger.vacancies].filter(
    ([title, { isAnswered }]) => isAnswered && !titles.includes(title),
  );
  expect(lostVacancies, 'vacancies that were answered and are lost').toEqual([]);
  expect(
    titles.filter((title) => !ledger.vacancies.has(title)),
    'vacancies nobody posted',
  ).toEqual([]);

  const applications = new Map(found.applications.map((row) => [row.key, row]));
  expect(found.applications.length, 'applications with two files').toBe(applications.size);
  const cvOf = (name: string) => readFileSync(join(dataDir, 'files/private', name), 'utf8');
  const wrong = [...ledger.applications].filter(([key, { cv, isAnswered }]) => {
    const row = applications.get(key);
    return row ? row.history < 1 || cvOf(row.storage_name) !== cv : isAnswered;
  });
  expect(wrong, 'applications that are lost, torn or not noted').toEqual([]);

  const isSaved = new Set(found.saved.map(({ vacancy_id }) => vacancy_id));
  const forgotten = [...ledger.saved].filter(([id, saved]) => saved !== null && saved !== isSaved.has(id));
  expect(forgotten, 'saved jobs that are not as answered').toEqual([]);
  expect(found.saved.length).toBe(isSaved.size);

  const known = found.files.map(({ visibility, storage_name }) => `${visibility}/${storage_name}`);
  expect(found.onDisk.sort(), 'files on the disk').toEqual(known.sort());
  expect(found.unlinked, 'files that belong to no record').toEqual([]);
  expect(load.editors.length).toBe(ledger.profiles.size);
}

/** The profile equals its last confirmed version or one that was sent later and not answered. */
export async function compareProfiles(url: string, ledger: Ledger): Promise<void> {
  for (const [{ token }, versions] of ledger.profiles) {
    const answer = await fetch(`${url}/api/user/candidate-profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { candidate } = ((await answer.json()) as { data: { candidate: Record<string, unknown> } }).data;
    const version = Number(/^Version (\d+)$/.exec(String(candidate.designation))?.[1] ?? 0);
    expect(version, 'version of a profile').toBeGreaterThanOrEqual(versions.answered);
    expect(version, 'version of a profile').toBeLessThanOrEqual(versions.asked);
    versions.answered = version;
    if (version === 0) continue;
    expect(candidate.skill_id).toEqual([(version % 5) + 1]);
    const picture = await fetch(`${url}${candidate.candidate_picture}`);
    const { width, height } = extentOf(Buffer.from(await picture.arrayBuffer()), 'image/png')!;
    expect([width, height], 'its picture').toEqual(pictureSize(version));
  }
}

/** Repeats the unanswered writes; afterwards nothing may have changed. */
export async function repeatUnanswered(ask: Ask, ledger: Ledger): Promise<void> {
  for (const entry of [...ledger.applications.values()].filter(({ isAnswered }) => !isAnswered)) {
    const { token } = entry.candidate;
    const { status } = await ask('POST', '/application/apply', { token, form: applicationForm(entry) });
    expect([201, 409]).toContain(status);
    entry.isAnswered = true;
  }
}
