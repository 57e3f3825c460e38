import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sweepDatabase } from '../../../start/sweep-database.ts';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import { newSavedSearch } from '../../../testing/saved-search-scenario.ts';
import {
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  pdf,
} from '../../../testing/scenario.ts';
import { newShortlist } from '../../../testing/shortlist-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { bulkTaskWorker } from '../../hiring/application/bulk-task-worker.ts';

const { server, school, admin, other } = await withServer({
  school: newSchool,
  admin: (at) => at.admin(),
  other: newCandidate,
});
const WORD = 'Quxzyl';
/** In messages to several applicants at once. */
const LETTER = 'Vexnorid';

/**
 * Columns of codes and addresses, which hold no personal text; other values in them would only break the
 * program.
 */
const CODES = new Set([
  'user_name',
  'password_hash',
  'from_status',
  'candidate_status',
  'field',
  'recipient',
  'email',
  'status',
  'kind',
  'state',
  'visibility',
  'storage_name',
  'media_type',
  'team_role',
  'outcome',
  'operation',
  'seen_status',
  'priority',
  'request_id',
  'about',
  'reason',
  'mode',
]);

/** The places that may keep a word of the person, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'reports.subject_name': 'the name of a school or a vacancy that was reported; never a person’s',
};

type Column = { table: string; column: string; type: string };
/** A foreign key: lists of columns, as SQL. */
type Link = { table: string; columns: string; to: string; keys: string };

const links = async () =>
  (
    await server.db.execute<Link>(sql`
      select c.conrelid::regclass::text as "table", string_agg(quote_ident(a.attname), ', ' order by part.place) as columns,
        c.confrelid::regclass::text as "to", string_agg(quote_ident(k.attname), ', ' order by part.place) as keys
      from pg_constraint c
      join lateral unnest(c.conkey, c.confkey) with ordinality as part (own, other, place) on true
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = part.own
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = part.other
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace group by c.oid order by 1, 2`)
  ).rows;

/** Returns a condition for each table, which selects the person's rows. */
async function ownRows(userId: number): Promise<Map<string, string>> {
  const conditions = new Map([['users', `id = ${userId}`]]);
  const all = await links();
  const used = new Set<Link>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const link of all) {
      const { table, columns, to, keys } = link;
      const parent = conditions.get(to);
      // A cycle back would lead to others' rows.
      if (used.has(link) || !parent || table === 'users' || table === to || parent.includes(`from ${table} `))
        continue;
      used.add(link);
      const own = `(${columns}) in (select ${keys} from ${to} where ${parent})`;
      conditions.set(table, conditions.has(table) ? `(${conditions.get(table)} or ${own})` : own);
      grown = true;
    }
  }
  return conditions;
}

/** Writes the word into every text of the person's rows; returns the columns that contain it now. */
async function plant(userId: number): Promise<string[]> {
  const own = await ownRows(userId);
  const { rows: columns } = await server.db.execute<Column>(sql`
    select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'character varying', 'jsonb')`);
  const planted: string[] = [];
  for (const { table, column, type } of columns) {
    const rows = own.get(table);
    if (!rows || CODES.has(column)) continue;
    const value =
      type === 'jsonb' ? `coalesce("${column}", '{}') || '{"word": "${WORD}"}'::jsonb` : `'${WORD}'`;
    const changed = await server.db.execute(
      sql.raw(`update ${table} set "${column}" = ${value} where ${rows}`),
    );
    if (changed.rowCount) planted.push(`${table}.${column}`);
  }
  return planted;
}

/** Returns all columns and files that contain the word. */
async function places(word = WORD): Promise<string[]> {
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.db.execute<{ column: string }>(sql`
      select distinct e.key as "column" from ${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) e
      where e.value ilike ${`%${word}%`}`);
    hits.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...hits, ...files.filter((path) => readFileSync(path, 'latin1').includes(word))].sort();
}

