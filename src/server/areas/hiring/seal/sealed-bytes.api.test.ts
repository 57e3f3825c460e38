import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../engine/db/connect.ts';
import { FileStore } from '../../../engine/files/file-store.ts';
import { digestRecorder } from '../../../engine/files/record-digests.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import { randomFrom } from '../../../testing/real/random.ts';
import {
  asForm,
  fileOf,
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
import { type SealReport, verifySeals } from './seal-queries.ts';

const { server, school } = await withServer({ school: newSchool });

/** Named by a failing test; `SEED=…` repeats it. */
const SEED = Number(process.env.SEED ?? randomInt(2 ** 31));
const FLIPS = 60;

const store = new FileStore(server);
const verify = (db: Db = server.db) => verifySeals({ db, store }, sealKey(SEAL_KEY));

let candidate: Profile;
let id: number;
beforeAll(async () => {
  candidate = await newCandidate(server);
  id = await newAgreement(candidate);
});

/** Each has another content. */
const pdfNamed = (name: string) =>
  fileOf(`%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`, name);

/** An application with an answer and files of its own, and an offer with a contract, accepted. */
async function newAgreement(person: Profile): Promise<number> {
  const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS.slice(0, 1) });
  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'For the sea.' }];
  const sent = { answers, resume: pdfNamed('resume.pdf') };
  const { application_id } = await newApplication(server, person, vacancy.vacancy_id, sent);
  const offer = {
    post: 'Teacher',
    start_date: '2030-08-20',
    contract_kind: 'open_ended',
    salary: 40000,
    valid_until: '2030-03-01',
    contract: pdfNamed('contract.pdf'),
  };
  const path = `/api/application/${application_id}/offers`;
  const { body } = await server.request('POST', path, { token: school.token, form: asForm(offer) });
  const [{ offer_id, worse }] = body.data.offers;
  const agreed = worse.map(({ value }: { value: string }) => value);
  const json = { answer: 'accept', agreed };
  const answered = await server.request('POST', `${path}/${offer_id}/answer`, { token: person.token, json });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  await server.seals.work();
  return application_id;
}

class TakenBack extends Error {}

/** Verifies what somebody has changed who can turn triggers off, and takes the change back; null if `change` does so itself. */
async function tampered(change: (tx: Db) => Promise<unknown>): Promise<SealReport | null> {
  let seen: SealReport | null = null;
  await server.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await change(tx);
      seen = await verify(tx);
      throw new TakenBack();
    })
    .catch((error) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return seen;
}

const found = ({ breaches }: SealReport) => breaches.filter(({ application_id }) => application_id === id);

/** A text with one bit of one character changed. */
function flipped(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const bit = 1 << Math.floor(random() * 5);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
}

const ROWS = {
  application_snapshots: {
    generated: ['full_name', 'name_key'],
    isOne: () => sql`application_id = ${id}`,
  },
  offers: { generated: [], isOne: () => sql`application_id = ${id}` },
  seals: { generated: [], isOne: () => sql`application_id = ${id} and kind = 'snapshot'` },
} as const;

