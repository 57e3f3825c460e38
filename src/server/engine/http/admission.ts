import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { goOnIn, languageOf } from '../messages/call-language.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import { networkOf } from '../queues/network.ts';
import type { Settings } from './handler.ts';
import { CallBudget } from './limits/call-budget.ts';
import type { RateLimit } from './limits/rate-limit-queries.ts';
import { BODIES, KEY_READS, READS, WRITES } from './limits/rate-limits.ts';
import { type FindSession, isApiKey, type SessionUser } from './session-user.ts';
import { timeZoneIn } from './time-zone.ts';

/**
 * Who may call an operation; `roles` null means any signed-in user. `anybody` is open to all, but still reads
 * the session.
 */
export type OperationAccess = {
  security: 'public' | 'anybody' | 'signed-in' | 'verified';
  roles: readonly string[] | null;
  isRead: boolean;
  /** Whether its calls count as writes. */
  countsAsWrite: boolean;
  /** The scope that an API key needs; null if it refuses keys. */
  scope: string | null;
};

export type AdmissionContext = {
  findSession: FindSession;
  clock: () => Date;
  /** What reads the session; by default, the database. */
  one?: Db;
  /** Called with each budget that the call was counted in. */
  counted?: (told: ReturnType<CallBudget['headers']>) => void;
};

/** The call counters; the server's own calls are not counted. */
export type CallCounts = {
  reads: CallBudget;
  bodies: CallBudget;
  accountWrites: CallBudget;
  networkWrites: CallBudget;
  keyReads: CallBudget;
};

/** The token as sent, and its user; null for public operations and without a session. */
export type Caller = { token: string | null; user: SessionUser | null };

export function callCounts({ rateLimitScale: scale }: Pick<Settings, 'rateLimitScale'>): CallCounts {
  const scaled = ({ limit, per }: RateLimit) => new CallBudget({ limit: limit * scale, per });
  return {
    reads: scaled(READS),
    bodies: scaled(BODIES),
    accountWrites: scaled(WRITES.account),
    networkWrites: scaled(WRITES.network),
    keyReads: scaled(KEY_READS),
  };
}

/**
 * Admits callers as the document declares, closed by default. Counts reads, and writes of signed-in callers;
 * public operations that write have their own limits, keyed by what can be guessed. `seen` is called with the
 * session's user, even if the call is refused afterwards.
 *
 * An API key is counted by itself, and admitted only where the operation has one of its scopes; public reads ignore it.
 *
 * @throws Refusal 401 without a session, 403 for the wrong role, 429 after too many calls
 */
export async function admit(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  access: OperationAccess,
  context: AdmissionContext,
  counts: CallCounts | null,
  seen: (user: SessionUser) => void = () => {},
): Promise<Caller> {
  const token = tokenIn(request);
  const name = access.isRead ? 'reads' : 'bodies';
  const budget = counts?.[name];
  const isKey = token !== null && isApiKey(token);
  // Otherwise a program could register, or ask for a password's link, with a key.
  if (isKey && access.security === 'public' && !access.isRead) throw noKeys();
  if (access.security === 'public' || (token === null && access.security === 'anybody')) {
    if (budget) limitInMemory(name, budget, `address:${networkOf(request.ip)}`, context);
    return { token, user: null };
  }
  if (token === null) throw new Refusal(401, coded('request.sign_in'));
  const timeZone = timeZoneIn(request.headers['time-zone']);
  const user = await context.findSession(token, context.clock(), isKey ? undefined : timeZone, context.one);
  if (!user) throw new Refusal(401, coded(isKey ? 'request.key_unknown' : 'request.session_ended'));
  seen(user);
  if (user.language !== null) goOnIn(languageOf(user.language));
  const owner = user.key_id === null ? `account:${user.id}` : `key:${user.key_id}`;
  if (counts && access.isRead)
    limitInMemory(name, user.key_id === null ? counts.reads : counts.keyReads, owner, context);
  if (user.key_scopes !== null) refuseBeyondScopes(user.key_scopes, access.scope);
  if (access.security !== 'signed-in' && user.email_verified_at === null) {
    // An unverified user is treated as a visitor.
    if (access.security === 'anybody') return { token, user: null };
    throw new Refusal(403, coded('request.verify_first'));
  }
  if (access.security !== 'signed-in' && user.second_factor) {
    if (access.security === 'anybody') return { token, user: null };
    throw new Refusal(403, coded('request.second_factor'));
  }
  if (access.roles && !access.roles.includes(user.role_name)) throw Refusal.forbidden();
  if (counts && access.countsAsWrite) {
    limitInMemory('writes', counts.accountWrites, owner, context);
    limitInMemory('network-writes', counts.networkWrites, `address:${networkOf(request.ip)}`, context);
  }
  return { token, user };
}

const noKeys = () => new Refusal(403, coded('request.no_keys'));

/** @throws Refusal 403 unless the scope is among those of the key */
function refuseBeyondScopes(scopes: string, scope: string | null): void {
  if (scope === null) throw noKeys();
  if (!scopes.split(' ').includes(scope)) throw new Refusal(403, coded('request.key_scope', { scope }));
}

/** The bearer token of a request, as sent. */
export const tokenIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function limitInMemory(
  name: string,
  budget: CallBudget,
  key: string,
  { clock, counted }: AdmissionContext,
): void {
  const standing = budget.count(key, clock());
  counted?.(budget.headers(name, standing));
  const { wait } = standing;
  if (wait > 0) throw Refusal.tooMany(coded('request.too_many'), wait);
}
