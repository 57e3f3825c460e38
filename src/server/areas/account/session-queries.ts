import { and, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MINUTE } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Later, LaterKind } from '../../engine/db/later-writes.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { roles, users } from '../../engine/db/tables/accounts.ts';
import { changeTogether } from '../../engine/db/write-together.ts';
import { type FindSession, isApiKey, type SessionUser } from '../../engine/http/session-user.ts';
import { chosenLanguage, isLanguageChosen } from '../../engine/messages/call-language.ts';
import { candidates } from '../people/tables/candidate.ts';
import { type Approval, schools } from '../schools/tables/school.ts';
import { type MemberRole, teamMembers } from '../schools/tables/team.ts';
import { oldestRegistration, sessionEnd } from './lifetimes.ts';
import { isSchoolOfUser } from './membership-queries.ts';
import { apiKeys } from './tables/api-key.ts';
import { sessions } from './tables/session.ts';
import { newToken, tokenHash } from './token.ts';
import { LARGEST_USER_ID, ROLE } from './user-queries.ts';

declare module '../../engine/http/session-user.ts' {
  interface SessionFacts {
    /** The user's own profile; null before it exists. */
    candidate_id: number | null;
    school_id: number | null;
    /** The user's own school, if an Admin has approved it. */
    approved_school_id: number | null;
    /** The user's role in that school; `owner` is the account that represents the school to others. */
    team_role: 'owner' | 'recruiter' | 'reviewer' | null;
    school_owner_id: number | null;
    /** The user's own school, for its owner and recruiters; the second for its owner only. */
    recruiting_school_id: number | null;
    owned_school_id: number | null;
  }
}

const columns = {
  id: users.id,
  user_name: users.user_name,
  full_name: users.full_name,
  first_name: sql<string | null>`${users.extra} ->> 'first_name'`,
  last_name: sql<string | null>`${users.extra} ->> 'last_name'`,
  time_zone: users.time_zone,
  language: users.language,
  role_id: users.role_id,
  role_name: roles.role_name,
  email_verified_at: users.email_verified_at,
  candidate_id: candidates.candidate_id,
  school_id: schools.school_id,
  approval: schools.approval,
  school_owner_id: schools.user_id,
  member_role: teamMembers.team_role,
  since: users.second_factor_since,
};

/** Milliseconds between two updates of a session's last use: not every call writes. */
const SEEN_FOR = 5 * MINUTE;

/** More than anybody reads. */
const SESSIONS_SHOWN = 100;

type Row = Omit<
  SessionUser,
  | 'email_verified_at'
  | 'approved_school_id'
  | 'recruiting_school_id'
  | 'owned_school_id'
  | 'team_role'
  | 'second_factor'
  | 'key_id'
  | 'key_scopes'
> & {
  email_verified_at: Date | null;
  approval: Approval | null;
  member_role: MemberRole | null;
  since: Date | null;
};

/**
 * What a session still needs: a code of the account's second factor, or a second factor that an Admin must
 * set up. `since`: when the account enabled it; `passed`: when the session gave it.
 */
export function needsFactor(
  { role_id, since, passed }: { role_id: number; since: Date | null; passed: boolean },
  adminNeedsFactor: boolean,
): SessionUser['second_factor'] {
  if (passed) return null;
  if (since) return 'code';
  return adminNeedsFactor && role_id === ROLE.Admin ? 'setup' : null;
}

/** The user of a session, with its school, its rights there, and what the session still needs. */
function present(
  { approval, member_role, since, ...row }: Row,
  passed: boolean,
  adminNeedsFactor: boolean,
): SessionUser {
  const { school_id, role_id } = row;
  const team_role = school_id === null ? null : (member_role ?? 'owner');
  return {
    ...row,
    team_role,
    second_factor: needsFactor({ role_id, since, passed }, adminNeedsFactor),
    approved_school_id: approval === 'approved' ? school_id : null,
    recruiting_school_id: team_role === 'reviewer' ? null : school_id,
    owned_school_id: team_role === 'owner' ? school_id : null,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    key_id: null,
    key_scopes: null,
  };
}

const owners = alias(users, 'owners');

/**
 * Finds a session by its token; the most frequent query, so it is prepared once. Null for a token that is
 * unknown, ended or expired. Now and then its last use is noted.
 */
