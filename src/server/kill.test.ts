import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { buildServer } from '../../scripts/build/build-server.ts';
import { pictureOf as extentOf } from './http/upload/content/picture.ts';
import { databaseUrl, launch, newFolder, type Program, postmaster, ready } from './testing/program.ts';
import { asForm, candidateBody, pdf, schoolBody } from './testing/scenario.ts';
import {
  type Ask,
  applicationForm,
  clientOf,
  type Ledger,
  type Load,
  newLedger,
  pictureSize,
  type Writer,
  writeUntilGone,
} from './testing/steady-load.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** `KILLS` asks for a longer look. */
const ROUNDS = Number(process.env.KILLS ?? 20);
/** How many writes are answered before the server dies: from none to as many as there is time for everything to overlap. */
const someAnswers = () => Math.floor(Math.random() * 60);

async function newWriter(ask: Ask, dataDir: string, name: string): Promise<Writer> {
  const isSchool = name.startsWith('school');
  const account = { user_name: `${name}@example.com`, password: 'correct horse' };
  await ask('POST', '/auth/register', {
    token: '',
    json: { ...account, full_name: name, role_id: isSchool ? 3 : 2 },
  });
  const otp = await codeFor(dataDir, account.user_name);
  const { body } = await ask('POST', '/auth/verify-otp', {
    token: '',
    json: { ...account, password: undefined, otp },
  });
  const { token, user } = body.data;
  const fields = isSchool ? schoolBody() : candidateBody({ candidate_cv: pdf() });
  const made = await ask('POST', isSchool ? '/school' : '/candidate', { token, form: asForm(fields) });
  return { token, userId: user.id, id: made.body.data.school_id ?? made.body.data.candidate_id };
}

async function codeFor(dataDir: string, address: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (;;) {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.eml'))) {
      const mail = readFileSync(join(folder, name), 'utf8');
      const code = mail.includes(`To: ${address}`) && /^ {4}(\d{6})\r?$/m.exec(mail)?.[1];
      if (code) return code;
    }
    await scheduler.wait(10);
  }
}

/** What the database holds and what lies on the disk. */
async function stored(dataDir: string) {
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
        left join application_files l on l.owner_id = a.application_id
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

/** Every answered write is there, none is there twice, and neither the disk nor the database has what the other lacks. */
function compare(ledger: Ledger, load: Load, found: Stored, dataDir: string): void {
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
    return row ? row.history !== 1 || cvOf(row.storage_name) !== cv : isAnswered;
  });
  expect(wrong, 'applications that are lost, torn or noted twice').toEqual([]);

  const isSaved = new Set(found.saved.map(({ vacancy_id }) => vacancy_id));
  const forgotten = [...ledger.saved].filter(([id, saved]) => saved !== null && saved !== isSaved.has(id));
  expect(forgotten, 'saved jobs that are not as answered').toEqual([]);
  expect(found.saved.length).toBe(isSaved.size);

  const known = found.files.map(({ visibility, storage_name }) => `${visibility}/${storage_name}`);
  expect(found.onDisk.sort(), 'files on the disk').toEqual(known.sort());
  expect(found.unlinked, 'files that belong to no record').toEqual([]);
  expect(load.editors.length).toBe(ledger.profiles.size);
}

/** The profile is wholly its last answered version, or the one that was on its way. */
async function compareProfiles(url: string, ledger: Ledger): Promise<void> {
  for (const [{ token }, versions] of ledger.profiles) {
    const answer = await fetch(`${url}/api/user/candidate-profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { candidate } = ((await answer.json()) as { data: { candidate: Record<string, unknown> } }).data;
    const version = Number(/^Version (\d+)$/.exec(String(candidate.designation))?.[1] ?? 0);
    expect([versions.answered, versions.asked], 'version of a profile').toContain(version);
    versions.answered = version;
    if (version === 0) continue;
    expect(candidate.skill_id).toEqual([(version % 5) + 1]);
    const picture = await fetch(`${url}${candidate.candidate_picture}`);
    const { width, height } = extentOf(Buffer.from(await picture.arrayBuffer()), 'image/png')!;
    expect([width, height], 'its picture').toEqual(pictureSize(version));
  }
}

/** Whoever got no answer sends it again: once more changes nothing. */
async function repeatUnanswered(ask: Ask, ledger: Ledger): Promise<void> {
  for (const entry of [...ledger.applications.values()].filter(({ isAnswered }) => !isAnswered)) {
    const { token } = entry.candidate;
    const { status } = await ask('POST', '/application/apply', { token, form: applicationForm(entry) });
    expect([201, 409]).toContain(status);
    entry.isAnswered = true;
  }
}

/** Kills a server as often, amid writes of every kind, and looks after each start what has become of them. */
async function killAgainAndAgain(bundle: string, rounds: number): Promise<void> {
  const DATA_DIR = newFolder();
  const start = async (): Promise<Program> => {
    const program = await launch(
      { DATA_DIR, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'debug' },
      join(bundle, 'main.js'),
    );
    await ready(program);
    return program;
  };
  let server = await start();
  const ask = (...args: Parameters<Ask>) => clientOf(server.url)(...args);
  const names = ['school-1', 'school-2', 'applicant-1', 'applicant-2', 'editor-1', 'editor-2', 'saver'];
  const writers = await Promise.all(names.map((name) => newWriter(ask, DATA_DIR, name)));
  const load: Load = {
    schools: writers.slice(0, 2),
    applicants: writers.slice(2, 4),
    editors: writers.slice(4, 6),
    saver: writers[6]!,
  };
  const ledger = newLedger();
  for (let round = 1; round <= rounds; round += 1) {
    let rest = someAnswers();
    let isEnough = () => {};
    const enough = new Promise<void>((done) => {
      isEnough = done;
    });
    const counting: Ask = async (...args) => {
      if (rest === 0) isEnough();
      rest -= 1;
      return clientOf(server.url)(...args);
    };
    const writing = writeUntilGone(counting, load, ledger, round);
    await Promise.race([writing, enough]);
    // Not with the call, but while it runs.
    await scheduler.wait(Math.random() * 10);
    const database = postmaster(DATA_DIR);
    server.child.kill('SIGKILL');
    // Every other time the database dies with it, so that the next start has to recover.
    if (round % 2 === 0) process.kill(database, 'SIGKILL');
    await Promise.all([server.ended, writing]);
    server = await start();
    compare(ledger, load, await stored(DATA_DIR), DATA_DIR);
    await compareProfiles(server.url, ledger);
    await repeatUnanswered(ask, ledger);
  }
  const answered = [...ledger.vacancies.values()].filter(({ isAnswered }) => isAnswered).length;
  expect(answered).toBeGreaterThan(rounds);
  server.child.kill('SIGTERM');
  await server.ended;
}

it(`loses nothing that was answered when it is killed ${ROUNDS} times amid writes, and leaves no file behind`, {
  timeout: 300_000,
}, async () => {
  const bundle = join(ROOT, '.cache/killed-server');
  await buildServer(ROOT, bundle);
  // Two at once: a start mostly waits for the disk.
  await Promise.all([killAgainAndAgain(bundle, ROUNDS / 2), killAgainAndAgain(bundle, ROUNDS / 2)]);
});
