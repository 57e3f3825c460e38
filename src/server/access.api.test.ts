import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../generated/operations.ts';
import { openSession } from './db/sessions.ts';
import { ACCESS } from './testing/access-table.ts';
import { assemble, CALLERS, type Caller, type Cast, ROLE_OF } from './testing/cast.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

/** Who may do what: the document's roles decide first, then what stands in the table by hand. */

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await testServer();
  cast = await assemble(server);
});
afterAll(() => server.close());

/** What the document alone says: 401 without a session, 403 for the unverified and for other roles, else nothing yet. */
function refusedByDocument(id: OperationId, caller: Caller): number | null {
  const { security, roles }: { security: string; roles: readonly string[] | null } = operations[id];
  if (security === 'public') return null;
  if (['nobody', 'nonsense', 'signed out'].includes(caller)) return 401;
  if (caller === 'unverified') return security === 'unverified' ? null : 403;
  return roles && !roles.includes(ROLE_OF[caller]!) ? 403 : null;
}

const cases = Object.entries(ACCESS).flatMap(([id, rows]) =>
  rows.map((row) => ({ id: id as OperationId, title: row.what ? `${id} (${row.what})` : id, row })),
);

describe('every caller gets exactly as far as the table says', () => {
  it.each(cases)('$title', async ({ id, row }) => {
    const { method, path: template } = operations[id];
    const path = `/api${row.path(cast) || template}`;
    // Those who are refused first: had one of them an effect, the admitted would notice.
    const expectations = CALLERS.map((caller) => {
      const refused = refusedByDocument(id, caller);
      const status = refused ?? row.expected?.[caller] ?? row.all;
      if (status === undefined) throw new Error(`The table says nothing about ${caller}.`);
      return { caller, status };
    }).sort((a, b) => Number(a.status < 400) - Number(b.status < 400));
    const got: Record<string, number> = {};
    for (const { caller } of expectations) {
      const options = { ...row.options, ...(row.body && { json: row.body(cast) }) };
      const answer = await server.request(method, path, { ...options, token: cast.callers[caller] });
      got[caller] = answer.status;
    }
    expect(got).toEqual(Object.fromEntries(expectations.map(({ caller, status }) => [caller, status])));
  });
});

describe('signing out', () => {
  it('is for everybody with a session, and ends it', async () => {
    for (const caller of CALLERS) {
      const { user } = caller.startsWith('other') ? cast.rival : cast.candidate;
      const isSignedIn = ROLE_OF[caller] !== null || caller === 'unverified';
      const token = isSignedIn
        ? await openSession(server.db, user.id, server.clock.now())
        : cast.callers[caller];
      const answers = [];
      for (let times = 0; times < 2; times += 1)
        answers.push((await server.request('POST', '/api/auth/logout', { token })).status);
      expect(answers, caller).toEqual(isSignedIn ? [200, 401] : [401, 401]);
    }
  });
});
