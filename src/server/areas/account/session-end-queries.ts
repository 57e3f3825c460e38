import { and, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { teamMembers } from '../schools/tables/team.ts';
import { sessions } from './tables/session.ts';
import { tokenHash } from './token.ts';

/** False when it has ended already. */
export async function endSession(db: Db, token: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.token_hash, tokenHash(token)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a user, except that of this token. */
export async function endSessionsOf(db: Db, userId: number, except?: string | Buffer | null): Promise<void> {
  const kept = typeof except === 'string' ? tokenHash(except) : except;
  const isOther = kept ? ne(sessions.token_hash, kept) : undefined;
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), isOther));
}

export async function endSessionsOfColleagues(db: Db, schoolId: number): Promise<void> {
  const colleagues = db
    .select({ id: teamMembers.user_id })
    .from(teamMembers)
    .where(and(eq(teamMembers.school_id, schoolId), isNotNull(teamMembers.user_id)));
  await db.delete(sessions).where(inArray(sessions.user_id, colleagues));
}

export async function endSessionOfId(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expires_at, now));
}
