import { hashSecret } from '../areas/account/password-hash.ts';
import { openSession } from '../areas/account/session-queries.ts';
import { insertUser, ROLE } from '../areas/account/user-queries.ts';
import { type MemberRole, teamMembers } from '../areas/schools/tables/team.ts';
import type { Db } from '../engine/db/connect.ts';
import type { Profile } from './scenario.ts';
import { PASSWORD, type TestServer } from './test-server.ts';

export type Member = { member_id: number; user: { id: number }; email: string; token: string };

/** Creates a colleague with a session. */
export async function newColleague(
  { db, clock, newEmail }: Pick<TestServer, 'db' | 'clock' | 'newEmail'>,
  school: Pick<Profile, 'id'>,
  team_role: MemberRole,
  full_name = 'Huda Salem',
): Promise<Member> {
  const email = newEmail();
  const now = clock.now();
  const id = await insertUser(db, {
    user_name: email,
    full_name,
    role_id: ROLE.School,
    password_hash: await hashSecret('Colleague-2026'),
    email_verified_at: now,
    extra: {},
  });
  const member_id = await insertMember(db, school.id, { user_id: id!, email, team_role }, now);
  return { member_id, user: { id: id! }, email, token: await openSession(db, id!, now) };
}

/** Inserts a team member; without a user, a pending invitation. */
export async function insertMember(
  db: Db,
  school_id: number,
  member: { user_id: number | null; email: string; team_role: MemberRole },
  now: Date,
): Promise<number> {
  const expires_at = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  const joined_at = member.user_id === null ? null : now;
  const [row] = await db
    .insert(teamMembers)
    .values({ ...member, school_id, invited_at: now, expires_at, joined_at })
    .returning({ id: teamMembers.member_id });
  return row!.id;
}

/** Creates a school's colleagues, one of them only invited, and the address of a rival's colleague. */
export async function newTeam(server: TestServer, school: Pick<Profile, 'id'>, rival: Pick<Profile, 'id'>) {
  const recruiter = await newColleague(server, school, 'recruiter');
  const reviewer = await newColleague(server, school, 'reviewer', 'Adam Reyes');
  const heir = await newColleague(server, rival, 'recruiter', 'Noor Aziz');
  const invitee = { user_id: null, email: server.newEmail(), team_role: 'reviewer' as const };
  const invited = await insertMember(server.db, school.id, invitee, server.clock.now());
  return {
    recruiter,
    reviewer,
    team: { recruiter: recruiter.member_id, reviewer: reviewer.member_id, invited, heir: heir.email },
  };
}

export type Caller = { token?: string | undefined };

/** The calls that team tests share, made by the owner unless another caller is given. */
export function teamCalls(server: TestServer, owner: () => Caller) {
  const call = (method: string, path: string, json?: unknown, { token }: Caller = owner()) =>
    server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
  return {
    call,
    accept: (token: string, full_name = 'Huda Salem') =>
      call('POST', '/team/invitation/accept', { token, full_name, password: PASSWORD }, {}),
    signedInAnew: async ({ user }: { user: { id: number } }): Promise<Caller> => ({
      token: await openSession(server.db, user.id, server.clock.now()),
    }),
    /** The token of the last invitation mailed. */
    tokenTo: async (email: string): Promise<string> => {
      const { text } = (await server.mail.to(email)).at(-1)!;
      return new URL(/https?:\S+join-team\S+/.exec(text)![0]).searchParams.get('token')!;
    },
  };
}
