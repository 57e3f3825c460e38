import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { emailLinks } from '../db/schema/email-change.ts';

/**
 * Ends changes of address that were asked for with the former password, or by somebody who is now shut out: a thief
 * could get the account by one. Changes that an Admin has asked for stay.
 */
export async function endAskedEmails(tx: Db, userId: number): Promise<void> {
  const isAsked = and(eq(emailLinks.kind, 'confirm'), eq(emailLinks.by_admin, false));
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, userId), isAsked));
}
