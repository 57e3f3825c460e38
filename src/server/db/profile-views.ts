import { count, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { profileViews } from './schema/candidate.ts';

/** Notes that a user opened another user's profile; only the first time counts. */
export async function noteProfileView(db: Db, viewedUserId: number, viewerUserId: number): Promise<void> {
  await db
    .insert(profileViews)
    .values({ viewed_user_id: viewedUserId, viewer_user_id: viewerUserId })
    .onConflictDoNothing();
}

/** By how many users a user's profile was opened. */
export async function countProfileViews(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ views: count() })
    .from(profileViews)
    .where(eq(profileViews.viewed_user_id, userId));
  return row!.views;
}
