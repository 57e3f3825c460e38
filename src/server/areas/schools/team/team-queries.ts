import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import type { TeamMember } from '../../account/membership-queries.ts';
import { newToken, tokenHash } from '../../account/token.ts';
import { profileViews } from '../../people/tables/candidate.ts';
import { schools } from '../tables/school.ts';
import { type MemberRole, teamMembers } from '../tables/team.ts';

/** A row of the list, with the account's name and address once there is one. */
export type ListedMember = TeamMember & { full_name: string | null; user_name: string | null };

function select(db: Db) {
  return db
    .select({ member: teamMembers, full_name: users.full_name, user_name: users.user_name })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.user_id))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof select>>[number];
const listed = ({ member, full_name, user_name }: Selected): ListedMember => ({
  ...member,
  full_name,
  user_name,
});

/** Returns colleagues first, then invited people, each by the time of their invitation. */
export async function membersOf(db: Db, schoolId: number): Promise<ListedMember[]> {
  const rows = await select(db)
    .where(eq(teamMembers.school_id, schoolId))
    .orderBy(asc(isNull(teamMembers.user_id)), asc(teamMembers.member_id));
  return rows.map(listed);
}

export async function findMember(db: Db, id: number): Promise<ListedMember | null> {
  const [row] = await select(db).where(eq(teamMembers.member_id, id));
  return row ? listed(row) : null;
}

export async function lockMember(tx: Db, id: number): Promise<TeamMember | null> {
  const [row] = await tx.select().from(teamMembers).where(eq(teamMembers.member_id, id)).for('update');
  return row ?? null;
}

export type Owner = {
  user_id: number;
  full_name: string;
  user_name: string;
  school_name: string;
  since: Date;
};

/** Returns a school's owner, locked, so that the school cannot be handed over until the transaction ends. */
export async function lockOwner(tx: Db, schoolId: number): Promise<Owner | null> {
  await tx
    .select({ id: schools.school_id })
    .from(schools)
    .where(eq(schools.school_id, schoolId))
    .for('update');
  // Read only now: the school may have been handed over while this transaction waited for the lock.
  return ownerOf(tx, schoolId);
}

export async function ownerOf(db: Db, schoolId: number): Promise<Owner | null> {
  const [row] = await owners(db).where(eq(schools.school_id, schoolId));
  return row ?? null;
}

function owners(db: Db) {
  return db
    .select({
      user_id: users.id,
      full_name: users.full_name,
      user_name: users.user_name,
      school_name: schools.school_name,
      since: schools.created_at,
    })
    .from(schools)
    .innerJoin(users, eq(users.id, schools.user_id))
    .$dynamic();
}

/** Counts a school's colleagues and open invitations; none can be added until the transaction ends. */
export const lockTeam = (tx: Db, schoolId: number): Promise<number> =>
  lockCount(tx, schools.school_id, teamMembers.school_id, schoolId);

/**
 * Returns null if the school has a colleague or an invitation with this address, otherwise the row and the
 * link's token.
 */
export async function insertInvitation(
  tx: Db,
  invitation: { school_id: number; email: string; team_role: MemberRole },
  at: Date,
  until: Date,
): Promise<{ member: TeamMember; token: string } | null> {
  const token = newToken();
  const [member] = await tx
    .insert(teamMembers)
    .values({ ...invitation, token_hash: tokenHash(token), invited_at: at, expires_at: until })
    .onConflictDoNothing()
    .returning();
  return member ? { member, token } : null;
}

/** Replaces the link; returns the new token. */
export async function renewInvitation(tx: Db, id: number, at: Date, until: Date): Promise<string> {
  const token = newToken();
  await tx
    .update(teamMembers)
    .set({ token_hash: tokenHash(token), invited_at: at, expires_at: until })
    .where(eq(teamMembers.member_id, id));
  return token;
}

/** Returns the invitation with this token, if it can still be accepted. */
export async function findInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<(TeamMember & { school_name: string }) | null> {
  const [row] = await db
    .select({ member: teamMembers, school_name: schools.school_name })
    .from(teamMembers)
    .innerJoin(schools, eq(schools.school_id, teamMembers.school_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(
      and(
        // Nobody can join while the school's owner is suspended.
        isNull(users.suspended_at),
        eq(teamMembers.token_hash, tokenHash(token)),
        isNull(teamMembers.user_id),
        gt(teamMembers.expires_at, now),
      ),
    );
  return row ? { ...row.member, school_name: row.school_name } : null;
}

/** Uses up an invitation; false if it is gone or a concurrent call has used it. */
export async function joinAs(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const joined = await tx
    .update(teamMembers)
    .set({ user_id: userId, token_hash: null, joined_at: now })
    .where(and(eq(teamMembers.member_id, id), isNull(teamMembers.user_id)))
    .returning({ id: teamMembers.member_id });
  return joined.length > 0;
}

export async function setMemberRole(tx: Db, id: number, team_role: MemberRole): Promise<void> {
  await tx.update(teamMembers).set({ team_role }).where(eq(teamMembers.member_id, id));
}

/** Makes a colleague the school's owner, and the former owner a recruiter. */
export async function handOver(
  tx: Db,
  member: TeamMember & { user_id: number },
  former: Owner,
  now: Date,
): Promise<void> {
  const { member_id, school_id, user_id } = member;
  // The former owner's address may have an open invitation of the school.
  await tx
    .delete(teamMembers)
    .where(
      and(
        eq(teamMembers.school_id, school_id),
        isNull(teamMembers.user_id),
        sql`lower(${teamMembers.email}) = lower(${former.user_name})`,
      ),
    );
  await tx
    .update(teamMembers)
    .set({ user_id: former.user_id, email: former.user_name, team_role: 'recruiter', joined_at: now })
    .where(eq(teamMembers.member_id, member_id));
  await tx.update(schools).set({ user_id, updated_at: now }).where(eq(schools.school_id, school_id));
  // Views by and of the school are stored under its owner.
  for (const [own, other] of [
    [profileViews.viewed_user_id, profileViews.viewer_user_id],
    [profileViews.viewer_user_id, profileViews.viewed_user_id],
  ] as const)
    await tx.execute(sql`
      update ${profileViews} v set ${sql.identifier(own.name)} = ${user_id}
      where v.${sql.identifier(own.name)} = ${former.user_id} and not exists (
        select from ${profileViews} o where o.${sql.identifier(own.name)} = ${user_id}
        and o.${sql.identifier(other.name)} = v.${sql.identifier(other.name)})`);
}
