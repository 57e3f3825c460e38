import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { access } from '../../../../generated/access.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { openSession } from '../../areas/account/session-queries.ts';
import { productApi } from '../../start/api.ts';
import { CALLERS, ROLE_OF } from '../fixtures.ts';
import { type Kind, samplesFor } from '../sample-record.ts';
import { unverify } from '../sample-records.ts';
import type { TestServer } from '../test-server.ts';
import { callsOf, deviation, isHarmless, sendCall } from './access-calls.ts';
import { type AccessFixture, clausesFor, holds, kindOf, looksAtState, RULES } from './access-model.ts';
import { FieldLedger } from './field-ledger.ts';
import { type FixtureCopies, fixtureCopies } from './fixture-copies.ts';

const { document } = productApi(resolve(import.meta.dirname, '../../../..'));

/**
 * Calls every operation as every kind of caller on every kind of record, and compares the answers with
 * `openapi/access.yaml`.
 */

let copies: FixtureCopies;
let setup: AccessFixture;
/** For calls that change nothing. */
let server: TestServer;
/** For calls with side effects, except deletions. */
let changing: TestServer;
/** Fields, as `Schema.field`, that at least one caller saw, and that were withheld from at least one. */
const seen = new Set<string>();
const kept = new Set<string>();

beforeAll(async () => {
  copies = await fixtureCopies();
  ({ setup } = copies);
  server = await copies.copy();
  changing = await copies.copy();
});
afterAll(async () => {
  await Promise.all([server.close(), changing.close()]);
  await copies.close();
});

/** Starts a server for the current test only. */
async function ownServer(): Promise<TestServer> {
  const own = await copies.copy();
  onTestFinished(() => own.close());
  return own;
}

/** Logging out ends the caller's session, so it has its own test below. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'logout');
/** Operations whose rules depend on a record's state run first, before others change that state. */
const inOrder = ids.toSorted((a, b) => Number(looksAtState(b)) - Number(looksAtState(a)));
const isList = (id: OperationId) => operations[id].method === 'GET' && !operations[id].path.includes('{');

describe('access by operation matches the access table', () => {
  it.each(inOrder)('%s', async (id) => {
    const deletes = operations[id].method === 'DELETE';
    const on = isHarmless(id) ? server : deletes ? await ownServer() : changing;
    const ledger = new FieldLedger(document, setup);
    const found = [];
    for (const call of callsOf(id, setup)) {
      const answer = await sendCall(on, call, setup);
      found.push(deviation(call, answer));
      ledger.note(call, answer);
    }
    expect(found.filter(Boolean)).toEqual([]);
    expect(ledger.deviations()).toEqual([]);
    for (const field of ledger.seen) seen.add(field);
    for (const field of ledger.kept) kept.add(field);
  });
});

describe('an unverified e-mail address', () => {
  const guarded = ids.filter((id) => operations[id].security === 'verified');
  it('shuts an otherwise admitted caller out of every operation', async () => {
    const on = await ownServer();
    await unverify(on, setup.fixtures);
    for (const id of guarded)
      for (const call of callsOf(id, setup).filter(({ expected }) => expected === 'in'))
        expect((await sendCall(on, call, setup)).status, `${call.caller} in ${id}`).toBe(403);
  });
});

describe('restricted fields', () => {
  const fields = access.fields.flatMap(({ of, names }) =>
    of.flatMap((schema) =>
      names
        .filter((name) => document.components!.schemas![schema]!.properties![name])
        .map((name) => `${schema}.${name}`),
    ),
  );
  it('were each shown to one caller and withheld from another', () => {
    expect(fields.filter((field) => !seen.has(field))).toEqual([]);
    expect(fields.filter((field) => !kept.has(field))).toEqual([]);
  });
});

describe('a list filtered by access rules', () => {
  const lists = ids.filter((id) => kindOf(id) && isList(id) && operations[id].answer === 'json');
  it.each(lists)('%s contains exactly the records the rules allow', async (id) => {
    const kind = kindOf(id)!;
    const { method, path } = operations[id];
    const samples = samplesFor(id, kind, setup.samples);
    for (const caller of CALLERS.filter((one) => clausesFor(id, ROLE_OF[one] ?? ''))) {
      const query = `/api${path}?per_page=100`;
      const { body } = await server.request(method, query, { token: setup.fixtures.callers[caller] });
      const rows: number[] = body.data.map((row: Record<string, number>) => row[`${kind}_id`]);
      const may = samples.filter((sample) =>
        clausesFor(id, ROLE_OF[caller]!)!.every((names) =>
          names.some((name) => holds(name, caller, sample, setup)),
        ),
      );
      const seen = samples.filter((sample) => rows.includes(sample.id));
      expect(
        seen.map(({ what }) => what),
        caller,
      ).toEqual(may.map(({ what }) => what));
    }
  });
});

describe('signing out', () => {
  it('works for every session and ends it', async () => {
    for (const caller of CALLERS) {
      const { user } = caller.startsWith('other') ? setup.fixtures.rival : setup.fixtures.candidate;
      const isSignedIn = ROLE_OF[caller] !== null || caller === 'unverified';
      const token = isSignedIn
        ? await openSession(server.db, user.id, server.clock.now())
        : setup.fixtures.callers[caller];
      const answers = [];
      for (let times = 0; times < 2; times += 1)
        answers.push((await server.request('POST', '/api/auth/logout', { token })).status);
      expect(answers, caller).toEqual(isSignedIn ? [200, 401] : [401, 401]);
    }
  });
});

describe('the records that rules are tested on', () => {
  it.each(Object.keys(RULES).filter((name) => RULES[name]!.of))(
    'cover both outcomes of the rule "%s"',
    (name) => {
      const found = setup.samples[RULES[name]!.of as Kind].flatMap((sample) =>
        CALLERS.filter((caller) => ROLE_OF[caller]).map((caller) => holds(name, caller, sample, setup)),
      );
      expect(new Set(found)).toEqual(new Set([true, false]));
    },
  );
});
