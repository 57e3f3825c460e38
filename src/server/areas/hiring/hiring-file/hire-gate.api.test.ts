import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checklists } from '../../../../../generated/checklists.ts';
import { siteDay, siteDayAfter, startOfSiteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { randomFrom } from '../../../testing/real/random.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { findApplication } from '../application/application-queries.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  allowedStatuses,
} from '../application/application-states.ts';
import { moveApplication, moveFacts, refuseIfIncomplete } from '../application/move-application.ts';
import { hiringItems } from '../tables/hiring-file.ts';
import { refuseUnlessComplete } from './hire-gate.ts';
import { readHiringFile } from './hiring-file-answers.ts';
import { changeItem, type ItemChange, saveHiringFile, setHiresCompleteFiles } from './hiring-file-queries.ts';

const FILES = 200;

const { server, school } = await withServer({ school: newSchool });
const { db } = server;
const colleague = await newColleague(server, school, 'recruiter');
await setHiresCompleteFiles(db, school.id, true);
const posting = {
  mail: { post: async () => {}, toPost: () => [], wake: () => {} },
  settings: { publicUrl: 'https://example.org' },
};

/** Careers that ask for different items: of one country, of several, with gaps, and unknown. */
const CAREERS = [
  [{ school_name: 'Oakfield Primary', start_date: '2012-09-01', is_current: true }],
  [
    { school_name: 'Al Noor School', country_id: 5, start_date: '2021-09-01', is_current: true },
    { school_name: 'Oakfield Primary', country_id: 50, start_date: '2012-09-01', end_date: '2021-08-31' },
  ],
  [
    { school_name: 'Nile School', country_id: 50, start_date: '2020-09-01', is_current: true },
    { school_name: 'Lake School', country_id: 9, start_date: '2014-09-01', end_date: '2018-06-30' },
  ],
  [],
];
const { vacancy_id } = await newVacancy(server, school);
const ids: number[] = [];
for (const experience of CAREERS) {
  const candidate = await newCandidate(server, { experience });
  ids.push((await newApplication(server, candidate, vacancy_id)).application_id);
}

const random = randomFrom(25);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const NOW = server.clock.now();
const TODAY = siteDay(NOW);
const dayIn = (days: number) => siteDayAfter(TODAY, days);
const CHECKED = { checked_by: school.user.id, checked_on: dayIn(-90) };
const ASKED = { waiver_asked_by: school.user.id, waiver_asked_at: NOW, waiver_reason: 'Known for years.' };
const AGREED = { ...ASKED, waiver_agreed_by: colleague.user.id, waived_at: NOW };
const none = (): ItemChange => ({});

/** What may have been done about an item. */
const SETTLED: (() => ItemChange)[] = [
  () => CHECKED,
  () => ({ ...CHECKED, expires_on: TODAY }),
  () => ({ ...CHECKED, expires_on: dayIn(1 + Math.floor(random() * 400)) }),
  () => ({ ...CHECKED, provided_at: NOW }),
  () => AGREED,
  () => ({ ...AGREED, ...CHECKED, expires_on: dayIn(-3) }),
];
const OPEN: (() => ItemChange)[] = [
  none,
  () => ({ provided_at: NOW }),
  () => ({ ...CHECKED, expires_on: dayIn(-1) }),
  () => ({ ...CHECKED, expires_on: dayIn(-400), provided_at: NOW }),
  () => ASKED,
  () => ({ ...ASKED, ...CHECKED, expires_on: dayIn(-1) }),
  () => ({ note: 'Checked once, and taken back.', provided_at: NOW }),
];

type Made = { id: number; isComplete: boolean };

/** Writes a file: complete, with one open item, or mixed; items due before the first day are anything. */
async function makeFile(kind: number): Promise<Made> {
  const id = pick(ids);
  const found = (await findApplication(db, id))!;
  await db.execute(sql`delete from hiring_items where application_id = ${id}`);
  await saveHiringFile(db, {
    ...{ application_id: id, vacancy_id, school_id: school.id },
    ...{ checklist: pick(Object.keys(checklists)), checklist_version: '2026-11-28' },
    ...{ opened_by: school.user.id, opened_at: NOW, disclosure_readers: [] },
  });
  const { items } = await readHiringFile(db, found, NOW);
  const due = items.filter((item) => item.due === 'hire');
  expect(due.length).toBeGreaterThan(5);
  const missing = kind === 1 ? pick(due) : undefined;
  let isComplete = true;
  const rows = items.flatMap((item) => {
    const isOpen = item.due === 'start' || kind === 2 ? random() < 0.4 : item === missing;
    if (isOpen && item.due === 'hire') isComplete = false;
    const change = pick(isOpen ? OPEN : SETTLED)();
    const of = { application_id: id, vacancy_id, item: item.key, subject: item.subject ?? '' };
    return Object.keys(change).length > 0 ? { ...of, ...change, updated_at: NOW } : [];
  });
  if (rows.length > 0) await db.insert(hiringItems).values(rows);
  return { id, isComplete };
}

