import { and, isNotNull, lt, lte } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { emailCodes, mailOutbox, passwordResets, rateLimits, sessions } from './schema/accounts.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Removes what has ended and is read by nobody. */
export async function sweepDatabase(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expires_at, now));
  await db.delete(emailCodes).where(lte(emailCodes.expires_at, now));
  await db.delete(passwordResets).where(lte(passwordResets.expires_at, now));
  await db.delete(rateLimits).where(lte(rateLimits.resets_at, now));
  const monthAgo = new Date(now.getTime() - MONTH);
  await db.delete(mailOutbox).where(and(isNotNull(mailOutbox.sent_at), lt(mailOutbox.sent_at, monthAgo)));
}
