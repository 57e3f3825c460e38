import { eq, or } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { unreferencedFiles } from '../../engine/db/record-files.ts';
import { notifications } from '../news/tables/notification.ts';
import { profileViews } from './tables/candidate.ts';

/**
 * Removes data that depended on a deleted profile, such as views and notifications, so that the user's next
 * profile starts afresh. Returns those of its files that no record refers to any more.
 */
export async function deleteProfileData(tx: Db, userId: number, held: readonly number[]): Promise<number[]> {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.user_id, userId), eq(notifications.about_user_id, userId)));
  await tx.delete(profileViews).where(eq(profileViews.viewed_user_id, userId));
  return unreferencedFiles(tx, held);
}
