import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import type { MailPiece } from '../../engine/mail/mail-html.ts';
import { mailText } from '../../engine/mail/mail-text.ts';
import { say } from '../../engine/messages/say.ts';
import { screenAddress } from '../account/screen-address.ts';
import { notificationText } from '../news/notification/notification-text.ts';
import type { CheckedSchool } from './approval-queries.ts';
import type { Decision } from './approval-states.ts';

/** Mails a school an Admin's decision; it is about the account itself, so it cannot be turned off. */
export async function mailDecision(
  tx: Db,
  { mail, settings }: Pick<Context, 'mail' | 'settings'>,
  { school_name, user_name, full_name }: CheckedSchool,
  decision: Decision,
  reason: string | null,
): Promise<void> {
  const { title } = notificationText(`school_${decision}`, { school_name });
  const leadingTo = (label: string, screen: 'search-candidates' | 'school-profile' | 'contact') => ({
    label,
    link: screenAddress(settings.publicUrl, screen),
  });
  const quoted = { quote: reason ?? '' };
  const pieces: Record<Decision, MailPiece[]> = {
    approved: [say('school.approved_mail'), leadingTo(say('mail.view_candidates'), 'search-candidates')],
    asked_back: [
      say('school.asked_back_mail', { school: school_name }),
      quoted,
      say('school.asked_back_next'),
      leadingTo(say('school.complete_profile'), 'school-profile'),
    ],
    refused: [
      say('school.refused_mail', { school: school_name }),
      quoted,
      say('school.refused_next'),
      leadingTo(say('school.write_to_us'), 'contact'),
    ],
  };
  await mail.post(tx, { to: user_name, ...mailText(title, full_name, pieces[decision]) });
}
