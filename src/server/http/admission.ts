import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { take } from '../db/rate-limits.ts';
import type { FindSession, SessionUser } from '../db/sessions.ts';
import type { Settings } from './handler.ts';
import { networkOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** Whom an operation is for; `roles` null means any signed-in user. */
export type Entrance = {
  security: 'public' | 'session' | 'unverified';
  roles: readonly string[] | null;
  /** Whether its calls count as writes. */
  isLimited: boolean;
};

export type Gate = { db: Db; findSession: FindSession; settings: Settings; clock: () => Date };

/** Who calls: the token as it was sent, and the user it belongs to; null for public operations. */
export type Caller = { token: string | null; user: SessionUser | null };

/** Submits and uploads that one account may make in a minute, and one address, behind which a whole school may be. */
const WRITES = { account: 60, address: 300, seconds: 60 };

/**
 * Lets in whom the document admits, closed by default. Writes of those who are signed in are counted here; public
 * operations count by themselves, by what is guessed at.
 *
 * @throws Refusal 401 without a session, 403 for the wrong one, 429 after too many submits
 */
export async function admit(request: FastifyRequest, entrance: Entrance, gate: Gate): Promise<Caller> {
  const token = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  if (entrance.security === 'public') return { token, user: null };
  if (token === null) throw new Refusal(401, 'Please sign in.');
  const user = await gate.findSession(token, gate.clock());
  if (!user) throw new Refusal(401, 'Your session has ended. Please sign in again.');
  if (entrance.security !== 'unverified' && user.email_verified_at === null) {
    throw new Refusal(403, 'Please verify your e-mail address first.');
  }
  if (entrance.roles && !entrance.roles.includes(user.role_name)) throw Refusal.forbidden();
  if (entrance.isLimited) await limitWrites(gate, user, networkOf(request.ip));
  return { token, user };
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
    if (!allowed) throw Refusal.tooMany('Too many requests. Please wait a moment and try again.', wait);
  }
}