describe('verify-seals', () => {
  it('finds nothing wrong at first, and covers every file', async () => {
    const report = await verify();
    expect(report.breaches).toEqual([]);
    // The resume, the profile's CV, and the contract.
    expect(report.files).toEqual({ intact: 3, erased: 0, uncovered: 0 });
    expect(describeSeals(report)).toContain('Files: 3 unchanged, 0 erased, 0 not covered by their seals.');
  });

  it.each(Object.keys(ROWS) as (keyof typeof ROWS)[])(
    'finds any changed byte of a row of %s',
    async (table) => {
      const random = randomFrom(SEED);
      const { generated, isOne } = ROWS[table];
      const row = sql.raw(table);
      const { rows } = await server.db.execute<{ text: string }>(
        sql`select (to_jsonb(${row}) - ${sql.param([...generated])}::text[])::text as text from ${row} where ${isOne()}`,
      );
      const { text } = rows[0]!;
      const columns = Object.keys(JSON.parse(text)).map((name) => sql.raw(`"${name}"`));
      let flips = 0;
      for (let tries = 0; flips < FLIPS && tries < FLIPS * 50; tries += 1) {
        const next = flipped(text, random);
        const change = sql`update ${row} set (${sql.join(columns, sql`, `)}) = (
            select ${sql.join(columns, sql`, `)} from jsonb_populate_record(null::${row}, ${next}::jsonb))
          where ${isOne()}
            and to_jsonb(jsonb_populate_record(null::${row}, ${next}::jsonb)) - ${sql.param([...generated])}::text[] <> ${text}::jsonb`;
        const report = await tampered(async (tx) => {
          const changed = await tx.execute(change).catch(() => null);
          // What is no row any more cannot be stored.
          if (!changed?.rowCount) throw new TakenBack();
        });
        if (!report) continue;
        flips += 1;
        expect(report.breaches, `SEED=${SEED}: ${next}`).not.toEqual([]);
      }
      expect(flips).toBe(FLIPS);
    },
  );

  it('finds any changed byte of a file, and says whose', async () => {
    const random = randomFrom(SEED);
    const paths = server.storedFiles().filter((path) => path.includes('/private/'));
    expect(paths).toHaveLength(3);
    const fields = new Set<string>();
    for (const path of paths) {
      const content = readFileSync(path);
      for (let flips = 0; flips < FLIPS / 3; flips += 1) {
        const next = Buffer.from(content);
        next[Math.floor(random() * next.length)]! ^= 1 << Math.floor(random() * 8);
        writeFileSync(path, next);
        const breaches = found(await verify());
        expect(breaches, `SEED=${SEED}`).toEqual([expect.objectContaining({ is: 'changed' })]);
        fields.add(breaches[0]!.file!.field);
      }
      for (const next of [
        content.subarray(1),
        Buffer.concat([content, Buffer.from('\n')]),
        Buffer.alloc(0),
      ]) {
        writeFileSync(path, next);
        expect(found(await verify()).map(({ is }) => is)).toEqual(['changed']);
      }
      writeFileSync(path, content);
    }
    expect([...fields].sort()).toEqual(['candidate_cv', 'contract', 'resume']);
    expect((await verify()).breaches).toEqual([]);
  });

  it('says that a file is missing, and names it', async () => {
    for (const path of server.storedFiles().filter((one) => one.includes('/private/'))) {
      const content = readFileSync(path);
      rmSync(path);
      const report = await verify();
      expect(found(report).map(({ is }) => is)).toEqual(['missing']);
      expect(describeSeals(report)).toMatch(
        /, its file "\w+" (sent with it|of the profile) \(application \d+/,
      );
      writeFileSync(path, content);
    }
  });

  it.each([
    ['removed', sql`delete from application_files`, ['missing']],
    ['moved to another field', sql`update application_files set field = 'other'`, ['missing', 'added']],
    [
      'replaced',
      sql`update offer_files set file_id = (select file_id from application_files limit 1)`,
      ['changed'],
    ],
  ])('finds the link of a file that was %s', async (_, change, expected) => {
    const report = await tampered((tx) => tx.execute(change));
    expect(found(report!).map(({ is }) => is)).toEqual(expected);
  });

  it('finds a file that was added to what was sealed', async () => {
    const change = sql`insert into offer_files select owner_id, vacancy_id, field, 1, file_id from offer_files`;
    const report = await tampered((tx) => tx.execute(change));
    expect(report!.breaches).toEqual([
      expect.objectContaining({ is: 'added', kind: 'offer', file: { of: 'offer', field: 'contract' } }),
    ]);
  });

  it('keeps older seals valid, and says that their files are not covered', async () => {
    const other = await newApplicationWithOldSeal();
    const report = await verify();
    expect(report.breaches.filter(({ application_id }) => application_id === other)).toEqual([]);
    expect(report.files.uncovered).toBe(2);
    expect(describeSeals(report)).toContain('2 not covered by their seals.');
  });

  it('says of a file stored before digests were recorded that it is not covered', async () => {
    const { uncovered } = (await verify()).files;
    const person = await newCandidate(server);
    await server.db.execute(sql`update files set sha256 = null where owner_id = ${person.user.id}`);
    await newApplication(server, person, (await newVacancy(server, school)).vacancy_id);
    await server.seals.work();
    const report = await verify();
    expect(report.breaches).toEqual([]);
    // The profile's CV, as sent and as in the profile.
    expect(report.files.uncovered).toBe(uncovered + 2);
  });

  it('finds damage to older files since their digests were recorded, and covers only what is sealed later', async () => {
    const before = new Set(server.storedFiles());
    const person = await newCandidate(server);
    const [path] = server.storedFiles().filter((one) => !before.has(one) && one.includes('/private/'));
    const content = readFileSync(path!);
    await server.db.execute(sql`update files set sha256 = null where owner_id = ${person.user.id}`);
    const older = await newApplication(server, person, (await newVacancy(server, school)).vacancy_id);
    await server.seals.work();
    const { uncovered, intact } = (await verify()).files;
    await digestRecorder(new FileStore(server))(server.db);
    // A digest that was recorded later proves nothing of what was sealed.
    expect((await verify()).files).toMatchObject({ uncovered, intact });

    writeFileSync(path!, Buffer.concat([content.subarray(1), Buffer.from('x')]));
    const damaged = await verify();
    expect(damaged.breaches.map(({ is, application_id }) => [is, application_id])).toEqual([
      ['damaged', older.application_id],
      ['damaged', older.application_id],
    ]);
    expect(describeSeals(damaged)).toContain('not what the store had when its digest was recorded');
    writeFileSync(path!, content);

    await newApplication(server, person, (await newVacancy(server, school)).vacancy_id);
    await server.seals.work();
    expect((await verify()).files).toMatchObject({ uncovered, intact: intact + 2 });
  });

  it('says of files of an erased application that they are erased', async () => {
    const json = { password: candidate.password };
    await server.request('DELETE', '/api/user/me', { token: candidate.token, json });
    await server.seals.work();
    const report = await verify();
    expect(found(report)).toEqual([]);
    expect(report.files.erased).toBe(3);
  });
});

/** Its seal is from before files were sealed, and has been linked. */
async function newApplicationWithOldSeal(): Promise<number> {
  const person = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, person, vacancy_id);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update seals set files = null, position = null, mac = null, key_id = null where application_id = ${application_id}`,
    );
  });
  await server.seals.work();
  return application_id;
}
