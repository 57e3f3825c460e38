import { and, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { emailLinks } from './tables/email-change.ts';

/**
 * Cancels changes of address that were requested with the former password, or by somebody who is now locked out: a
 * thief could take over the account by one. Changes requested by an Admin stay.
 */
export async function endAskedEmails(tx: Db, userId: number): Promise<void> {
  const isAsked = and(eq(emailLinks.kind, 'confirm'), eq(emailLinks.by_admin, false));
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, userId), isAsked));
}
