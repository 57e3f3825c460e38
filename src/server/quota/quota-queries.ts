import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { files } from '../db/schema/accounts.ts';
import { schools } from '../db/schema/school.ts';
import { teamMembers } from '../db/schema/team.ts';
import { Refusal } from '../http/refusal.ts';
import { type Holder, objectionToKeeping } from './quota.ts';

const holderOfSchool = ({ approval, plan }: { approval: string; plan: string }): Holder =>
  approval === 'approved' ? (plan as Holder) : 'unapproved';

/**
 * Returns the holder that a school is. Locked until the transaction ends, so that its posts take turns: call it before
 * locking its owner or a vacancy.
 */
export async function lockSchoolHolder(tx: Db, schoolId: number): Promise<Holder> {
  const [school] = await tx
    .select({ approval: schools.approval, plan: schools.plan })
    .from(schools)
    .where(eq(schools.school_id, schoolId))
    .for('no key update');
  return school ? holderOfSchool(school) : 'unapproved';
}

/** Returns the bytes that count together with a user's: those of everybody in the same school. */
export async function storedBy(db: Db, userId: number): Promise<{ holder: Holder; bytes: number }> {
  const [school] = await db
    .select({
      school_id: schools.school_id,
      owner: schools.user_id,
      approval: schools.approval,
      plan: schools.plan,
    })
    .from(schools)
    .where(
      or(
        eq(schools.user_id, userId),
        inArray(
          schools.school_id,
          db.select({ id: teamMembers.school_id }).from(teamMembers).where(eq(teamMembers.user_id, userId)),
        ),
      ),
    );
  const colleagues = school
    ? await db
        .select({ id: teamMembers.user_id })
        .from(teamMembers)
        .where(eq(teamMembers.school_id, school.school_id))
    : [];
  const owners = [userId, ...(school ? [school.owner] : []), ...colleagues.flatMap(({ id }) => id ?? [])];
  const [sum] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(inArray(files.owner_id, owners));
  return { holder: school ? holderOfSchool(school) : 'person', bytes: sum!.bytes };
}

/**
 * Call it when the files have been stored and those that they replace are gone.
 *
 * @throws Refusal 409 when they are more than their owner may keep
 */
export async function refuseBeyondStorage(tx: Db, userId: number): Promise<void> {
  const { holder, bytes } = await storedBy(tx, userId);
  const objection = objectionToKeeping(holder, bytes);
  if (objection) throw new Refusal(409, objection);
}
