import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { ListedMember, Owner } from './team-queries.ts';

export type Colleague = AnswerSchema<'TeamMember'>;

/** The owner's id in the list of the team; no row that can be changed or removed has it. */
const OWNER = 0;

export function presentOwner({ user_id, full_name, user_name, since }: Owner, userId: number): Colleague {
  return {
    member_id: OWNER,
    full_name,
    email: user_name,
    team_role: 'owner',
    state: 'active',
    since,
    is_self: user_id === userId,
  };
}

export function presentMember(member: ListedMember, userId: number, now: Date): Colleague {
  const { member_id, full_name, user_name, email, team_role, user_id, joined_at, invited_at } = member;
  const isLate = member.expires_at <= now;
  return {
    member_id,
    full_name,
    email: user_name ?? email,
    team_role,
    state: user_id !== null ? 'active' : isLate ? 'expired' : 'invited',
    since: joined_at ?? invited_at,
    is_self: user_id === userId,
  };
}
