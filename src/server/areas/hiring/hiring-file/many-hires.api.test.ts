import { sql } from 'drizzle-orm';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay, siteDayAfter } from '../../../../language/run/value/site-day.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import { copyApplicants } from '../../../testing/copy-rows.ts';
import { asForm, newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { sendLapseNews } from './lapse-news.ts';

const { server, school } = await withServer({ school: newSchool });
const { db } = server;
/** More than two batches of any reader. */
const HIRES = 110;
/** The most files that are read at once. */
const AT_ONCE = 50;
const LAST_DAY = siteDayAfter(siteDay(server.clock.now()), 30);

beforeAll(async () => {
  const person = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id: id } = await newApplication(server, person, vacancy_id);
  const path = `/api/application/${id}`;
  const { token } = school;
  await server.request('PUT', `${path}/hiring-file`, { token, json: { checklist: 'general' } });
  const checked_on = siteDay(server.clock.now());
  const form = asForm({ item: 'identity', checked_on, expires_on: LAST_DAY });
  const checked = await server.request('POST', `${path}/hiring-file/check`, { token, form });
  expect(checked.status, JSON.stringify(checked.body)).toBe(200);
  await server.request('PUT', `${path}/status`, { token, json: { status: 'Hired' } });

  await copyApplicants(server, { person, application_id: id, count: HIRES - 1 });
  const others = sql`applications a where a.vacancy_id = ${vacancy_id} and a.application_id <> ${id}`;
  await db.execute(sql`
    insert into application_history (application_id, vacancy_id, kind, from_status, status, at)
    select a.application_id, a.vacancy_id, 'moved', 'Pending', 'Hired', now() from ${others}`);
  await db.execute(sql`
    insert into hiring_files (application_id, vacancy_id, school_id, checklist, checklist_version, opened_at)
    select a.application_id, a.vacancy_id, f.school_id, f.checklist, f.checklist_version, f.opened_at
    from hiring_files f, ${others}`);
  await db.execute(sql`
    insert into hiring_items (application_id, vacancy_id, item, checked_on, expires_on, updated_at)
    select a.application_id, a.vacancy_id, i.item, i.checked_on, i.expires_on, i.updated_at
    from hiring_items i, ${others}`);
});

/** The texts of the statements that a piece of work sends, and what they answer. */
async function sentBy(work: () => Promise<unknown>) {
  const { $client: pool } = db as unknown as { $client: Pool };
  const spies = new Set<MockInstance>([vi.spyOn(pool, 'query')]);
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => Promise<PoolClient>;
  // Without arguments it is a transaction that connects; else the pool for its own query.
  const connecting = vi.spyOn(pool, 'connect').mockImplementation(async (...callback: unknown[]) => {
    const client = await connect(...callback);
    if (callback.length === 0) spies.add(vi.spyOn(client, 'query'));
    return client;
  });
  await work();
  connecting.mockRestore();
  const sent = [...spies].flatMap(({ mock }) =>
    mock.calls.map(([config], index) => ({
      text: typeof config === 'string' ? config : String(Reflect.get(config as object, 'text')),
      value: mock.results[index]!.value as unknown,
    })),
  );
  for (const spy of spies) spy.mockRestore();
  const answers = await Promise.all(sent.map(({ value }) => value as Promise<QueryResult | undefined>));
  return sent.map(({ text }, index) => ({ text, rows: answers[index]?.rows ?? [] }));
}

async function get(path: string) {
  const answer = await server.request('GET', `/api${path}`, { token: school.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

describe('the register of many hires', () => {
  it('reads any number of files by the same statements', async () => {
    const texts = async (size: number) => {
      await get(`/hires?per_page=${size}`);
      const sent = await sentBy(async () => {
        expect((await get(`/hires?per_page=${size}`)).body.data).toHaveLength(size);
      });
      return sent.map(({ text }) => text).sort();
    };
    const few = await texts(10);
    expect(few.length).toBeGreaterThan(0);
    expect(await texts(100)).toEqual(few);
  });

  it('is exported in parts', async () => {
    const sent = await sentBy(async () => {
      const lines = (await get('/hires/export')).raw.toString('utf8').split(/\r?\n/);
      expect(lines.length).toBeGreaterThan(HIRES * 10);
    });
    const parts = sent.filter(({ text }) => text.includes('hiring_items'));
    expect(parts).toHaveLength(Math.ceil(HIRES / AT_ONCE));
    const filesIn = ({ rows }: (typeof parts)[number]) =>
      JSON.stringify(rows).split(`"${LAST_DAY}"`).length - 1;
    expect(parts.map(filesIn)).toEqual([AT_ONCE, AT_ONCE, HIRES - 2 * AT_ONCE]);
  });
});

it('tells of checks that lapse in parts, and looks at each file once', async () => {
  const posting = { mail: { post: insertMail }, settings: { publicUrl: 'http://marketplace.test' } };
  const morning = new Date(server.clock.now().getTime() + 2 * DAY);
  morning.setUTCHours(9);
  const sent = await sentBy(() =>
    sendLapseNews(db, posting, morning, (_, error) => {
      throw error;
    }),
  );
  const claims = sent.filter(({ text }) => /from "hiring_files".*for no key update/s.test(text));
  expect(claims.map(({ rows }) => rows.length)).toEqual([AT_ONCE, AT_ONCE, HIRES - 2 * AT_ONCE]);
  for (const { text } of claims.slice(1)) expect(text).toContain('"hiring_files"."application_id" > ');
  const { rows } = await db.execute(sql`select from notifications where kind = 'checks_lapsing'`);
  expect(rows).toHaveLength(HIRES);
});
