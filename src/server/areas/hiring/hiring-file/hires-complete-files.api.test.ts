import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteDayAfter } from '../../../../language/run/value/site-day.ts';
import { hiringFileCalls, type Sent } from '../../../testing/hiring-file-scenario.ts';
import { newApiKey } from '../../../testing/new-api-key.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { lockApplication, touchApplication } from '../application/application-queries.ts';
import { bulkTaskWorker } from '../application/bulk-task-worker.ts';
import { changeItem } from './hiring-file-queries.ts';

const { server, school, rival } = await withServer({ school: newSchool, rival: newSchool });
const colleague = await newColleague(server, school, 'recruiter');
const made = await newApiKey(server, { ...school, school_id: school.id }, ['applications:write']);
const key = { token: made.secret };
const { work } = bulkTaskWorker({
  db: server.db,
  posting: {
    mail: { post: async () => {}, toPost: () => [], wake: () => {} },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

let candidate: Profile;
let vacancyId: number;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  id = (await newApplication(server, candidate, vacancyId)).application_id;
});

const { today, call, post, open, check, hire, statusOf, setGate, complete } = hiringFileCalls(
  server,
  school,
  () => ({ id, candidate }),
);

describe('the gate', () => {
  beforeEach(async () => {
    expect((await setGate(true)).body.data).toEqual({ hires_complete_files: true });
  });

  const viaWorker = async (send: () => ReturnType<typeof call>) => {
    const begun = await send();
    if (begun.status >= 400) return begun.body.code as string;
    server.clock.forward(60);
    await work();
    const path = `/api/vacancy/${vacancyId}/applicants/jobs`;
    const [job] = (await server.request('GET', path, { token: school.token })).body.data;
    return job.refused[0]?.reason ?? null;
  };
  const move = (json: Sent) =>
    server.request('POST', `/api/vacancy/${vacancyId}/applicants/move`, {
      token: school.token,
      json: { status: 'Hired', ...json },
    });
  /** Each way to Hired; resolves to why it was refused. */
  const WAYS: Record<string, () => Promise<string | null>> = {
    'the button': async () => (await hire()).body.message,
    'the documented call': async () =>
      (await server.request('PUT', `/api/${id}/status`, { token: school.token, json: { status: 'Hired' } }))
        .body.message,
    'an API key': async () => (await hire(key)).body.message,
    'a move that can be undone': () => viaWorker(() => hire(school, { can_undo: true })),
    'a bulk move': () => viaWorker(() => move({ application_ids: [id] })),
    'a bulk move of a filter': () => viaWorker(() => move({ filter: {} })),
  };
  const FILES: Record<string, { make: () => Promise<unknown>; hires: boolean }> = {
    'no file': { make: async () => {}, hires: false },
    'an empty file': { make: () => open(), hires: false },
    'one open item': { make: () => complete('online-search'), hires: false },
    'a complete file': { make: () => complete(), hires: true },
    'a waiver that nobody has agreed to': {
      make: async () => {
        await complete('online-search');
        await post('waive', school, { item: 'online-search', reason: 'Known for years.' });
      },
      hires: false,
    },
    'a waived item': {
      make: async () => {
        await complete('online-search');
        await post('waive', school, { item: 'online-search', reason: 'Known for years.' });
        await post('agree', colleague, { item: 'online-search' });
      },
      hires: true,
    },
    'an item that has lapsed': {
      make: async () => {
        await complete('online-search');
        await check('online-search');
        await server.db.execute(
          sql`update hiring_items set expires_on = ${siteDayAfter(today(), -1)} where application_id = ${id} and item = 'online-search'`,
        );
      },
      hires: false,
    },
    'an item that has not lapsed': {
      make: async () => {
        await complete('online-search');
        await check('online-search', { expires_on: siteDayAfter(today(), 1) });
      },
      hires: true,
    },
  };
  const CASES = Object.keys(WAYS).flatMap((way) => Object.keys(FILES).map((file) => [way, file] as const));

  it.each(CASES)('lets %s hire with %s only if nothing is open', async (way, file) => {
    const { make, hires } = FILES[file]!;
    await make();
    const said = await WAYS[way]!();
    expect(await statusOf()).toBe(hires ? 'Hired' : 'Pending');
    if (hires) return;
    expect(said).toMatch(/file|incomplete/);
    if (file === 'one open item' && !said!.startsWith('hiring_file')) expect(said).toContain('Online search');
  });

  it('says which items are open, in the reader’s language', async () => {
    await complete('online-search', 'identity');
    const refused = await hire();
    expect([refused.status, refused.body.code]).toEqual([409, 'hiring_file.incomplete']);
    expect(refused.body.message).toContain('Identity, Online search');
    expect((await hire(school, { can_undo: true })).body.code).toBe('hiring_file.incomplete');
  });

  it('is off at first, and moves to other states freely', async () => {
    expect((await call('PUT', '/status', school, { status: 'Offered' })).status).toBe(200);
    const free = (await server.request('GET', '/api/hiring/settings', { token: rival.token })).body.data;
    expect(free).toEqual({ hires_complete_files: false });
    await setGate(false);
    expect((await hire()).status).toBe(200);
  });

  it('does not hire by accepting an offer', async () => {
    const form = asForm({
      ...{ post: 'Teacher', start_date: '2030-08-20', contract_kind: 'open_ended' },
      ...{ salary: 900000, valid_until: '2030-03-01' },
    });
    const sent = await server.request('POST', `/api/application/${id}/offers`, { token: school.token, form });
    const [offer] = sent.body.data.offers;
    const agreed = offer.worse.map(({ value }: { value: string }) => value);
    const answer = { answer: 'accept', agreed };
    expect((await call('POST', `/offers/${offer.offer_id}/answer`, candidate, answer)).status).toBe(200);
    expect(await statusOf()).toBe('Offered');
    expect((await hire()).body.code).toBe('hiring_file.incomplete');
  });

  it('decides again when a check is taken back while an applicant is hired', async () => {
    await complete();
    let hiring: ReturnType<typeof hire> | undefined;
    await server.db.transaction(async (tx) => {
      const found = (await lockApplication(tx, id))!;
      const change = { checked_by: null, checked_on: null, updated_at: server.clock.now() };
      const { application_id, vacancy_id } = found;
      await changeItem(tx, { application_id, vacancy_id, item: 'identity', subject: '' }, change);
      await touchApplication(tx, found, []);
      hiring = hire();
      // By then the hire has read the complete file, and waits to write.
      await expect
        .poll(async () => {
          const { rows } = await server.db.execute(
            sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update%applications%'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
    });
    const refused = await hiring!;
    expect([refused.status, refused.body.code]).toEqual([409, 'hiring_file.incomplete']);
    expect(await statusOf()).toBe('Pending');
  });

  it('hires once of 50 concurrent tries, and never with an open item', async () => {
    await complete('online-search');
    const early = await Promise.all(Array.from({ length: 25 }, () => hire()));
    expect(new Set(early.map(({ body }) => body.code))).toEqual(new Set(['hiring_file.incomplete']));
    await check('online-search');
    const tries = await Promise.all(Array.from({ length: 50 }, () => hire()));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
