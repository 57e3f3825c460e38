import { hash } from 'node:crypto';
import type { FindSession, SessionUser } from './session-user.ts';

/** The most sessions that a process remembers. */
const MOST = 10_000;

/**
 * Remembers the users of sessions as they were last found. A read may begin with a remembered one while its session is
 * read anew, but never answers before.
 */
export class KnownSessions {
  readonly #users = new Map<string, SessionUser>();
  readonly #find: FindSession;

  constructor(find: FindSession) {
    this.#find = find;
  }

  readonly find: FindSession = async (token, ...more) => {
    const user = await this.#find(token, ...more);
    const key = keyOf(token);
    this.#users.delete(key);
    if (user) this.#users.set(key, { ...user });
    if (this.#users.size > MOST) this.#users.delete(this.#users.keys().next().value!);
    return user;
  };

  /** A copy, because a handler may change its caller. */
  known(token: string): SessionUser | null {
    const user = this.#users.get(keyOf(token));
    return user ? { ...user } : null;
  }
}

const keyOf = (token: string): string => hash('sha256', token, 'base64');

export function isSameUser(one: SessionUser, other: SessionUser): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof SessionUser)[];
  return fields.every((field) => one[field] === other[field]);
}
