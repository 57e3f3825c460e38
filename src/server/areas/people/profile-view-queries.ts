import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { profileViews } from './tables/candidate.ts';

const note = prepared((db) =>
  db
    .insert(profileViews)
    .values({
      viewed_user_id: sql.placeholder('viewed'),
      viewer_user_id: sql.placeholder('viewer'),
      viewed_at: sql.placeholder('at'),
    })
    .onConflictDoNothing()
    .prepare('note_profile_view'),
);

/** Records that a user opened another user's profile; only the first time counts. */
export async function recordProfileView(
  db: Db,
  viewedUserId: number,
  viewerUserId: number,
  at: Date,
): Promise<void> {
  await note(db).execute({ viewed: viewedUserId, viewer: viewerUserId, at });
}

/** Counts the users who opened a user's profile. */
export async function countProfileViews(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ views: count() })
    .from(profileViews)
    .where(eq(profileViews.viewed_user_id, userId));
  return row!.views;
}
