import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { ownerOf, tokenFor } from '../testing/contract/callers.ts';
import { NEEDS_MAIL, SWITCHED_OFF } from '../testing/contract/exceptions.ts';
import { inUsableOrder, knownIn } from '../testing/contract/known-in.ts';
import { type Known, seedOf } from '../testing/contract/probe.ts';
import { rightProbe } from '../testing/contract/probes.ts';
import { createFixtures, type Fixtures } from '../testing/fixtures.ts';
import { inSeries } from '../testing/in-series.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { randomFrom } from '../testing/trial-values.ts';
import { type CountingProxy, countingProxy, type WireCount } from '../testing/wire/counting-proxy.ts';
import { unkeyedTables } from '../testing/wire/unkeyed-tables.ts';
import { productApi } from './api.ts';

/**
 * Counts, on the wire, the statements that a valid call of each operation sends to PostgreSQL, and compares
 * them with `statements.json`. RECORD_STATEMENTS=1 rewrites the file.
 */
const FILE = join(import.meta.dirname, 'statements.json');
const recorded: Record<string, WireCount> = JSON.parse(readFileSync(FILE, 'utf8'));
const isRecording = process.env.RECORD_STATEMENTS === '1';

/**
 * What belongs to no call: sending mails, writing security events and views, listening for changes, and the size of a
 * table, which is asked every few seconds.
 */
const BESIDE_THE_CALL =
  /^\s*(update "mail_outbox"|with (opened|used) as |insert into "profile_views"|insert into "security_events"|select .* from "mail_outbox"|select coalesce\(sum\(greatest\(0, case when relpages|(un)?listen )/i;

/**
 * The operations that ask every machine of a cluster for rows of these tables, as they name no key, under the reason.
 * What keeps to the keys is removed by RECORD_STATEMENTS=1; whoever needs another gives the reason by hand.
 */
const FAN_OUTS = join(import.meta.dirname, 'fan-outs.json');
const fanOuts: Record<string, Record<string, string[]>> = JSON.parse(readFileSync(FAN_OUTS, 'utf8'));
const allowed = (id: string) => Object.values(fanOuts).flatMap((operations) => operations[id] ?? []);
const { distributed } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../engine/db/cluster-layout.json'), 'utf8'),
) as { distributed: Record<string, string> };

const { document } = productApi(resolve(import.meta.dirname, '../../..'));
// The stream comes last, because an open stream checks its session from time to time.
const ids = inUsableOrder(Object.keys(operations) as OperationId[]).sort(
  (one, other) => Number(one === 'streamNotifications') - Number(other === 'streamNotifications'),
);
const counted: Record<string, WireCount> = {};
/** The tables whose key each call of an operation did not name. */
const unkeyed: Record<string, string[][]> = {};

let proxy: CountingProxy;
let server: TestServer;
let fixtures: Fixtures;
let known: Known;

beforeAll(async () => {
  const { port } = new URL(inject('templateUrl'));
  proxy = await countingProxy({ host: '127.0.0.1', port: Number(port) }, BESIDE_THE_CALL);
  server = await testServer({ databasePort: proxy.port });
  const serial = inSeries(server);
  fixtures = await createFixtures(serial);
  known = await knownIn(document, serial, fixtures);
});
afterAll(async () => {
  await server.close();
  proxy.close();
});

async function countOf(id: OperationId): Promise<WireCount> {
  const { path, options } = rightProbe(document, id, known, randomFrom(seedOf(id, 1)));
  const token = await tokenFor(id, ownerOf(id), server, fixtures);
  proxy.reset();
  const { status, body } = await server.request(operations[id].method, path, { ...options, token });
  const count = proxy.read();
  const tables = proxy.texts().flatMap((text) => unkeyedTables(text, distributed));
  unkeyed[id] = [...(unkeyed[id] ?? []), tables];
  if (![...NEEDS_MAIL, ...SWITCHED_OFF].includes(id)) expect(status, JSON.stringify(body)).toBeLessThan(300);
  return count;
}

it.each(ids)('%s sends no more statements than recorded', async (id) => {
  // The first read only warms the caches.
  if (operations[id].method === 'GET') await countOf(id);
  let count = await countOf(id);
  const limit = recorded[id]?.statements ?? -1;
  // On a busy machine, what an earlier call left to do in the background falls into a count, but not into a second one.
  if (!isRecording && count.statements > limit) count = await countOf(id).catch(() => count);
  counted[id] = count;
  const texts = proxy.texts().map((text) => text.slice(0, 200));
  if (!isRecording) expect(count.statements, texts.join('\n')).toBeLessThanOrEqual(limit);
});

it.each(ids)('%s names the key of each distributed table, or has a reason', async (id) => {
  const found = () => {
    const [first = [], ...others] = unkeyed[id] ?? [];
    return first.filter(
      (table) => others.every((tables) => tables.includes(table)) && !allowed(id).includes(table),
    );
  };
  if (isRecording) return;
  // What an earlier call left to do in the background does not fall into another one.
  if (found().length > 0) await countOf(id).catch(() => undefined);
  expect(found()).toEqual([]);
});

it('list reasons for operations that exist', () => {
  const named = Object.values(fanOuts).flatMap((operations) => Object.keys(operations));
  expect(named.filter((id) => !(id in operations))).toEqual([]);
});

it('are recorded for every operation', () => {
  if (isRecording) {
    const rows = Object.entries(counted).sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(
      FILE,
      `{\n${rows.map(([id, count]) => `  "${id}": ${JSON.stringify(count)}`).join(',\n')}\n}\n`,
    );
    writeFileSync(FAN_OUTS, `${JSON.stringify(stillNeeded(), null, 2)}\n`);
  } else expect(Object.keys(recorded).sort()).toEqual([...ids].sort());
});

/** Without the operations and tables whose key is named by now. */
function stillNeeded(): typeof fanOuts {
  const needed = Object.entries(fanOuts).map(([reason, operations]) => {
    const left = Object.entries(operations).flatMap(([id, tables]) => {
      const needs = tables.filter((table) => unkeyed[id]?.some((found) => found.includes(table)));
      return needs.length > 0 ? [[id, needs] as const] : [];
    });
    return [reason, Object.fromEntries(left)] as const;
  });
  return Object.fromEntries(needed.filter(([, operations]) => Object.keys(operations).length > 0));
}
