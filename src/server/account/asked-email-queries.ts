import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { emailLinks } from '../db/schema/email-change.ts';

/**
 * Ends what was asked for with a password that works no more, or by who is shut out: a thief would get the account by it.
 * What an Admin has asked for stays.
 */
export async function endAskedEmails(tx: Db, userId: number): Promise<void> {
  const isAsked = and(eq(emailLinks.kind, 'confirm'), eq(emailLinks.by_admin, false));
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, userId), isAsked));
}
