import type { FastifyRequest } from 'fastify';
import { accompanied } from '../db/accompanied.ts';
import type { Db } from '../db/connect.ts';
import { admit, type CallCounts, type Caller, tokenIn } from './admission.ts';
import type { ApiParts } from './api-parts.ts';
import { isSameUser, type KnownSessions } from './known-sessions.ts';
import { type Route, VISITOR } from './plan-routes.ts';
import { HeldNotes, readFromReplica } from './replica-reads.ts';
import type { SessionUser } from './session-user.ts';

export type KnownCaller = Caller & {
  /** Whether the session is still to be read. */
  isRemembered: boolean;
};

/** Performs an operation for a caller with some of the server's parts replaced. */
type Run = (use: Partial<ApiParts>, caller: Caller) => Promise<object>;

/** Admits the user whom the session of a plain read had before; null if there is none, or it would be refused. */
export async function admitRemembered(
  route: Route,
  { parts, sessions, counts }: { parts: ApiParts; sessions: KnownSessions; counts: CallCounts },
  request: FastifyRequest,
): Promise<Caller | null> {
  const token = route.isRead && !route.isExport && route.security !== 'public' ? tokenIn(request) : null;
  const user = token === null ? null : sessions.known(token);
  if (!user) return null;
  const context = { ...parts, findSession: async () => user };
  // Counted only if the call goes on with it: otherwise the session is read, and the call counted then.
  const found = await admit(request, route, context, null).catch(() => null);
  return found?.user ? admit(request, route, context, counts) : null;
}

/**
 * Performs a call on the replica, or where that cannot answer as well as the primary would, there. A remembered caller's
 * session is read with the answer; the call begins anew if the user has changed.
 *
 * @throws Refusal 401 if the session has ended
 */
export async function runWhereFree(
  route: Route,
  parts: ApiParts,
  caller: KnownCaller,
  /** Null for a read in-process. */
  request: FastifyRequest | null,
  run: Run,
): Promise<object> {
  const verify = caller.isRemembered && request ? verification(route, parts, request, caller) : null;
  try {
    return (
      (await onReplica(route, parts, caller, verify, run)) ??
      (await (verify ? runWhileVerified(parts, caller, verify, run) : run({}, caller)))
    );
  } catch (error) {
    if (!(error instanceof ChangedCaller)) throw error;
    return run({}, { ...caller, ...error.caller });
  }
}

async function onReplica(
  route: Route,
  parts: ApiParts,
  caller: KnownCaller,
  verify: Verify | null,
  run: Run,
): Promise<object | null> {
  const isKnown = caller.user === null || caller.isRemembered;
  if (!route.isRead || route.isExport || !isKnown) return null;
  const operation = `${route.id} as ${caller.user?.role_name ?? VISITOR}`;
  return readFromReplica({ ...parts, operation }, caller, verify ?? (async () => undefined), (db, later) =>
    run({ db, visitorsDb: db, later }, caller),
  );
}

/** Performs a read for a remembered user, whose session its first statement reads. */
async function runWhileVerified(parts: ApiParts, caller: Caller, verify: Verify, run: Run): Promise<object> {
  const { db, done } = accompanied(parts.db, verify);
  const notes = new HeldNotes(parts.later);
  const [verdict, outcome] = await Promise.allSettled([done, run({ db, later: notes }, caller)]);
  if (verdict.status === 'rejected') throw verdict.reason;
  if (outcome.status === 'rejected') throw outcome.reason;
  notes.release();
  return outcome.value;
}

type Verify = (one: Db) => Promise<void>;

/** Reads a remembered user's session and throws ChangedCaller if it is another by now. */
function verification(route: Route, parts: ApiParts, request: FastifyRequest, caller: Caller): Verify {
  const remembered = { ...caller.user! };
  return async (one) => {
    const now: { user: SessionUser | null } = { user: null };
    const admitted = await admit(request, route, { ...parts, one }, null, (user) => {
      now.user = user;
    });
    if (!now.user || !isSameUser(now.user, remembered)) throw new ChangedCaller(admitted);
  };
}

/** Ends a read that has begun with what its caller no longer is. */
class ChangedCaller extends Error {
  readonly caller: Caller;

  constructor(caller: Caller) {
    super('the caller has changed');
    this.caller = caller;
  }
}
