import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { kinds } from '../../areas/records/kinds.ts';
import { type AccessTable, type Clauses, recordInPath } from '../../engine/http/access.ts';
import type { DescribedApi } from '../../engine/http/api-parts.ts';
import { productApi } from '../../start/api.ts';
import { ROLE_OF } from '../fixtures.ts';
import { unverify } from '../sample-records.ts';
import type { TestServer } from '../test-server.ts';
import { type AccessCall, callsOf, deviation, isHarmless, sendCall } from './access-calls.ts';
import { type AccessFixture, clausesFor, expectedOf, RULES, rulesOf } from './access-model.ts';
import { FieldLedger, showsGuarded } from './field-ledger.ts';
import { type FixtureCopies, fixtureCopies } from './fixture-copies.ts';

/**
 * Mutation tests for access.api.test.ts: removes one guard at a time, makes the same calls, and checks that
 * an expectation fails.
 */

type Requests = Pick<TestServer, 'request'>;

const {
  document,
  access,
  operations: described,
  records,
} = productApi(resolve(import.meta.dirname, '../../../..'));
const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'logout');
const ROLES = ['Candidate', 'School', 'Admin'];

let copies: FixtureCopies;
let setup: AccessFixture;
/** For calls that change nothing. */
let lasting: TestServer;
beforeAll(async () => {
  copies = await fixtureCopies();
  ({ setup } = copies);
  lasting = await copies.copy();
});
afterAll(async () => {
  await lasting.close();
  await copies.close();
});

/** Starts a server for the current test only. */
async function ownServer(): Promise<TestServer> {
  const own = await copies.copy();
  onTestFinished(() => own.close());
  return own;
}

/** Operations whose calls were all answered as the table says, so that their missing guard went unnoticed. */
async function unnoticed(to: Requests, calls: AccessCall[]): Promise<string[]> {
  const noticed = new Set<OperationId>();
  for (const call of calls) {
    if (noticed.has(call.id)) continue;
    // An undocumented answer fails a test as well.
    const isTold = await sendCall(to, call, setup).then(
      (answer) => deviation(call, answer) !== null,
      () => true,
    );
    if (isTold) noticed.add(call.id);
  }
  return [...new Set(calls.map(({ id }) => id))].filter((id) => !noticed.has(id));
}

/** Fields that GET operations show to callers without access. */
async function overexposed(to: Requests): Promise<string[]> {
  const ledger = new FieldLedger(document, setup);
  for (const id of ids.filter((one) => operations[one].method === 'GET' && showsGuarded(document, one)))
    for (const call of callsOf(id, setup).filter(({ expected }) => expected === 'in'))
      ledger.note(call, await sendCall(to, call, setup));
  return ledger.deviations();
}

/** A server with a reduced access table. */
function withTable(
  server: TestServer,
  change: (table: AccessTable) => Partial<AccessTable>,
  rest?: Partial<DescribedApi>,
) {
  return server.variant((api) => ({ ...api, access: { ...access, ...change(access) }, ...rest }));
}

/** A server whose operations all admit more callers than the document says. */
function withAccess(
  server: TestServer,
  change: Partial<DescribedApi['operations'][string]>,
): Promise<Requests> {
  const open = Object.entries(described).map(([id, operation]) => [
    id,
    operation.security === 'public' ? operation : { ...operation, ...change },
  ]);
  const anyRole = (row: Readonly<Record<string, Clauses>>) => ({
    ...Object.fromEntries(ROLES.map((role) => [role, []])),
    ...row,
  });
  return withTable(
    server,
    ({ operations: rows }) => ({
      operations: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, anyRole(row)])),
    }),
    { operations: Object.fromEntries(open) },
  );
}

describe('the access test fails for every operation', { timeout: 180_000 }, () => {
  const guarded = ids.filter((id) => operations[id].security !== 'public');
  const refused = (which: (call: AccessCall) => boolean) =>
    guarded.flatMap((id) =>
      callsOf(id, setup)
        .filter(({ expected }) => expected !== 'in')
        .filter(which),
    );

  it('when no session is required', async () => {
    const calls = refused(({ caller }) => caller === 'nobody' || caller === 'signed out');
    const to = await withAccess(await ownServer(), { security: 'public' });
    expect(await unnoticed(to, calls)).toEqual([]);
  });

  it('when an unverified e-mail address is enough', async () => {
    const server = await ownServer();
    await unverify(server, setup.fixtures);
    const calls = guarded.flatMap((id) =>
      callsOf(id, setup)
        .filter(({ expected }) => expected === 'in')
        .map((call) => ({ ...call, expected: 403 as const })),
    );
    const to = await withAccess(server, { security: 'signed-in' });
    expect(await unnoticed(to, calls)).toEqual([]);
  });

  it('when the role is ignored', async () => {
    const ofOthers = ({ id, caller }: AccessCall) => ROLE_OF[caller] && !clausesFor(id, ROLE_OF[caller]);
    const calls = refused((call) => Boolean(ofOthers(call)));
    const to = await withAccess(await ownServer(), { roles: null });
    expect(await unnoticed(to, calls)).toEqual([]);
  });
});

