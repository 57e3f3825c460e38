import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { centres } from '../../areas/reference/tables/reference.ts';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';

/** Identifies a demo account, even if its address changes. */
export const DEMO_MARK = { demo: true };

/** The ids of the accounts with the public password. */
export async function demoUserIds(db: Db, emails: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        // Anyone may register such an address; an unconfirmed registration does not count.
        and(inArray(users.user_name, [...emails]), isNotNull(users.email_verified_at)),
        sql`${users.extra} @> '{"demo": true}'`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/**
 * Spreads the candidates' registration dates between `from` and each one's first activity, because new
 * candidates are charted by week.
 */
export async function spreadJoining(db: Db, from: Date): Promise<void> {
  await db.execute(sql`
    with traces as (
      select candidate_id, application_date as at from applications
      union all select candidate_id, created_at from invitations
      union all select candidate_id, saved_at from saved_vacancies
      union all select candidate_id, created_at from saved_searches where candidate_id is not null
      union all select c.candidate_id, v.viewed_at from profile_views v
        join candidates c on c.user_id in (v.viewed_user_id, v.viewer_user_id)
      union all select c.candidate_id, v.viewed_on from vacancy_views v join candidates c on c.user_id = v.viewer_user_id
      union all select candidate_id, updated_at from candidates where updated_at > created_at
    ), joined as (
      select candidate_id, ${from.toISOString()}::timestamptz
        + (min(at) - ${from.toISOString()}::timestamptz) * (candidate_id * 37 % 97 / 100.0) as at
      from traces group by candidate_id
    ), profiles as (
      update candidates c set created_at = j.at from joined j where j.candidate_id = c.candidate_id
      returning c.user_id, j.at
    )
    update users u set created_at = p.at, email_verified_at = p.at from profiles p where u.id = p.user_id`);
}

export async function deleteCentres(tx: Db, names: readonly string[]): Promise<void> {
  await tx.delete(centres).where(inArray(centres.name, [...names]));
}
