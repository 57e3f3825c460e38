import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { scopesOf } from '../../areas/account/api-key/api-key-operations.ts';
import { newApiKey } from '../new-api-key.ts';
import type { TestServer } from '../test-server.ts';
import { type AccessCall, callsOf, deviation, isHarmless, sendCall } from './access-calls.ts';
import type { AccessFixture } from './access-model.ts';
import { type FixtureCopies, fixtureCopies } from './fixture-copies.ts';

/** Calls every operation with API keys, with and without its scope, and compares with `openapi/access.yaml`. */

type Holder = 'school' | 'admin';
const HOLDERS: readonly Holder[] = ['school', 'admin'];
const ids = Object.keys(operations) as OperationId[];
const scopes = [...new Set(ids.flatMap((id) => operations[id].scope ?? []))];

/** Secrets of keys, by what they have: `vacancies:read`, or all but it: `-vacancies:read`. */
type Keys = Record<Holder, Record<string, string>>;
const keys: Keys = { school: {}, admin: {} };
let copies: FixtureCopies;
let setup: AccessFixture;
let server: TestServer;
let changing: TestServer;

beforeAll(async () => {
  copies = await fixtureCopies(async (at, { school, sessionIds }) => {
    const makers = {
      school: { user: school.user, school_id: school.id },
      admin: { user: { id: sessionIds.admin!.user_id }, role: 'Admin' as const },
    };
    for (const holder of HOLDERS)
      for (const scope of scopes) {
        const others = scopes.filter((one) => one !== scope);
        keys[holder][scope] = (await newApiKey(at, makers[holder], [scope])).secret;
        keys[holder][`-${scope}`] = (await newApiKey(at, makers[holder], others)).secret;
      }
  });
  ({ setup } = copies);
  server = await copies.copy();
  changing = await copies.copy();
}, 120_000);
afterAll(async () => {
  await Promise.all([server.close(), changing.close()]);
  await copies.close();
});

/** The same fixtures, whose callers send a key. */
const holding = (holder: Holder, key: string): AccessFixture => ({
  ...setup,
  fixtures: { ...setup.fixtures, callers: { ...setup.fixtures.callers, [holder]: keys[holder][key] } },
});

async function found(on: TestServer, call: AccessCall): Promise<(string | null)[]> {
  const holder = call.caller as Holder;
  const { scope, security, method } = operations[call.id];
  const refused = { ...call, expected: 403 as const };
  if (scope === null) {
    const isOpen = security === 'public' && method === 'GET';
    const answer = await sendCall(on, call, holding(holder, scopes[0]!));
    return [deviation(isOpen ? call : refused, answer)];
  }
  const without = await sendCall(on, call, holding(holder, `-${scope}`));
  const within = await sendCall(on, call, holding(holder, scope));
  return [deviation(refused, without), deviation(call, within)];
}

describe('an API key may call, with the scope that the access table names and as its maker,', () => {
  it.each(ids)('%s', async (id) => {
    const calls = callsOf(id, setup).filter(({ caller }) => HOLDERS.includes(caller as Holder));
    let on = isHarmless(id) ? server : changing;
    if (operations[id].method === 'DELETE' && operations[id].scope) {
      on = await copies.copy();
      onTestFinished(() => on.close());
    }
    const deviations = [];
    for (const call of calls) deviations.push(...(await found(on, call)));
    expect(deviations.filter(Boolean)).toEqual([]);
  });
});

describe('no API key may call', () => {
  const never =
    /^\/(auth|api-key|webhook|webhook-delivery|mail|notification|me)\b|^\/user\b(?!\/school-profile)|second-factor|passkey|\/hand-over|\/admin\/(audit|security-events|mail|search)/;
  it.each(ids.filter((id) => never.test(operations[id].path)))('%s', (id) => {
    expect(operations[id].scope).toBeNull();
  });

  it('what deletes a profile', () => {
    expect([operations.deleteSchool.scope, operations.deleteCandidate.scope]).toEqual([null, null]);
  });
});

it('each scope can be given to somebody', () => {
  expect(new Set([...scopesOf('School'), ...scopesOf('Admin')])).toEqual(new Set(scopes));
});
