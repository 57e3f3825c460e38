import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Call, Context, Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { accountKey, networkWindow } from '../../account/attempt-limits.ts';
import { teamInvitationEnd } from '../../account/lifetimes.ts';
import { removeMember } from '../../account/membership-queries.ts';
import { endSessionsOf } from '../../account/session-end-queries.ts';
import { readSessionUser } from '../../account/session-queries.ts';
import { presentUser } from '../../account/user-answers.ts';
import { lockUser } from '../../account/user-queries.ts';
import { presentMember, presentOwner } from './team-answers.ts';
import { mailTeamInvitation, tellOwner } from './team-news.ts';
import {
  findMember,
  handOver,
  insertInvitation,
  lockOwner,
  lockTeam,
  membersOf,
  type Owner,
  ownerOf,
  renewInvitation,
  setMemberRole,
} from './team-queries.ts';

/** The most colleagues and open invitations of a school. */
const TEAM_AT_MOST = 50;
/** Mails to one address in a day, because their recipient may not want them. */
const MAILS = { limit: 3, per: DAY };
/** Mails of one school in a day: withdrawing an invitation does not allow another mail. */
const MAILS_OF_SCHOOL = { limit: 50, per: DAY };

export const teamOperations = {
  async listTeam(_call, { db, user, clock }) {
    const school_id = user.school_id!;
    const [owner, members] = await inOneStatement(db, (one) => [
      ownerOf(one, school_id),
      membersOf(one, school_id),
    ]);
    const colleagues = members.map((member) => presentMember(member, user.id, clock()));
    return {
      data: owner ? [presentOwner(owner, user.id), ...colleagues] : colleagues,
    };
  },

  async inviteColleague(call, context) {
    const { db, user, clock } = context;
    const { email, team_role } = await call.body();
    const school_id = user.school_id!;
    const now = clock();
    const member = await db.transaction(async (tx) => {
      if ((await lockTeam(tx, school_id)) >= TEAM_AT_MOST)
        throw new Refusal(409, coded('team.too_many', { most: TEAM_AT_MOST }));
      const inviter = await inviterOf(tx, user);
      if (await hasColleague(tx, school_id, email)) throw inTeam();
      const invitation = { school_id, email, team_role };
      const made = await insertInvitation(tx, invitation, now, teamInvitationEnd(now));
      if (!made) throw inTeam();
      await limitMails(tx, context, email);
      await mailTeamInvitation(tx, context, made.member, made.token, inviter);
      return made.member;
    });
    const data = presentMember({ ...member, full_name: null, user_name: null }, user.id, now);
    return { message: say('team.invited', { email }), data };
  },

  async changeColleague(call, context) {
    const { db, user, clock } = context;
    const { user_id } = call.record;
    const { team_role } = await call.body();
    const now = clock();
    await db.transaction(async (tx) => {
      // Locked before the school, as when a colleague leaves.
      const heir = team_role === 'owner' && user_id !== null ? await lockUser(tx, user_id) : null;
      const { owner, member } = await lockedTeam(tx, call, context);
      // The browser's stored role is stale: the user must sign in again.
      if (member.user_id !== null && member.team_role !== team_role) await endSessionsOf(tx, member.user_id);
      if (team_role !== 'owner') return setMemberRole(tx, member.member_id, team_role);
      if (!heir || member.user_id !== heir.id) throw new Refusal(409, coded('team.not_joined'));
      if (heir.suspended_at) throw new Refusal(409, coded('team.suspended'));
      return handOver(tx, { ...member, user_id: heir.id }, owner, now);
    });
    const changed = await findMember(db, call.path.id);
    if (!changed) throw Refusal.notFound('team_member');
    const message = say(team_role === 'owner' ? 'team.handed_over' : 'team.changed');
    const caller = (await readSessionUser(db, user.id)) ?? user;
    return { message, data: { member: presentMember(changed, user.id, now), user: presentUser(caller) } };
  },

  async resendTeamInvitation(call, context) {
    const { db, user, clock } = context;
    const { email } = call.record;
    const now = clock();
    await db.transaction(async (tx) => {
      const { owner, member } = await lockedTeam(tx, call, context);
      if (member.user_id !== null) throw new Refusal(409, coded('team.joined_before'));
      await limitMails(tx, context, member.email);
      const token = await renewInvitation(tx, member.member_id, now, teamInvitationEnd(now));
      await mailTeamInvitation(tx, context, member, token, owner);
    });
    const renewed = await findMember(db, call.path.id);
    if (!renewed) throw Refusal.notFound('team_member');
    return { message: say('team.invited', { email }), data: presentMember(renewed, user.id, now) };
  },

  async removeColleague(call, context) {
    const { db, user, clock } = context;
    const { user_id } = call.record;
    const school = await db.transaction(async (tx) => {
      const { owner, member } = await lockedTeam(tx, call, context);
      await removeMember(tx, member);
      if (member.user_id !== null) await endSessionsOf(tx, member.user_id);
      if (member.user_id === user.id) await tellOwner(tx, 'colleague-left', owner, user, clock());
      return owner.school_name;
    });
    if (user_id === user.id) return { message: say('team.left', { school }), data: null };
    return { message: say(user_id === null ? 'team.revoked' : 'team.removed'), data: null };
  },
} satisfies Partial<Handlers>;

const onlyOwner = () => new Refusal(403, coded('team.only_owner'));

/** Locks the team. The caller may have handed the school over since the call began. */
async function lockedTeam(
  tx: Db,
  call: Pick<Call<'removeColleague'>, 'locked'>,
  { user }: Pick<Context<'removeColleague'>, 'user'>,
) {
  const owner = await lockOwner(tx, user.school_id!);
  if (!owner) throw Refusal.forbidden();
  const member = await call.locked(tx);
  if (user.owned_school_id !== null && owner.user_id !== user.id) throw onlyOwner();
  return { owner, member };
}

async function hasColleague(tx: Db, schoolId: number, email: string): Promise<boolean> {
  const owner = await ownerOf(tx, schoolId);
  const members = await membersOf(tx, schoolId);
  const addresses = [owner?.user_name, ...members.map(({ user_name }) => user_name)];
  return addresses.some((address) => address?.toLowerCase() === email.toLowerCase());
}

/** Returns the inviting owner; the owner may have changed since the call began. */
async function inviterOf(tx: Db, user: Context<'inviteColleague'>['user']): Promise<Owner> {
  const owner = await ownerOf(tx, user.school_id!);
  if (!owner) throw Refusal.notFound('own_school');
  if (owner.user_id !== user.id) throw onlyOwner();
  return owner;
}

/** Within the transaction, so that a refused invitation does not count. */
function limitMails(
  tx: Db,
  context: Pick<Context<'inviteColleague'>, 'clock' | 'settings' | 'user' | 'address'>,
  email: string,
): Promise<void> {
  const { user, address } = context;
  const ofSchool = `team:${user.school_id}`;
  const windows = [
    { ...MAILS, key: `${ofSchool}:${accountKey(email)}`, refusal: () => coded('team.mailed_enough') },
    { ...MAILS_OF_SCHOOL, key: ofSchool, refusal: () => coded('team.invited_enough') },
    { ...networkWindow('mail', address), refusal: () => coded('team.network_mailed_enough') },
  ];
  return limitCalls({ ...context, db: tx }, windows);
}

const inTeam = () => Refusal.ofFields({ email: [coded('team.in_team')] });
