import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { files } from '../../engine/db/tables/file.ts';
import { writeTogether } from '../../engine/db/write-together.ts';
import { notifications } from '../news/tables/notification.ts';
import { webhooks } from '../news/tables/webhook.ts';
import { schools } from '../schools/tables/school.ts';
import { teamMembers } from '../schools/tables/team.ts';
import { apiKeys } from './tables/api-key.ts';

export type TeamMember = typeof teamMembers.$inferSelect;

/**
 * The join condition of `schools` with `users` and `team_members`: the school a user works for, as owner or
 * colleague, at most one.
 */
export const isSchoolOfUser: SQL = or(
  eq(schools.user_id, users.id),
  eq(schools.school_id, teamMembers.school_id),
)!;

/** The user ids of a school's owner and recruiters, who may hire. For queries that read `schools`. */
export const recruitersOfSchool = sql<number[]>`array(
  select ${schools.user_id} union all
  select m.user_id from ${teamMembers} m
  where m.school_id = ${schools.school_id} and m.user_id is not null and m.team_role = 'recruiter'
  order by 1)`;

const hasAddress = (email: string): SQL => sql`lower(${teamMembers.email}) = lower(${email})`;

/** Whether an account works for a school, its own or another's. */
export async function hasSchool(db: Db, userId: number): Promise<boolean> {
  const ownedSchools = await db.$count(schools, eq(schools.user_id, userId));
  return ownedSchools > 0 || isColleague(db, userId);
}

/** Whether an account works for a school that another account owns. */
export async function isColleague(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: teamMembers.member_id })
    .from(teamMembers)
    .where(eq(teamMembers.user_id, userId));
  return row !== undefined;
}

/** Counts the colleagues who have joined. */
export async function countColleagues(db: Db, schoolId: number): Promise<number> {
  return db.$count(teamMembers, and(eq(teamMembers.school_id, schoolId), isNotNull(teamMembers.user_id)));
}

/**
 * Removes a colleague or an invitation. Files uploaded for the school pass to its owner; the colleague's
 * notifications about applicants are deleted.
 */
export async function removeMember(tx: Db, { member_id, school_id, user_id }: TeamMember): Promise<void> {
  if (user_id !== null) {
    await leaveFiles(tx, user_id, school_id);
    await tx.delete(notifications).where(eq(notifications.user_id, user_id));
    const keys = and(eq(apiKeys.user_id, user_id), eq(apiKeys.school_id, school_id));
    const hooks = and(eq(webhooks.user_id, user_id), eq(webhooks.school_id, school_id));
    await writeTogether(tx, [tx.delete(apiKeys).where(keys), tx.delete(webhooks).where(hooks)]);
  }
  await tx.delete(teamMembers).where(eq(teamMembers.member_id, member_id));
}

/**
 * Follows a colleague's change of address. An invitation of the same school to the new one has reached its
 * addressee. Another colleague's row may still have the new address, from before rows followed accounts: it
 * then gets its own account's address.
 */
export async function moveMember(tx: Db, userId: number, email: string): Promise<void> {
  const school = tx
    .select({ id: teamMembers.school_id })
    .from(teamMembers)
    .where(eq(teamMembers.user_id, userId));
  await tx
    .delete(teamMembers)
    .where(and(isNull(teamMembers.user_id), hasAddress(email), inArray(teamMembers.school_id, school)));
  await tx
    .update(teamMembers)
    .set({ email: sql`(select ${users.user_name} from ${users} where ${users.id} = ${teamMembers.user_id})` })
    .where(and(ne(teamMembers.user_id, userId), hasAddress(email), inArray(teamMembers.school_id, school)));
  await tx.update(teamMembers).set({ email }).where(eq(teamMembers.user_id, userId));
}

/** Prepares a colleague's account for deletion: the school's files pass to its owner. */
export async function leaveTeam(tx: Db, userId: number): Promise<void> {
  const [member] = await tx.select().from(teamMembers).where(eq(teamMembers.user_id, userId)).for('update');
  if (member) await removeMember(tx, member);
}

async function leaveFiles(tx: Db, userId: number, schoolId: number): Promise<void> {
  const owner = tx.select({ id: schools.user_id }).from(schools).where(eq(schools.school_id, schoolId));
  await tx
    .update(files)
    .set({ owner_id: sql`(${owner})` })
    .where(eq(files.owner_id, userId));
}

/** Deletes invitations sent before a given time that nobody accepted. */
export async function sweepInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(teamMembers).where(and(isNull(teamMembers.user_id), lte(teamMembers.invited_at, before)));
}

/** Deletes invitations to the address of an erased account. */
export async function deleteInvitationsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(teamMembers).where(and(isNull(teamMembers.user_id), hasAddress(email)));
}
