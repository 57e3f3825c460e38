import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { files, users } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/notification.ts';
import { schools } from '../db/schema/school.ts';
import { teamMembers } from '../db/schema/team.ts';

export type TeamMember = typeof teamMembers.$inferSelect;

/**
 * Which school a user works for, as its owner or as a colleague: the condition that joins `schools` to `users` and
 * `team_members`. A user has one at most.
 */
export const isSchoolOfUser: SQL = or(
  eq(schools.user_id, users.id),
  eq(schools.school_id, teamMembers.school_id),
)!;

/** The ids of those of a school who hire: its owner and its recruiters. For queries that read `schools`. */
export const recruitersOfSchool = sql<number[]>`array(
  select ${schools.user_id} union all
  select m.user_id from ${teamMembers} m
  where m.school_id = ${schools.school_id} and m.user_id is not null and m.team_role = 'recruiter'
  order by 1)`;

const hasAddress = (email: string): SQL => sql`lower(${teamMembers.email}) = lower(${email})`;

/** Whether an account works for a school, an own one or somebody else's. */
export async function hasSchool(db: Db, userId: number): Promise<boolean> {
  const ownedSchools = await db.$count(schools, eq(schools.user_id, userId));
  return ownedSchools > 0 || worksForSomebody(db, userId);
}

/** Whether an account works for a school that somebody else owns. */
export async function worksForSomebody(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: teamMembers.member_id })
    .from(teamMembers)
    .where(eq(teamMembers.user_id, userId));
  return row !== undefined;
}

/** How many have joined. */
export async function countColleagues(db: Db, schoolId: number): Promise<number> {
  return db.$count(teamMembers, and(eq(teamMembers.school_id, schoolId), isNotNull(teamMembers.user_id)));
}

/**
 * Removes a colleague, or ends an invitation. What was uploaded in the school's name stays with its owner; what the
 * colleague was told of applicants goes.
 */
export async function removeMember(tx: Db, { member_id, school_id, user_id }: TeamMember): Promise<void> {
  if (user_id !== null) {
    await leaveFiles(tx, user_id, school_id);
    await tx.delete(notifications).where(eq(notifications.user_id, user_id));
  }
  await tx.delete(teamMembers).where(eq(teamMembers.member_id, member_id));
}

/** A colleague's address has changed; an invitation of the same school to the new one has found whom it was for. */
export async function moveMember(tx: Db, userId: number, email: string): Promise<void> {
  const school = tx
    .select({ id: teamMembers.school_id })
    .from(teamMembers)
    .where(eq(teamMembers.user_id, userId));
  await tx
    .delete(teamMembers)
    .where(and(isNull(teamMembers.user_id), hasAddress(email), inArray(teamMembers.school_id, school)));
  await tx.update(teamMembers).set({ email }).where(eq(teamMembers.user_id, userId));
}

/** Before the account of a colleague goes: the files of the school are its owner's. */
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

/** Invitations that nobody has accepted. */
export async function sweepInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(teamMembers).where(and(isNull(teamMembers.user_id), lte(teamMembers.invited_at, before)));
}

/** Invitations to an address whose owner is erased. */
export async function forgetInvitationsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(teamMembers).where(and(isNull(teamMembers.user_id), hasAddress(email)));
}
