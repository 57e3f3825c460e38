import { and, count, eq, ilike, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { LARGEST_USER_ID } from '../account/user-queries.ts';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { inOrderOf, pageOf, type Sort, within } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import { roles, searchedText, users } from '../db/schema/accounts.ts';
import { candidates } from '../db/schema/candidate.ts';
import { schools } from '../db/schema/school.ts';
import { teamMembers } from '../db/schema/team.ts';
import { isSchoolOfUser } from '../membership/membership-queries.ts';

export type UserFilter = {
  /** Text in name or e-mail address, whatever the case. */
  search?: string;
  role_id?: number[];
  verified?: boolean;
  /** Whether there is the profile of a candidate or a school. */
  has_profile?: boolean;
  suspended?: boolean;
  created?: { from?: Date; before?: Date };
};

const SORT_KEYS = {
  created_at: users.created_at,
  full_name: sql`lower(${users.full_name})`,
  user_name: sql`lower(${users.user_name})`,
  // Who was never seen, before all others.
  last_seen_at: sql`coalesce(${users.last_seen_at}, '-infinity')`,
};

export type UserSort = Sort<keyof typeof SORT_KEYS>;

export type ListedUser = Awaited<ReturnType<typeof select>>[number];

export async function searchUsers(
  db: Db,
  filter: UserFilter,
  { sort, ...page }: Page & { sort: UserSort },
): Promise<{ rows: ListedUser[]; total: number }> {
  const where = and(...conditions(filter));
  const rows = select(db)
    .where(where)
    .orderBy(...inOrderOf(sort, SORT_KEYS, users.id));
  return pageOf(rows, page, db.select({ total: count() }).from(users).where(where));
}

export async function findListedUser(db: Db, id: number): Promise<ListedUser | null> {
  if (id > LARGEST_USER_ID) return null;
  const [row] = await select(db).where(eq(users.id, id));
  return row ?? null;
}

function select(db: Db) {
  return db
    .select({
      id: users.id,
      full_name: users.full_name,
      user_name: users.user_name,
      email_verified_at: users.email_verified_at,
      role_id: users.role_id,
      role_name: roles.role_name,
      candidate_id: candidates.candidate_id,
      school_id: schools.school_id,
      created_at: users.created_at,
      last_seen_at: users.last_seen_at,
      suspended_at: users.suspended_at,
      suspended_reason: users.suspended_reason,
    })
    .from(users)
    .innerJoin(roles, eq(roles.role_id, users.role_id))
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(teamMembers, eq(teamMembers.user_id, users.id))
    .leftJoin(schools, isSchoolOfUser)
    .$dynamic();
}

const HAS_PROFILE = sql`(exists (select from ${candidates} where ${candidates}.user_id = ${users}.id) or exists (select from ${schools} where ${schools}.user_id = ${users}.id) or exists (select from ${teamMembers} where ${teamMembers}.user_id = ${users}.id))`;

function conditions({
  search,
  role_id,
  verified,
  has_profile,
  suspended,
  created,
}: UserFilter): (SQL | undefined)[] {
  return [
    search ? ilike(searchedText(users), likePattern(search)) : undefined,
    role_id?.length ? inArray(users.role_id, role_id) : undefined,
    verified === undefined
      ? undefined
      : verified
        ? isNotNull(users.email_verified_at)
        : isNull(users.email_verified_at),
    has_profile === undefined ? undefined : has_profile ? HAS_PROFILE : not(HAS_PROFILE),
    suspended === undefined
      ? undefined
      : suspended
        ? isNotNull(users.suspended_at)
        : isNull(users.suspended_at),
    within(users.created_at, created),
  ];
}
