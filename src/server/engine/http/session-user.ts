/**
 * What areas know of a session's account: ids of the records that are its own, and rights. Areas declare theirs. A
 * rule of `openapi/access.yaml` compares a field of a record with the id of the same name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface SessionFacts {}

/** The signed-in user, as one lookup of the session returns it. */
export type SessionUser = SessionFacts & {
  id: number;
  user_name: string;
  full_name: string;
  /** The names as they were registered, if they were told apart. */
  first_name: string | null;
  last_name: string | null;
  /** The IANA time zone that the user's browser last told; null while none has. */
  time_zone: string | null;
  role_id: number;
  role_name: string;
  /** ISO 8601, or null until the e-mail is verified. */
  email_verified_at: string | null;
  /** What the session still needs: a code, or a second factor that must be set up first. */
  second_factor: 'code' | 'setup' | null;
};

/** Keeps the time zone that the call told, if any. Resolves to null for a token that is unknown, ended or expired. */
export type FindSession = (token: string, now: Date, timeZone?: string) => Promise<SessionUser | null>;
