import { and, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { emailLinks } from './tables/email-change.ts';

/**
 * Cancels address changes that were requested with the previous password, or by somebody now locked out: a
 * thief could use one to take over the account. Changes requested by an Admin are kept.
 */
export async function cancelRequestedEmails(tx: Db, userId: number): Promise<void> {
  const isAsked = and(eq(emailLinks.kind, 'confirm'), eq(emailLinks.by_admin, false));
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, userId), isAsked));
}
