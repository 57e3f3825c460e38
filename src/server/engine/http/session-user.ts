import type { Db } from '../db/connect.ts';

/**
 * What areas know about a session's account: ids of its own records, and rights. Areas declare theirs. A rule
 * of `openapi/access.yaml` compares a record's field with the id of the same name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface SessionFacts {}

/** The signed-in user, as a single lookup of the session returns it. */
export type SessionUser = SessionFacts & {
  id: number;
  user_name: string;
  full_name: string;
  /** First and last name as registered, if they were given separately. */
  first_name: string | null;
  last_name: string | null;
  /** The IANA time zone last reported by the user's browser; null while none has been. */
  time_zone: string | null;
  /** The language that the user has chosen; null while the browser's decides. */
  language: string | null;
  role_id: number;
  role_name: string;
  /** ISO 8601, or null until the e-mail is verified. */
  email_verified_at: string | null;
  /** What the session still needs: a code, or a second factor to be set up first. */
  second_factor: 'code' | 'setup' | null;
  /** The API key that acts for the user, with its scopes separated by spaces; both are null in a session. */
  key_id: number | null;
  key_scopes: string | null;
};

/** How the secret of every API key begins: people and scanners recognise one that has leaked. */
export const KEY_PREFIX = 'erm_live_';

export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

/**
 * Stores the call's time zone, if given. Null for a token that is unknown, ended or expired. `one` may collect the
 * query with others.
 */
export type FindSession = (
  token: string,
  now: Date,
  timeZone?: string,
  one?: Db,
) => Promise<SessionUser | null>;

/**
 * What tells whether a standby has a session's writes: the version of the session's row, which every call that may have
 * written renews. A standby with the same version has replayed everything before it.
 */
export type SessionMark = {
  /** Null without a session. */
  read: (db: Db, token: string) => Promise<string | null>;
  renew: (token: string) => Promise<void>;
};
