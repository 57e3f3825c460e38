import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import { files } from '../../engine/db/tables/file.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { schools } from '../schools/tables/school.ts';
import { teamMembers } from '../schools/tables/team.ts';
import { objectionToKeeping, type QuotaHolder, type QuotaSettings } from './quota.ts';

const holderOfSchool = ({ approval, plan }: { approval: string; plan: string }): QuotaHolder =>
  approval === 'approved' ? (plan as QuotaHolder) : 'unapproved';

/**
 * The quota holder of a school, locked until the transaction ends, so that concurrent posts run one at a
 * time. Call it before locking its owner or a vacancy.
 */
export async function lockSchoolHolder(tx: Db, schoolId: number): Promise<QuotaHolder> {
  const [school] = await tx
    .select({ approval: schools.approval, plan: schools.plan })
    .from(schools)
    .where(eq(schools.school_id, schoolId))
    .for('no key update');
  return school ? holderOfSchool(school) : 'unapproved';
}

/** The bytes that count towards a user's quota: those of everybody in the same school. */
export async function storageUsedBy(db: Db, userId: number): Promise<{ holder: QuotaHolder; bytes: number }> {
  const { rows } = await db.execute<{ approval: string | null; plan: string; bytes: number }>(sql`
    with school as materialized (
      select school_id, user_id, approval, plan from ${schools}
      where user_id = ${userId} or school_id in (select school_id from ${teamMembers} where user_id = ${userId})
      limit 1
    )
    select (select approval from school) as approval, (select plan from school) as plan,
      coalesce(sum(bytes), 0)::float8 as bytes
    from ${files} where owner_id = any (array(
      select ${userId}::bigint union select user_id from school
      union select user_id from ${teamMembers} where school_id in (select school_id from school) and user_id is not null))`);
  const { approval, plan, bytes } = rows[0]!;
  return { holder: approval === null ? 'person' : holderOfSchool({ approval, plan }), bytes };
}

/**
 * Makes transactions that store files for the same person or school run one at a time, so that each counts
 * the bytes of those before it. Lock the rows that the transaction needs first: a waiting transaction must
 * hold them already.
 */
const lockStorage = (tx: Db, userId: number) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('storage of ' || coalesce(
      (select 'school ' || school_id from ${schools} where user_id = ${userId}),
      (select 'school ' || school_id from ${teamMembers} where user_id = ${userId} limit 1),
      'user ' || ${userId}::bigint), 0))`);

/**
 * Call it once files are stored and those they replace are gone.
 *
 * @throws Refusal 409 when the owner exceeds the quota
 */
export async function refuseBeyondStorage(tx: Db, settings: QuotaSettings, userId: number): Promise<void> {
  const [, { holder, bytes }] = await inOrder(
    () => lockStorage(tx, userId),
    () => storageUsedBy(tx, userId),
  );
  const objection = objectionToKeeping(holder, settings, bytes);
  if (objection) throw new Refusal(409, objection);
}
