import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { say } from '../words/say.ts';
import type { Settings } from './handler.ts';
import { CallBudget } from './limits/call-budget.ts';
import { networkOf } from './network.ts';
import { take } from './rate-limit-queries.ts';
import { Refusal } from './refusal.ts';
import type { FindSession, SessionUser } from './session-user.ts';

/** Whom an operation is for; `roles` null means any signed-in user. One for anybody looks at who asks, if somebody is signed in. */
export type Entrance = {
  security: 'public' | 'anybody' | 'session' | 'unverified';
  roles: readonly string[] | null;
  isRead: boolean;
  /** Whether its calls count as writes. */
  isLimited: boolean;
};

export type Gate = { db: Db; findSession: FindSession; settings: Settings; clock: () => Date };

/** The counters of calls; a call that the server makes itself is not counted. */
export type CallCounts = { reads: CallBudget; bodies: CallBudget };

/** Who calls: the token as it was sent, and the user it belongs to; null for public operations, and for who is not signed in. */
export type Caller = { token: string | null; user: SessionUser | null };

/**
 * Reads that one address may make in a minute without signing in, and one account; a page makes ten at most. It limits,
 * too, how many bodies strangers may send from one address, before anything of them is read.
 */
const READS = { limit: 1200, seconds: 60 };
const BODIES = { limit: 300, seconds: 60 };

export function callCounts({ rateLimitScale: scale }: Pick<Settings, 'rateLimitScale'>): CallCounts {
  return {
    reads: new CallBudget({ ...READS, limit: READS.limit * scale }),
    bodies: new CallBudget({ ...BODIES, limit: BODIES.limit * scale }),
  };
}

/** Submits and uploads that one account may make in a minute, and one address, behind which a whole school may be. */
const WRITES = { account: 60, address: 300, seconds: 60 };

/**
 * Lets in whom the document admits, closed by default. Reads are counted here, and writes of those who are signed in;
 * public operations that write count by themselves, too, by what is guessed at.
 *
 * `seen` hears whose session it is, also of one that is refused then.
 *
 * @throws Refusal 401 without a session, 403 for the wrong one, 429 after too many calls
 */
export async function admit(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  entrance: Entrance,
  gate: Gate,
  counts: CallCounts | null,
  seen: (user: SessionUser) => void = () => {},
): Promise<Caller> {
  const token = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const budget = counts?.[entrance.isRead ? 'reads' : 'bodies'];
  if (entrance.security === 'public' || (token === null && entrance.security === 'anybody')) {
    if (budget) limitCalls(budget, `address:${networkOf(request.ip)}`, gate);
    return { token, user: null };
  }
  if (token === null) throw new Refusal(401, say('request.sign_in'));
  const user = await gate.findSession(token, gate.clock());
  if (!user) throw new Refusal(401, say('request.session_ended'));
  seen(user);
  if (counts && entrance.isRead) limitCalls(counts.reads, `account:${user.id}`, gate);
  if (entrance.security !== 'unverified' && user.email_verified_at === null) {
    // An unverified user gets what visitors get.
    if (entrance.security === 'anybody') return { token, user: null };
    throw new Refusal(403, say('request.verify_first'));
  }
  if (entrance.security !== 'unverified' && user.second_factor) {
    if (entrance.security === 'anybody') return { token, user: null };
    throw new Refusal(403, say('request.second_factor'));
  }
  if (entrance.roles && !entrance.roles.includes(user.role_name)) throw Refusal.forbidden();
  if (entrance.isLimited) await limitWrites(gate, user, networkOf(request.ip));
  return { token, user };
}

function limitCalls(budget: CallBudget, key: string, { clock }: Gate): void {
  const wait = budget.take(key, clock());
  if (wait > 0) throw Refusal.tooMany(say('request.too_many'), wait);
}

async function limitWrites({ db, settings, clock }: Gate, user: SessionUser, address: string): Promise<void> {
  const now = clock();
  const limits = [
    { key: `write:account:${user.id}`, limit: WRITES.account },
    { key: `write:address:${address}`, limit: WRITES.address },
  ];
  for (const { key, limit } of limits) {
    const window = { key, limit: limit * settings.rateLimitScale, seconds: WRITES.seconds };
    const { allowed, wait } = await take(db, window, now);
    if (!allowed) throw Refusal.tooMany(say('request.too_many'), wait);
  }
}
