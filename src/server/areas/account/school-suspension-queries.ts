import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { schools } from '../schools/tables/school.ts';
import { teamMembers } from '../schools/tables/team.ts';

/**
 * Whether the account of a school is suspended, locked until the transaction ends. Call it before locking any
 * vacancy of the school: suspending locks in the same order.
 */
export async function isSuspendedSchool(tx: Db, schoolId: number): Promise<boolean> {
  const school = tx.select({ user_id: schools.user_id }).from(schools).where(eq(schools.school_id, schoolId));
  const [, [owner]] = await inOrder(
    () => school.for('key share'),
    () =>
      tx
        .select({ suspended_at: users.suspended_at })
        .from(users)
        .where(eq(users.id, sql`(select user_id from ${schools} where school_id = ${schoolId})`))
        .for('share'),
  );
  return owner !== undefined && owner.suspended_at !== null;
}

/**
 * Whether a user works for a school whose owner is suspended: a colleague's session ends with the owner's.
 */
export async function worksForSuspended(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: schools.school_id })
    .from(teamMembers)
    .innerJoin(schools, eq(schools.school_id, teamMembers.school_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(and(eq(teamMembers.user_id, userId), isNotNull(users.suspended_at)));
  return row !== undefined;
}
