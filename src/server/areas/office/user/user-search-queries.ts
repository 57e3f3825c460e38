import { eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import { isAmong } from '../../../engine/db/is-among.ts';
import { anyOf, isMet, isSet, ownText } from '../../../engine/db/list-condition.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { roles, searchedText, users } from '../../../engine/db/tables/accounts.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { isSchoolOfUser } from '../../account/membership-queries.ts';
import { LARGEST_USER_ID } from '../../account/user-queries.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { teamMembers } from '../../schools/tables/team.ts';

export type ListedUser = NonNullable<Awaited<ReturnType<typeof findListedUser>>>;

/** With `offset 0` PostgreSQL looks each user up, instead of reading a whole table for a page of users. */
const ofUser = (table: PgTable) =>
  sql`exists (select from ${table} where ${table}.user_id = ${users}.id offset 0)`;

const HAS_PROFILE = sql`(${ofUser(candidates)} or ${ofUser(schools)} or ${ofUser(teamMembers)})`;

export const userList = list(['listUsers', 'exportUsers'], {
  table: users,
  id: users.id,
  search: (text) => [ownText(isLike(searchedText(users), text))],
  filters: {
    user_id: (ids) =>
      ids.length > 0
        ? inArray(
            users.id,
            ids.filter((id) => id <= LARGEST_USER_ID),
          )
        : undefined,
    role_id: anyOf(users.role_id),
    verified: isSet(users.email_verified_at),
    has_profile: isMet(HAS_PROFILE),
    suspended: isSet(users.suspended_at),
    created_from: fromDay(users.created_at),
    created_to: throughDay(users.created_at),
  },
  sorts: {
    created_at: { by: users.created_at, kind: 'moment' },
    full_name: { by: sql`lower(${users.full_name})`, kind: 'text' },
    user_name: { by: sql`lower(${users.user_name})`, kind: 'text' },
    // A user who was never seen sorts below all others.
    last_seen_at: { by: sql`coalesce(${users.last_seen_at}, 'epoch')`, kind: 'moment' },
  },
  read: (rows, { db }) =>
    listedUsers(
      db,
      rows.map(({ id }) => id),
    ),
});

const byIds = prepared((db) => select(db).where(isAmong(users.id)).prepare('listed_users'));

/** Returns these users in this order, without those deleted concurrently. */
async function listedUsers(db: Db, ids: readonly number[]): Promise<ListedUser[]> {
  const rows = await byIds(db).execute({ ids: [...ids] });
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
      updated_at: users.updated_at,
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
