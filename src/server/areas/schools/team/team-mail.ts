import type { Db } from '../../../engine/db/connect.ts';
import { mailText } from '../../../engine/mail/mail-text.ts';
import { say } from '../../../engine/messages/say.ts';
import { TEAM_INVITATION_DAYS } from '../../account/lifetimes.ts';
import type { TeamMember } from '../../account/membership-queries.ts';
import { plainName, plainSchoolName } from '../../account/plain-name.ts';
import { screenAddress } from '../../account/screen-address.ts';
import type { Posting } from '../../news/mail-preference/post-news.ts';
import type { Owner } from './team-queries.ts';

/** A colleague's rights, in a sentence. */
export const DUTIES = {
  recruiter: () => say('team.recruiter_may'),
  reviewer: () => say('team.reviewer_may'),
};

/** Mails the link by which a colleague joins. */
export async function mailTeamInvitation(
  tx: Db,
  { mail, settings }: Posting,
  { email, team_role }: Pick<TeamMember, 'email' | 'team_role'>,
  token: string,
  { user_id, full_name, school_name }: Owner,
): Promise<void> {
  const link = screenAddress(settings.publicUrl, 'join-team', { query: { token } });
  // The recipient may know neither: their names must carry no message of their own.
  const school = plainSchoolName(school_name) ?? say('mail.a_school');
  const name = plainName(full_name) ?? say('mail.a_colleague');
  const text = mailText(say('mail.team_subject', { school }), say('mail.somebody'), [
    say('mail.team_intro', { name, school }),
    DUTIES[team_role](),
    { label: say('mail.team_join'), link },
    say('mail.team_limit', { days: TEAM_INVITATION_DAYS }),
    say('mail.team_ignore'),
  ]);
  await mail.post(tx, { to: email, ...text, concerns: [user_id] });
}
