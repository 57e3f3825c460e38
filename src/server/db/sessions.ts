import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { roles, sessions, users } from './schema/accounts.ts';
import { candidates } from './schema/candidate.ts';
import { schools } from './schema/school.ts';
import { newToken, tokenHash } from './token.ts';

/** Who is signed in, as one point read of the session yields it. */
export type SessionUser = {
  id: number;
  user_name: string;
  full_name: string;
  role_id: number;
  role_name: string;
  /** ISO 8601, or null until the e-mail is verified. */
  email_verified_at: string | null;
  /** The own profile, or null before it exists. */
  candidate_id: number | null;
  school_id: number | null;
};

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;

const columns = {
  id: users.id,
  user_name: users.user_name,
  full_name: users.full_name,
  role_id: users.role_id,
  role_name: roles.role_name,
  email_verified_at: users.email_verified_at,
  candidate_id: candidates.candidate_id,
  school_id: schools.school_id,
};

type Row = Omit<SessionUser, 'email_verified_at'> & { email_verified_at: Date | null };

const present = (row: Row): SessionUser => ({
  ...row,
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
});

export type FindSession = (token: string, now: Date) => Promise<SessionUser | null>;

/** The hottest query of all: prepared once. Null for a token that is unknown, ended or expired. */
export function sessionReader(db: Db): FindSession {
  const query = db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(roles, eq(roles.role_id, users.role_id))
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(schools, eq(schools.user_id, users.id))
    .where(
      and(eq(sessions.token_hash, sql.placeholder('hash')), gt(sessions.expires_at, sql.placeholder('now'))),
    )
    .prepare('find_session');
  return async (token, now) => {
    const [row] = await query.execute({ hash: tokenHash(token), now });
    return row ? present(row) : null;
  };
}

/** The user as a session will show it; null when there is none. */
export async function readSessionUser(db: Db, id: number): Promise<SessionUser | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(roles, eq(roles.role_id, users.role_id))
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(schools, eq(schools.user_id, users.id))
    .where(eq(users.id, id));
  return row ? present(row) : null;
}

/** Returns the token, which is stored nowhere. */
export async function openSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    token_hash: tokenHash(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
  });
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, tokenHash(token)));
}

/** Ends all sessions of a user, but the one of this token. */
export async function endSessionsOf(db: Db, userId: number, exceptToken?: string | null): Promise<void> {
  const isOther = exceptToken ? ne(sessions.token_hash, tokenHash(exceptToken)) : undefined;
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), isOther));
}
