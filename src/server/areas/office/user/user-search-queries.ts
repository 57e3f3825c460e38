import { and, eq, ilike, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, keysOf, placeOf, type SortBy } from '../../../engine/db/keyset.ts';
import { pageOfLarge } from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { within } from '../../../engine/db/list-query.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import { roles, searchedText, users } from '../../../engine/db/tables/accounts.ts';
import { isSchoolOfUser } from '../../account/membership-queries.ts';
import { LARGEST_USER_ID } from '../../account/user-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { teamMembers } from '../../schools/tables/team.ts';

export type UserFilter = {
  /** Text in name or e-mail address, ignoring case. */
  search?: string;
  role_id?: number[];
  verified?: boolean;
  /** Whether the user has a candidate's or school's profile. */
  has_profile?: boolean;
  suspended?: boolean;
  created?: { from?: Date; before?: Date };
};

const SORT_KEYS = {
  created_at: { by: users.created_at, kind: 'moment' },
  full_name: { by: sql`lower(${users.full_name})`, kind: 'text' },
  user_name: { by: sql`lower(${users.user_name})`, kind: 'text' },
  // A user who was never seen sorts below all others.
  last_seen_at: { by: sql`coalesce(${users.last_seen_at}, 'epoch')`, kind: 'moment' },
} as const;

export type UserSort = SortBy<typeof SORT_KEYS>;

export const userKeys = (sort: UserSort): Key[] => keysOf(SORT_KEYS, sort, users.id);

export type ListedUser = NonNullable<Awaited<ReturnType<typeof findListedUser>>>;

export async function searchUsers(
  db: Db,
  filter: UserFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<ListedUser>> {
  const fitting = and(...conditions(filter));
  const { rows, ...found } = await pageOfLarge(db, { table: users, where: () => fitting }, page, (where) =>
    db
      .select({ id: users.id, place: placeOf(page.keys) })
      .from(users)
      .where(where)
      .$dynamic(),
  );
  return {
    ...found,
    rows: await listedUsers(
      db,
      rows.map(({ id }) => id),
    ),
  };
}

/** Returns these users in this order; one that was deleted meanwhile is left out. */
async function listedUsers(db: Db, ids: readonly number[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const rows = await select(db).where(inArray(users.id, [...ids]));
  const listed = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => listed.get(id) ?? []);
}

export async function findListedUser(db: Db, id: number) {
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