class Undo extends Error {}
/** Runs in a transaction that leaves nothing. */
async function undone<T>(run: (tx: Db) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await db
    .transaction(async (tx) => {
      result = await run(tx);
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return result!;
}

/** Resolves to the code of a refusal; null if there is none. */
const codeOf = (run: Promise<unknown>): Promise<string | null> =>
  run.then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return error.says.code;
      throw error;
    },
  );

const move = (id: number, from: ApplicationStatus, to: ApplicationStatus) =>
  undone(async (tx) => {
    await tx.execute(sql`update applications set status = ${from} where application_id = ${id}`);
    const found = (await findApplication(tx, id))!;
    const facts = await moveFacts(tx, id, NOW);
    const by = { status: to, note: null, changed_by: school.user.id, at: NOW };
    const code = await codeOf(moveApplication(tx, posting, found, facts, by));
    return [code, (await findApplication(tx, id))!.status] as const;
  });

const TRANSITIONS = APPLICATION_STATUSES.flatMap((from) =>
  (['School', 'Candidate'] as const).flatMap((role) =>
    allowedStatuses(from, role).map((to) => [from, to] as const),
  ),
);
const isHire = ([, to]: (typeof TRANSITIONS)[number]) => to === 'Hired';

describe(`the gate over ${FILES} generated files`, () => {
  it('lets each transition pass but a hire with an open item', async () => {
    expect(TRANSITIONS.filter(isHire)).toHaveLength(5);
    const counts = { complete: 0, open: 0 };
    for (let index = 0; index < FILES; index++) {
      const { id, isComplete } = await makeFile(index % 3);
      counts[isComplete ? 'complete' : 'open']++;
      const found = (await findApplication(db, id))!;
      const refused = 'hiring_file.incomplete';
      const what = `file ${index}`;
      for (const transition of TRANSITIONS) {
        const [from, to] = transition;
        const code = await codeOf(refuseIfIncomplete(db, { ...found, status: from }, to, NOW));
        if (isHire(transition) && !isComplete) expect(code, what).toMatch(refused);
        else expect(code, `${what}: ${from} to ${to}`).toBe(null);
      }
      // One hire and one other move of each file to the end, in turn.
      const hire = TRANSITIONS.filter(isHire)[index % 5]!;
      const [code, status] = await move(id, ...hire);
      if (isComplete) expect([code, status], what).toEqual([null, 'Hired']);
      else expect([code?.startsWith(refused), status], what).toEqual([true, hire[0]]);
      const others = TRANSITIONS.filter((one) => !isHire(one));
      const other = others[index % others.length]!;
      expect(await move(id, ...other), what).toEqual([null, other[1]]);
    }
    expect(Math.min(counts.complete, counts.open)).toBeGreaterThan(FILES / 4);
  }, 120_000);

  it('never hires by the API either, nor leaves a trace of trying', async () => {
    for (let index = 0; index < 12; index++) {
      const { id, isComplete } = await makeFile(1 + (index % 2));
      if (isComplete) continue;
      const { status, body } = await server.request('PUT', `/api/application/${id}/status`, {
        token: school.token,
        json: { status: 'Hired' },
      });
      expect([status, body.code.startsWith('hiring_file.incomplete')]).toEqual([409, true]);
      expect((await findApplication(db, id))!.status).toBe('Pending');
    }
  });
});

describe('the gate over time', () => {
  const hireAt = async (id: number, at: Date) =>
    codeOf(refuseUnlessComplete(db, (await findApplication(db, id))!, at));
  const endOf = (day: string) => new Date(startOfSiteDay(siteDayAfter(day, 1)).getTime() - 1);

  it('closes after the last day of each check, and opens when the check is renewed', async () => {
    let lapsed = 0;
    for (let index = 0; index < 15; index++) {
      const { id } = await makeFile(0);
      // Who has no post now gets a growing gap, which is another item.
      if (id === ids[3]) continue;
      const found = (await findApplication(db, id))!;
      const { items } = await readHiringFile(db, found, NOW);
      const ending = items
        .filter(({ due, row }) => due === 'hire' && row?.expires_on && !row.waived_at)
        .sort((one, other) => one.row!.expires_on!.localeCompare(other.row!.expires_on!));
      for (const [day, same] of Map.groupBy(ending, ({ row }) => row!.expires_on!)) {
        expect(await hireAt(id, endOf(day))).toBe(null);
        for (const { key, subject } of same) {
          expect(await hireAt(id, startOfSiteDay(siteDayAfter(day, 1)))).toBe('hiring_file.incomplete');
          lapsed++;
          const of = { application_id: id, vacancy_id, item: key, subject: subject ?? '' };
          const renewed = { checked_on: siteDayAfter(day, 1), expires_on: siteDayAfter(day, 4000) };
          await changeItem(db, of, { ...renewed, updated_at: NOW });
        }
        expect(await hireAt(id, startOfSiteDay(siteDayAfter(day, 1)))).toBe(null);
      }
    }
    expect(lapsed).toBeGreaterThan(15);
  });
});
