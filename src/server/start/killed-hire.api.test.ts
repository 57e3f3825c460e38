import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteDay } from '../../language/run/value/site-day.ts';
import { FileStore } from '../engine/files/file-store.ts';
import { hireCalls, OFFER, REFERENCE } from '../testing/hire-scenario.ts';
import { launch, ready } from '../testing/program.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../testing/scenario.ts';
import { databaseUrl } from '../testing/test-database.ts';
import { SEAL_KEY } from '../testing/test-server.ts';
import { withServer } from '../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });
const { accept, agreement, call, give, move, references, sendOffer, wanted } = hireCalls(server);

let candidate: Profile;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  id = (await newApplication(server, candidate, vacancy_id)).application_id;
});

const LOCK = 7_000_025;

/** The processes of the database that wait for the lock. */
const waiting = async (): Promise<number[]> => {
  const { rows } = await server.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = ${server.database} and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};
const isGone = async (pid: number): Promise<boolean> =>
  (await server.db.execute(sql`select from pg_stat_activity where pid = ${pid}`)).rows.length === 0;

/** Sends a request to a server of its own, which is killed when it writes to a table. */
async function killedAt(step: string, send: (url: string) => Promise<unknown>): Promise<void> {
  const [table, on] = step.split(' ');
  const program = await launch({
    DATABASE_URL: databaseUrl(server.database),
    DATA_DIR: server.dataDir,
    SEAL_KEY,
    RATE_LIMIT_SCALE: '1000',
  });
  await ready(program);
  await server.db.execute(
    sql.raw(`create or replace function hold_up() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`),
  );
  const trigger = `hold_up before ${on} on ${table} for each row execute function hold_up()`;
  await server.db.execute(sql.raw(`create trigger ${trigger}`));
  let held: number[] = [];
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const sent = send(program.url).catch((error) => error);
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
    held = await waiting();
    program.child.kill('SIGKILL');
    await program.ended;
    expect(await sent).toBeInstanceOf(TypeError);
  });
  for (const pid of held) await expect.poll(() => isGone(pid), { timeout: 60_000 }).toBe(true);
  await server.db.execute(sql.raw(`drop trigger hold_up on ${table}`));
}

/** What both sides and the site have of an application; a worker may link seals meanwhile. */
const stored = async () => {
  const { rows } = await server.db.execute(sql`select
    (select jsonb_agg(to_jsonb(o)) from offers o where application_id = ${id}) as offers,
    (select jsonb_agg(to_jsonb(r)) from application_references r where application_id = ${id}) as references,
    (select jsonb_agg(kind order by seal_id) from seals where application_id = ${id}) as seals,
    (select jsonb_agg(kind order by id) from application_history where application_id = ${id}) as events,
    (select status from applications where application_id = ${id}) as status,
    (select count(*) from applications) as applications,
    (select jsonb_agg(to_jsonb(m)) from message_threads m where application_id = ${id}) as threads,
    (select jsonb_agg(to_jsonb(i)) from hiring_items i where application_id = ${id}) as items,
    (select count(*) from hiring_item_files) as evidence,
    (select count(*) from notifications) as notifications,
    (select count(*) from files) as files`);
  return rows[0];
};