const send = (method: string, path: string, { token }: { token: string }, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const worker = bulkTaskWorker({
  db: server.db,
  posting: {
    mail: { post: async () => {}, toPost: () => [], wake: () => {} },
    settings: { publicUrl: 'http://marketplace.test' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

/** A candidate with a row in every possible table, and whose name others have written. */
async function everywhere() {
  const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
  const invited = await newVacancy(server, school);
  const person = await newCandidate(server, {
    first_name: WORD,
    last_name: `${WORD}son`,
    candidate_dox: pdf('cv.pdf'),
  });
  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: WORD }];
  const { application_id } = await newApplication(server, person, vacancy.vacancy_id, {
    answers,
    resume: pdf('own.pdf'),
  });
  await newApplication(server, other, vacancy.vacancy_id, {
    answers: [{ question_id: vacancy.application_questions[0].question_id, answer: 'Mine' }],
  });
  const applicants = `/vacancy/${vacancy.vacancy_id}/applicants`;
  expect(
    (await send('POST', `${applicants}/message`, school, { message: `${LETTER} writes`, filter: {} })).status,
  ).toBe(202);
  expect(
    (
      await send('POST', `${applicants}/move`, school, {
        status: 'Under Review',
        note: LETTER,
        filter: {},
      })
    ).status,
  ).toBe(202);
  await worker.work();
  await send('POST', `/application/${application_id}/notes`, school, { text: WORD });
  await newInterview(server, school, application_id, { note: WORD });
  await newInvitation(server, school, invited.vacancy_id, person.id);
  await newSavedSearch(server, person, { name: WORD });
  await newApplicationDraft(server, person, invited.vacancy_id, [{ answers: WORD }]);
  const list = await newShortlist(server, school, person.id);
  expect((await send('PUT', `/shortlist/${list}`, school, { name: `Maths: ${WORD}` })).status).toBe(200);
  await send('PUT', `/shortlist/${list}/candidate/${person.id}`, school, { note: WORD });
  await send('POST', `/report/candidate/${person.id}`, school, { reason: 'other', text: WORD });
  await send('POST', `/report/school/${school.id}`, person, { reason: 'other', text: WORD });
  const named = await send('PUT', `/user/${person.user.id}`, admin, { full_name: `${WORD} of ${WORD}` });
  expect(named.status).toBe(200);
  await send('GET', `/candidate/${person.id}`, school);
  await send('POST', '/auth/change-email', person, {
    user_name: `${WORD}@example.com`,
    password: person.password,
  });
  await server.mail.to(person.email);
  return { person, list };
}

it.each(['the person', 'an Admin'])(
  'leaves no word of the person anywhere after an erasure by %s',
  async (by) => {
    const { person, list } = await everywhere();
    const planted = await plant(person.user.id);
    // The search finds the word before the erasure.
    const before = await places();
    const meant = [...planted, 'shortlists.name', 'admin_changes.after'];
    expect(meant.filter((place) => !before.includes(place))).toEqual([]);
    expect(planted.length).toBeGreaterThan(30);
    expect(planted).toEqual(
      expect.arrayContaining([
        'users.full_name',
        'users.extra',
        'application_snapshots.profile',
        'application_drafts.steps',
      ]),
    );
    expect(await places(LETTER)).toEqual(
      expect.arrayContaining(['applicant_jobs.message', 'applicant_jobs.note']),
    );
    await (by === 'the person'
      ? send('DELETE', '/user/me', person, { password: person.password })
      : send('DELETE', `/user/${person.user.id}`, admin)
    ).then(({ status }) => expect(status).toBe(200));
    await sweepDatabase(server.db, server.clock.now());
    expect((await places()).filter((place) => !(place in KEPT))).toEqual([]);
    // The other applicant keeps the messages to, and notes about, that person.
    expect(await places(LETTER)).toEqual(['application_history.note', 'notifications.facts']);
    const lists = (await send('GET', '/shortlist', school)).body.data;
    expect(lists.find(({ shortlist_id }: { shortlist_id: number }) => shortlist_id === list).name).toMatch(
      /^Maths: …/,
    );
  },
);

it('clears the text of a message that was still being sent, a day after it has reached the others', async () => {
  const vacancy = await newVacancy(server, school);
  const [person, another] = [await newCandidate(server), await newCandidate(server)];
  for (const applicant of [person, another]) await newApplication(server, applicant, vacancy.vacancy_id);
  const json = { message: 'Sulvorit writes', filter: {} };
  await send('POST', `/vacancy/${vacancy.vacancy_id}/applicants/message`, school, json);
  expect((await send('DELETE', '/user/me', person, { password: person.password })).status).toBe(200);
  await worker.work();
  expect(await places('Sulvorit')).toEqual([
    'applicant_jobs.message',
    'application_history.note',
    'notifications.facts',
  ]);
  await sweepDatabase(server.db, new Date(server.clock.now().getTime() + 25 * 60 * 60 * 1000));
  expect(await places('Sulvorit')).toEqual(['application_history.note', 'notifications.facts']);
});

it('deletes all of an unconfirmed registration after a day', async () => {
  const json = {
    full_name: `Sara ${WORD}`,
    first_name: 'Sara',
    last_name: WORD,
    user_name: server.newEmail(),
    password: 'never confirmed 1',
    role_id: 2,
  };
  expect((await server.request('POST', '/api/auth/register', { json })).status).toBe(200);
  const leftovers = async () => (await places()).filter((place) => !(place in KEPT));
  expect(await leftovers()).toEqual(expect.arrayContaining(['users.extra', 'users.full_name']));
  await sweepDatabase(server.db, new Date(server.clock.now().getTime() + 25 * 60 * 60 * 1000));
  expect(await leftovers()).toEqual([]);
});
