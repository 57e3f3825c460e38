import { eq, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { withoutRecord } from '../db/record-files.ts';
import { profileViews } from '../db/schema/candidate.ts';
import { notifications } from '../db/schema/notification.ts';

/**
 * Removes what hung on a deleted profile, so that the next one of this user begins anew: nobody has opened it, and
 * nothing has happened to it. Returns those of the files it held that no record holds any more.
 */
export async function endProfile(tx: Db, userId: number, held: { id: number }[]): Promise<number[]> {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.user_id, userId), eq(notifications.about_user_id, userId)));
  await tx.delete(profileViews).where(eq(profileViews.viewed_user_id, userId));
  return withoutRecord(
    tx,
    held.map(({ id }) => id),
  );
}
