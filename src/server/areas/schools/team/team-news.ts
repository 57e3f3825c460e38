import type { Db } from '../../../engine/db/connect.ts';
import { say } from '../../../engine/messages/say.ts';
import { TEAM_INVITATION_DAYS } from '../../account/lifetimes.ts';
import type { TeamMember } from '../../account/membership-queries.ts';
import { plainName, plainSchoolName } from '../../account/plain-name.ts';
import { findAccount } from '../../account/user-queries.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import type { Owner } from './team-queries.ts';

/** Notifies the owner of a colleague who joined or left. */
export async function tellOwner(
  tx: Db,
  event: 'colleague-joined' | 'colleague-left',
  { user_id, school_name }: Pick<Owner, 'user_id' | 'school_name'>,
  { id, full_name }: { id: number; full_name: string },
  at: Date,
): Promise<void> {
  const facts = { colleague_name: full_name, school_name };
  await tell(tx, null, event, { to: { owner: user_id }, facts, about: { about_user_id: id }, at });
}

/** Mails the link by which a colleague joins. */
export async function mailTeamInvitation(
  tx: Db,
  posting: MailContext,
  { email, team_role }: Pick<TeamMember, 'email' | 'team_role'>,
  token: string,
  { user_id, full_name, school_name }: Owner,
): Promise<void> {
  const account = await findAccount(tx, email);
  await tell(tx, posting, 'team-invitation', {
    to: { colleague: { user_name: email, full_name: null, language: account?.language ?? null } },
    facts: {
      // The recipient may know neither: their names must not carry a message of their own.
      school_name: plainSchoolName(school_name) ?? (() => say('team.a_school')),
      name: plainName(full_name) ?? (() => say('team.a_colleague')),
      team_role,
      token,
      days: TEAM_INVITATION_DAYS,
    },
    about: { about_user_id: user_id },
  });
}