/** Only in `npm run fuzz`: each rule needs its own server and database, about a minute in total. */
describe.runIf(process.env.EACH_RULE === '1')('the access test fails when a rule always holds', () => {
  const always: DescribedApi['accessRules'][string] = (_, records) => records.map(() => true);
  it.each(Object.keys(RULES))('%s', async (name) => {
    const asking = ids.filter((id) => (rulesOf(id) as string[]).includes(name));
    const server = asking.every(isHarmless) ? lasting : await ownServer();
    const { same: _, has: __, ...rule } = RULES[name]!;
    const to = await server.variant((api) => ({
      ...api,
      access: { ...access, rules: { ...access.rules, [name]: rule } },
      accessRules: { ...api.accessRules, [name]: always },
    }));
    const calls = asking.flatMap((id) =>
      callsOf(id, setup).filter(({ caller, target, expected }) =>
        target === null && rule.at === 'row'
          ? expected === 'in' &&
            clausesFor(id, ROLE_OF[caller] ?? '')
              ?.flat()
              .includes(name)
          : expected !== expectedOf(id, caller, target, setup, [name]),
      ),
    );
    // Where another rule implies this one, it only makes the refusal more specific.
    const alone = asking.filter((id) => rulesOf(id).every((other) => RULES[other]!.implies !== name));
    expect(new Set(calls.map(({ id }) => id))).toEqual(new Set(alone));
    expect(await unnoticed(to, calls)).toEqual([]);
    const isOfFields = access.fields.some(({ seen }) => Object.values(seen).flat(2).includes(name));
    if (isOfFields) expect(await overexposed(to)).not.toEqual([]);
  });
});

/**
 * Fields that handlers read only for callers who may see them, to save queries; `vacancy-posting.api.test.ts`
 * covers them.
 */
const READ_FOR_FEW: ReadonlySet<string> = new Set(['application_count', 'applications']);

describe('the access test fails when everyone sees', () => {
  // One server without field rules exposes all of them; name and schema tell them apart.
  let exposed: string[];
  beforeAll(async () => {
    exposed = await overexposed(await withTable(lasting, () => ({ fields: [] })));
  });

  const shown = access.fields.flatMap(({ of, names }) =>
    names.map((name) => ({ name, of, places: of.map((schema) => `${name} of ${schema}`) })),
  );
  it.each(shown)('$name of $of', ({ name, places }) => {
    const isTold = exposed.some((one) => places.some((place) => one.includes(` sees ${place} `)));
    expect(isTold).toBe(!READ_FOR_FEW.has(name));
  });

  it('each field appears in only one row of the table', () => {
    const all = shown.flatMap(({ places }) => places);
    expect(all.filter((place, at) => all.indexOf(place) !== at)).toEqual([]);
  });
});

describe('a handler', () => {
  it('that forgets its access check answers 500', async () => {
    const server = await ownServer();
    const forgetful = async () => ({ message: 'Forgotten.', data: null });
    const asksOfRow = (id: OperationId, role: string) =>
      clausesFor(id, role)?.some((names) => names.some((one) => RULES[one]!.at === 'row')) ?? false;
    // For the others, the path names the record and the router checks access before the handler runs.
    const asking = ids.filter(
      (id) =>
        ROLES.some((role) => asksOfRow(id, role)) &&
        recordInPath(id, operations[id].path, access, records) === null,
    );
    const ofRecords = kinds.flatMap(({ Names }) => [`list${Names}`, `export${Names}`]);
    const narrowed = ofRecords.filter((id) => ROLES.some((role) => asksOfRow(id as OperationId, role)));
    expect(asking).toEqual([
      'inviteCandidate',
      'listApplications',
      'listHires',
      'exportHires',
      'listMessageThreads',
      'listInterviews',
      ...narrowed,
    ]);
    const to = await server.variant((api) => ({
      ...api,
      handlers: { ...api.handlers, ...Object.fromEntries(asking.map((id) => [id, forgetful])) },
    }));
    for (const id of asking)
      for (const call of callsOf(id, setup).filter(({ caller, target }) => {
        const asks = asksOfRow(id, ROLE_OF[caller] ?? '');
        return asks && target !== 'missing' && expectedOf(id, caller, target, setup) === 'in';
      }))
        expect((await sendCall(to, call, setup)).status, `${id} ${call.caller}`).toBe(500);
  });
});
