import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import type { LaterKind } from '../../engine/db/later-writes.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { schools } from '../schools/tables/school.ts';
import { candidates, profileViews } from './tables/candidate.ts';

/** A view of a user's profile, or of a candidate's whose account is not at hand. */
export type ProfileView = ({ viewed_user_id: number } | { candidate_id: number }) & {
  viewer_user_id: number;
  at: Date;
};

/** Records that users opened others' profiles; only the first time counts. */
export const profileViewsLater: LaterKind<ProfileView> = {
  async write(db, views) {
    await db.execute(sql`
      insert into ${profileViews} (viewed_user_id, viewer_user_id, viewed_at)
      select coalesce(viewed_user_id, ${candidates.user_id}), viewer_user_id, at
      from unnest(
        ${sql.param(views.map((view) => ('viewed_user_id' in view ? view.viewed_user_id : null)))}::int[],
        ${sql.param(views.map((view) => ('candidate_id' in view ? view.candidate_id : null)))}::bigint[],
        ${sql.param(views.map((view) => view.viewer_user_id))}::int[],
        ${sql.param(views.map((view) => view.at.toISOString()))}::timestamptz[]
      ) as opened (viewed_user_id, candidate_id, viewer_user_id, at)
      left join ${candidates} on ${candidates.candidate_id} = opened.candidate_id
      where coalesce(viewed_user_id, ${candidates.user_id}) is not null
      order by at on conflict do nothing`);
  },
};

const viewsOfSchool = prepared((db) =>
  db
    .select({ views: count() })
    .from(profileViews)
    .where(
      eq(
        profileViews.viewed_user_id,
        sql`(select ${schools.user_id} from ${schools} where ${schools.school_id} = ${sql.placeholder('id')})`,
      ),
    )
    .prepare('school_profile_views'),
);

/** Counts the users who opened a school's profile. */
export async function countSchoolViews(db: Db, schoolId: number): Promise<number> {
  const [row] = await viewsOfSchool(db).execute({ id: schoolId });
  return row!.views;
}
