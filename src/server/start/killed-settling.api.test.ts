import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storedDefinitions } from '../../../generated/stored-definitions.ts';
import type { Definitions } from '../../language/run/change/definitions.ts';
import { strayRecords } from '../areas/records/stray-queries.ts';
import { settleDefinitions } from '../engine/db/stored/settle-definitions.ts';
import { databaseUrl } from '../testing/test-database.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { transactionsWaiting } from '../testing/transactions-waiting.ts';
import { storedRecords } from './stored-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const people = await Promise.all([1, 2].map(() => server.signUp('Candidate')));
  const [a, b] = people.map(({ user }) => user.id);
  await server.db.execute(sql`
    insert into candidates (user_id, first_name, last_name, extra) values
      (${a}, 'A', 'A', '{"email2": "a@example.com", "address": "1"}'), (${b}, 'B', 'B', '{"address": "2"}')`);
});
afterAll(() => server.close());

/** Two fields are renamed; "address" comes last in its form. */
function edited(): Definitions {
  const definitions = structuredClone(storedDefinitions);
  const renames = { email2: 'other_email', address: 'home' };
  for (const name of definitions.records['candidate profiles']!)
    for (const [from, to] of Object.entries(renames)) {
      const { fields } = definitions.forms[name]!;
      if (!fields[from]) continue;
      fields[to] = fields[from];
      delete fields[from];
    }
  definitions.forms['candidate/2-basic']!.stored = {
    other_email: { renamedFrom: 'email2' },
    home: { renamedFrom: 'address' },
  };
  return definitions;
}

/** A start that settles, in a process of its own. */
const START = `
  const { connect } = await import(process.env.CONNECT);
  const { settleDefinitions } = await import(process.env.SETTLE);
  const { storedRecords } = await import(process.env.RECORDS);
  const { strayRecords } = await import(process.env.STRAYS);
  let given = '';
  for await (const chunk of process.stdin) given += chunk;
  const { current, released } = JSON.parse(given);
  const { db } = connect({ url: process.env.DATABASE, connections: 2 });
  await settleDefinitions(db, { records: storedRecords, strays: strayRecords, current, released, now: new Date() });
  console.log('settled');
`;

const here = (path: string) => `file://${join(import.meta.dirname, path)}`;

it('a start that is killed while it settles leaves everything as it was, and the next one does all of it', async () => {
  const { db } = server;
  const current = edited();
  const settlement = {
    records: storedRecords,
    strays: strayRecords,
    released: storedDefinitions,
    now: new Date(),
  };
  await settleDefinitions(db, { ...settlement, current: storedDefinitions });
  const state = async () => {
    const { rows } = await db.execute(sql`select
      (select jsonb_agg(extra order by first_name) from candidates) as candidates,
      (select count(*) from stored_changes) as changes, (select count(*) from stored_change_values) as values,
      (select jsonb_agg(digest) from stored_definitions) as definitions`);
    return rows[0];
  };
  const before = await state();
  const waiting = transactionsWaiting(server);

  // It has changed the first profile, and waits for the second one, when it is killed.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from candidates where first_name = 'B' for update`);
    const start = spawn(process.execPath, ['--input-type=module', '--eval', START], {
      env: {
        ...process.env,
        CONNECT: here('../engine/db/connect.ts'),
        SETTLE: here('../engine/db/stored/settle-definitions.ts'),
        RECORDS: here('stored-records.ts'),
        STRAYS: here('../areas/records/stray-queries.ts'),
        DATABASE: databaseUrl(server.database),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    start.stdin.end(JSON.stringify({ current, released: storedDefinitions }));
    let said = '';
    start.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(start, 'exit');
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 120_000, interval: 100 });
    start.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(said).toBe('');
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  expect(await state()).toEqual(before);

  const done = await settleDefinitions(db, { ...settlement, current });
  expect(done.sort()).toEqual([
    '"address" is called "home" now: 2 stored values in candidate profiles changed.',
    '"email2" is called "other_email" now: 1 stored value in candidate profiles changed.',
  ]);
  expect(await state()).toMatchObject({
    candidates: [{ other_email: 'a@example.com', home: '1' }, { home: '2' }],
    changes: '2',
    values: '3',
  });
  expect(await settleDefinitions(db, { ...settlement, current })).toEqual([]);
});
