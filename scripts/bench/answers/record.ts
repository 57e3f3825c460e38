import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { it } from 'vitest';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { productApi } from '../../../src/server/start/api.ts';
import { callsOf, sendCall } from '../../../src/server/testing/access/access-calls.ts';
import { fixtureCopies } from '../../../src/server/testing/access/fixture-copies.ts';
import type { Answer } from '../../../src/server/testing/checked-request.ts';
import { ownerOf, tokenFor } from '../../../src/server/testing/contract/callers.ts';
import { knownIn } from '../../../src/server/testing/contract/known-in.ts';
import { type Known, type Probe, seedOf } from '../../../src/server/testing/contract/probe.ts';
import { probesOf, rightProbe } from '../../../src/server/testing/contract/probes.ts';
import { CALLERS, type Caller } from '../../../src/server/testing/fixtures.ts';
import type { TestServer } from '../../../src/server/testing/test-server.ts';
import { randomFrom } from '../../../src/server/testing/trial-values.ts';
import { comparable, comparableAnswer } from './comparable.ts';

const SEED = 1;
const { document } = productApi(resolve(import.meta.dirname, '../../..'));
const file = process.env.ANSWERS_FILE!;
const wanted = process.env.ANSWERS_OPERATIONS?.split(',');

/** Each distinct answer by hash, and each call's answer as a hash. */
const recorded = { answers: {} as Record<string, unknown>, calls: {} as Record<string, string> };

/** The people in the setup; addresses of later ones continue the numbering for the whole run. */
let people = Number.POSITIVE_INFINITY;

function record(call: string, of: unknown): void {
  const text = JSON.stringify(of).replace(/person-(\d+)@/g, (address, number) =>
    number < people ? address : 'newcomer@',
  );
  const answer = JSON.parse(text);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  recorded.answers[hash] = answer;
  // Several probes of an operation may share a name.
  let key = call;
  for (let turn = 2; recorded.calls[key]; turn++) key = `${call} (${turn})`;
  recorded.calls[key] = hash;
}

it('records the answers of every operation', { timeout: 3_600_000 }, async () => {
  Math.random = randomFrom(SEED);
  let known!: Known;
  const copies = await fixtureCopies(async (server, fixtures) => {
    known = await knownIn(document, server, fixtures);
    people = Number(/\d+/.exec(server.newEmail()));
  });
  const { setup } = copies;
  const ids = (Object.keys(operations) as OperationId[]).sort().filter((id) => wanted?.includes(id) ?? true);
  const answerTo = (promise: Promise<Answer>): Promise<unknown> =>
    promise.then(comparableAnswer, (error: Error) => ({ error: comparable(error.message) }));

  const reading = await copies.copy();
  const unread = await rowsOf(reading);
  for (const id of ids) {
    const random = randomFrom(seedOf(id, SEED));
    Math.random = random;
    const isRead = operations[id].method === 'GET';
    const on = isRead ? reading : await copies.copy();
    const send = async (probe: Probe, caller: Caller) => {
      const token = await tokenFor(id, caller, on, setup.fixtures);
      return answerTo(on.request(operations[id].method, probe.path, { ...probe.options, token }));
    };
    // A valid call by every caller, with its effects on the database.
    let before = isRead ? unread : await rowsOf(on);
    for (const caller of CALLERS) {
      const answer = await send(rightProbe(document, id, known, random), caller);
      record(`${id}: valid, ${caller}`, answer);
      if (isRead || (answer as { status: number }).status >= 300) continue;
      const after = await rowsOf(on);
      const effects = changes(before, after);
      const mails = await Promise.all(recipientsIn(before, after).map((address) => on.mail.to(address)));
      record(`${id}: effects, ${caller}`, { ...effects, mails: comparable(mails) });
      before = after;
    }
    // Every caller with every record the operation's rules cover.
    for (const call of callsOf(id, setup)) {
      const what = typeof call.target === 'object' ? call.target?.what : call.target;
      record(`${id}: ${call.caller}, ${what ?? 'no record'}`, await answerTo(sendCall(on, call, setup)));
    }
    // Valid and invalid values in every field, parameter and address.
    for (const probe of probesOf(document, id, known, random))
      record(`${id}: ${probe.what}`, await send(probe, ownerOf(id)));
    if (!isRead) {
      await recordEvents(id, on);
      await on.close();
    }
    console.log(`${new Date().toISOString().slice(11, 19)} ${id}`);
  }
  record('all reads: effects', changes(unread, await rowsOf(reading)));
  await recordEvents('all reads', reading);
  await reading.close();
  await copies.close();
  const sorted = Object.fromEntries(
    Object.entries(recorded.answers).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ answers: sorted, calls: recorded.calls }, null, 1)}\n`);
});

/** Records security events, which are written after the response; closing the server waits for them. */
async function recordEvents(id: string, { app, db }: TestServer): Promise<void> {
  await app.close();
  const { rows } = await db.execute(sql`select * from security_events order by 1`);
  record(`${id}: security events`, comparable(rows));
}

type Rows = Map<string, string>;

/**
 * Every database row by table and position. Mails, which are sent meanwhile, only by whom they concern; without
 * the time when somebody was last seen, which changes once a minute.
 */
async function rowsOf({ db }: TestServer): Promise<Rows> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('security_events', 'rate_limits', 'mail_outbox') order by 1`,
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name, (to_jsonb(t) - 'last_seen_at')::text as row from "${name}" t`,
  );
  const mails = `select 'mail_outbox', jsonb_build_object('id', id, 'recipient', recipient, 'concerns', concerns)::text from mail_outbox`;
  const { rows } = await db.execute<{ name: string; row: string }>(
    sql.raw([...each, mails].join(' union all ')),
  );
  return new Map(rows.map(({ name, row }) => [`${name} ${row}`, name]));
}

/** The addresses of new mails. */
function recipientsIn(before: Rows, after: Rows): string[] {
  const texts = [...after].filter(([key, table]) => table === 'mail_outbox' && !before.has(key));
  return [...new Set(texts.map(([key]) => JSON.parse(key.slice('mail_outbox '.length)).recipient))].sort();
}

/** The rows written and deleted, by table; an updated row is both. */
function changes(before: Rows, after: Rows): Record<string, unknown> {
  const only = (one: Rows, other: Rows) =>
    [...one]
      .filter(([key]) => !other.has(key))
      .map(
        ([key, table]) => `${table} ${JSON.stringify(comparable(JSON.parse(key.slice(table.length + 1))))}`,
      )
      .sort();
  return { written: only(after, before), gone: only(before, after) };
}