export function sessionReader(db: Db, adminNeedsFactor: boolean, later: Later): FindSession {
  const query = prepared((first) =>
    first
      .select({
        ...columns,
        opened: sessions.created_at,
        last_seen_at: sessions.last_seen_at,
        passed: sessions.second_factor_at,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .innerJoin(roles, eq(roles.role_id, users.role_id))
      .leftJoin(candidates, eq(candidates.user_id, users.id))
      .leftJoin(teamMembers, eq(teamMembers.user_id, users.id))
      .leftJoin(schools, isSchoolOfUser)
      .leftJoin(owners, eq(owners.id, schools.user_id))
      .where(
        and(
          eq(sessions.token_hash, sql.placeholder('hash')),
          gt(sessions.expires_at, sql.placeholder('now')),
          isNull(users.suspended_at),
          // A colleague of a suspended owner has no school to work for.
          isNull(owners.suspended_at),
          // An expired registration is deleted later, by a sweep.
          or(isNotNull(users.email_verified_at), gt(users.created_at, sql.placeholder('since'))),
        ),
      )
      .prepare('find_session'),
  );
  const ofKey = keyReader(adminNeedsFactor, later);
  return async (token, now, timeZone, one = db) => {
    if (isApiKey(token)) return ofKey(token, now, one);
    const hash = tokenHash(token);
    const [row] = await query(one).execute({ hash, now, since: oldestRegistration(now) });
    if (!row) return null;
    const { opened, last_seen_at, passed, ...user } = row;
    if (now.getTime() - last_seen_at.getTime() > SEEN_FOR)
      later.note(sessionsSeenLater, {
        hash,
        at: now,
        until: sessionEnd(now, user.role_id === ROLE.Admin, opened),
      });
    if (timeZone !== undefined && timeZone !== user.time_zone) {
      await db.update(users).set({ time_zone: timeZone }).where(eq(users.id, user.id));
      user.time_zone = timeZone;
    }
    return present(user, passed !== null, adminNeedsFactor);
  };
}

/** Milliseconds between two records of an API key's use. */
const USED_FOR = MINUTE;

/**
 * Finds the account for which an API key acts; null unless the key works, and its account still has the role and the school
 * for which the key was made. The account's second factor counts as given: making a key needed it.
 */
function keyReader(adminNeedsFactor: boolean, later: Later) {
  const query = prepared((first) =>
    first
      .select({ ...columns, key: { ...getTableColumns(apiKeys) } })
      .from(apiKeys)
      .innerJoin(users, and(eq(users.id, apiKeys.user_id), eq(users.role_id, apiKeys.role_id)))
      .innerJoin(roles, eq(roles.role_id, users.role_id))
      .leftJoin(candidates, eq(candidates.user_id, users.id))
      .leftJoin(teamMembers, eq(teamMembers.user_id, users.id))
      .leftJoin(schools, isSchoolOfUser)
      .leftJoin(owners, eq(owners.id, schools.user_id))
      .where(
        and(
          or(
            eq(apiKeys.token_hash, sql.placeholder('hash')),
            and(
              eq(apiKeys.former_hash, sql.placeholder('hash')),
              gt(apiKeys.former_until, sql.placeholder('now')),
            ),
          ),
          or(isNull(apiKeys.ends_on), gte(apiKeys.ends_on, sql.placeholder('today'))),
          sql`${schools.school_id} is not distinct from ${apiKeys.school_id}`,
          isNull(users.suspended_at),
          isNull(owners.suspended_at),
        ),
      )
      .prepare('find_api_key'),
  );
  return async (token: string, now: Date, one: Db): Promise<SessionUser | null> => {
    const [row] = await query(one).execute({ hash: tokenHash(token), now, today: siteDay(now) });
    if (!row) return null;
    const { key, ...user } = row;
    if (now.getTime() - (key.last_used_at?.getTime() ?? 0) > USED_FOR)
      later.note(keysUsedLater, { id: key.api_key_id, at: now });
    return {
      ...present(user, user.since !== null, adminNeedsFactor),
      key_id: key.api_key_id,
      key_scopes: key.scopes.join(' '),
    };
  };
}

const keysUsedLater: LaterKind<{ id: number; at: Date }> = {
  async write(db, used) {
    await db.execute(sql`
      with used as (
        select id, max(at) as at from unnest(
          ${sql.param(used.map(({ id }) => id))}::bigint[],
          ${sql.param(used.map(({ at }) => at.toISOString()))}::timestamptz[]
        ) as used (id, at) group by id
      ), held as (
        select ${apiKeys.api_key_id} as id, used.at from ${apiKeys} join used on used.id = ${apiKeys.api_key_id}
        for update of ${apiKeys} skip locked
      )
      update ${apiKeys} set last_used_at = held.at from held where ${apiKeys.api_key_id} = held.id`);
  },
};

const markQuery = prepared((first) =>
  first
    .select({ mark: sql<string>`${sessions}.xmin::text` })
    .from(sessions)
    .where(eq(sessions.token_hash, sql.placeholder('hash')))
    .prepare('session_mark'),
);

const keyMarkQuery = prepared((first) =>
  first
    .select({ mark: sql<string>`${apiKeys}.xmin::text` })
    .from(apiKeys)
    .where(
      or(eq(apiKeys.token_hash, sql.placeholder('hash')), eq(apiKeys.former_hash, sql.placeholder('hash'))),
    )
    .prepare('api_key_mark'),
);

/** The version of a session's row: the same on a standby that has everything written before it. */
export async function sessionMark(db: Db, token: string): Promise<string | null> {
  const [row] = await (isApiKey(token) ? keyMarkQuery : markQuery)(db).execute({ hash: tokenHash(token) });
  return row?.mark ?? null;
}

/** Gives a session's row a new version. Nothing waits for the disk: the row says nothing new. */
export async function renewSessionMark(db: Db, token: string): Promise<void> {
  const hash = tokenHash(token);
  if (isApiKey(token)) {
    await db.execute(sql`
      update ${apiKeys} set last_used_at = ${apiKeys.last_used_at}
      where (${apiKeys.token_hash} = ${hash} or ${apiKeys.former_hash} = ${hash})
        and set_config('synchronous_commit', 'off', true) = 'off'`);
    return;
  }
  await db.execute(sql`
    update ${sessions} set last_seen_at = ${sessions.last_seen_at}
    where ${sessions.token_hash} = ${hash} and set_config('synchronous_commit', 'off', true) = 'off'`);
}

const NOTHING_ASKED = { adminNeedsFactor: false, isWhole: true };

/** The user for a session with or without a second factor; null when there is none. */
export async function readSessionUser(
  db: Db,
  id: number,
  { adminNeedsFactor, isWhole }: { adminNeedsFactor: boolean; isWhole: boolean } = NOTHING_ASKED,
): Promise<SessionUser | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(roles, eq(roles.role_id, users.role_id))
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(teamMembers, eq(teamMembers.user_id, users.id))
    .leftJoin(schools, isSchoolOfUser)
    .where(eq(users.id, id));
  return row ? present(row, isWhole, adminNeedsFactor) : null;
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  db: Db,
  userId: number,
  now: Date,
  device: string | null = null,
  isWhole = false,
): Promise<string> {
  const token = newToken();
  const spoken = chosenLanguage();
  // An account without a choice takes the language in which it signs in; one chosen there replaces its own.
  const kept = isLanguageChosen() ? spoken : sql`coalesce(${users.language}, ${spoken})`;
  const language = spoken === null ? {} : { language: kept };
  const user = db
    .update(users)
    .set({ last_seen_at: now, ...language })
    .where(eq(users.id, userId))
    .returning({ role_id: users.role_id });
  const end = (isAdmin: boolean) => sql`${sessionEnd(now, isAdmin).toISOString()}::timestamptz`;
  const session = db.insert(sessions).values({
    token_hash: tokenHash(token),
    user_id: userId,
    device,
    second_factor_at: isWhole ? now : null,
    created_at: now,
    last_seen_at: now,
    expires_at: sql`case when (select role_id from changed) = ${ROLE.Admin} then ${end(true)} else ${end(false)} end`,
  });
  await changeTogether(db, user, [session]);
  return token;
}

type SeenSession = { hash: Buffer; at: Date; until: Date };

/** Extends sessions that were used, and records when their users were last seen. */
const sessionsSeenLater: LaterKind<SeenSession> = {
  async write(db, seen) {
    // Locked rows are skipped: such an account is being changed, and its next call is recorded again.
    await db.execute(sql`
      with used as (
        select hash, max(at) as at, max(until) as until from unnest(
          ${sql.param(seen.map(({ hash }) => `\\x${hash.toString('hex')}`))}::bytea[],
          ${sql.param(seen.map(({ at }) => at.toISOString()))}::timestamptz[],
          ${sql.param(seen.map(({ until }) => until.toISOString()))}::timestamptz[]
        ) as used (hash, at, until) group by hash
      ), held as (
        select ${sessions.id}, used.at, used.until from ${sessions} join used on used.hash = ${sessions.token_hash}
        where ${sessions.last_seen_at} < used.at for update of ${sessions} skip locked
      ), extended as (
        update ${sessions} set last_seen_at = held.at, expires_at = held.until from held
        where ${sessions.id} = held.id returning ${sessions.user_id}, held.at
      ), free as (
        select ${users.id} from ${users} where ${users.id} in (select user_id from extended)
        for no key update skip locked
      )
      update ${users} set last_seen_at = (select max(at) from extended where user_id = ${users.id})
      where ${users.id} in (select id from free)`);
  },
};

export type OpenSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'token_hash' | 'device' | 'created_at' | 'last_seen_at'
>;

/** A user's open sessions, last used first. */
export async function sessionsOf(db: Db, userId: number, now: Date): Promise<OpenSession[]> {
  return db
    .select({
      id: sessions.id,
      token_hash: sessions.token_hash,
      device: sessions.device,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(SESSIONS_SHOWN);
}

export async function findSession(db: Db, id: number): Promise<{ id: number; user_id: number } | null> {
  // An id in a path may be larger than the column's type allows.
  if (id > LARGEST_USER_ID) return null;
  const [row] = await db
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row ?? null;
}