// Each starts a server of its own.
describe('a server that is killed', { timeout: 180_000 }, () => {
  it.each(['seals insert', 'notifications insert'])(
    'while an offer is accepted leaves it open, at "%s", and it is accepted then',
    async (step) => {
      const { offer_id } = (await sendOffer(id, school)).body.data.offers[0];
      const before = await stored();
      const { worse } = (await agreement(id, candidate)).offers[0];
      const agreed = worse.map(({ value }: { value: string }) => value);
      await killedAt(step, (url) =>
        fetch(`${url}/api/application/${id}/offers/${offer_id}/answer`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${candidate.token}` },
          body: JSON.stringify({ answer: 'accept', agreed }),
        }),
      );
      expect(await stored()).toEqual(before);
      for (const side of [candidate, school])
        expect((await agreement(id, side)).offers).toMatchObject([{ state: 'open', accepted_name: null }]);
      expect((await accept(id, offer_id, candidate)).status).toBe(200);
      for (const side of [candidate, school])
        expect((await agreement(id, side)).offers).toMatchObject([{ state: 'accepted' }]);
    },
  );

  it.each(['files insert', 'application_references update'])(
    'while a reference is given leaves it open, at "%s", its letter too, and it is given then',
    async (step) => {
      const token = await wanted(id, school, candidate);
      const draft = { token, step: 'draft', conduct: 'Reliable' };
      await server.request('POST', '/api/reference', { form: asForm(draft) });
      const [before, kept] = [await stored(), server.storedFiles().filter(isKept)];
      await killedAt(step, (url) =>
        fetch(`${url}/api/reference`, {
          method: 'POST',
          body: asForm({ ...REFERENCE, token, letter: pdf('letter.pdf') }),
        }),
      );
      expect(await stored()).toEqual(before);
      await new FileStore(server).sweep(server.db, 0);
      expect(server.storedFiles().filter(isKept)).toEqual(kept);
      expect((await references(id, school)).references).toMatchObject([{ state: 'waiting' }]);
      const { body } = await server.request('GET', `/api/reference?token=${token}`);
      expect(body.data).toMatchObject({ form_state: 'open', conduct: 'Reliable' });
      expect((await give(token, { letter: pdf('letter.pdf') })).status).toBe(200);
      for (const side of [candidate, school])
        expect((await references(id, side)).references).toMatchObject([{ state: 'given' }]);
    },
  );

  type Change = { method: string; path: string; by: Profile; body: () => FormData | string };
  const CHANGES: Record<string, { at: string[]; change: () => Promise<Change> }> = {
    'a candidate applies': {
      at: ['application_snapshots insert', 'notifications insert'],
      change: async () => {
        const { vacancy_id } = await newVacancy(server, school);
        const fields = { vacancy_id, email: candidate.email, phone: '971501234567', resume: pdf('cv.pdf') };
        return { method: 'POST', path: 'apply', by: candidate, body: () => asForm(fields) };
      },
    },
    'a message with a file is sent': {
      at: ['files insert', 'notifications insert'],
      change: async () => ({
        ...{ method: 'POST', path: `${id}/messages`, by: school },
        body: () => asForm({ text: 'Our contract.', files: [pdf('contract.pdf')] }),
      }),
    },
    'an offer is sent': {
      at: ['offer_files insert', 'application_history insert'],
      change: async () => ({
        ...{ method: 'POST', path: `${id}/offers`, by: school },
        body: () => asForm({ ...OFFER, contract: pdf('contract.pdf') }),
      }),
    },
    'a check is recorded with evidence': {
      at: ['hiring_items insert', 'hiring_item_files insert'],
      change: async () => {
        await call('PUT', `/application/${id}/hiring-file`, school, { checklist: 'general' });
        const checked_on = siteDay(server.clock.now());
        const fields = { item: 'identity', checked_on, evidence: [pdf('passport.pdf')] };
        return { method: 'POST', path: `${id}/hiring-file/check`, by: school, body: () => asForm(fields) };
      },
    },
  };

  it.each(
    Object.entries(CHANGES).flatMap(([what, { at, change }]) => at.map((step) => ({ what, step, change }))),
  )('while $what leaves nothing of it, at "$step", and it is done then', async ({ step, change }) => {
    const { method, path, by, body } = await change();
    const [before, kept] = [await stored(), server.storedFiles().filter(isKept)];
    const send = (url: string) => {
      const sent = body();
      const type = typeof sent === 'string' && { 'content-type': 'application/json' };
      const headers = { ...type, authorization: `Bearer ${by.token}` };
      return fetch(`${url}/api/application/${path}`, { method, headers, body: sent });
    };
    await killedAt(step, send);
    expect(await stored()).toEqual(before);
    await new FileStore(server).sweep(server.db, 0);
    expect(server.storedFiles().filter(isKept)).toEqual(kept);
    const again = body();
    const { status } = await server.request(method, `/api/application/${path}`, {
      token: by.token,
      ...(typeof again === 'string' ? { json: JSON.parse(again) } : { form: again }),
    });
    expect([200, 201]).toContain(status);
    expect(await stored()).not.toEqual(before);
  });

  it.each(['application_history insert', 'notifications insert'])(
    'while an applicant is hired has done all of it or nothing, at "%s"',
    async (step) => {
      const before = (await stored())!;
      await killedAt(step, (url) =>
        fetch(`${url}/api/application/${id}/status`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${school.token}` },
          body: JSON.stringify({ status: 'Hired' }),
        }),
      );
      const events = [...(before.events as string[]), 'moved'];
      const notifications = String(Number(before.notifications) + 1);
      const all = { ...before, events, notifications, status: 'Hired' };
      // Sent in one piece, the database may have finished it.
      expect([before, all]).toContainEqual(await stored());
      await move(id, 'Hired', school);
      expect(await stored()).toEqual(all);
    },
  );
});

/** Files of the product; the other server has a log and mails of its own. */
const isKept = (path: string): boolean =>
  path.includes('/files/') && /\/(private|public|incoming)\//.test(path);
