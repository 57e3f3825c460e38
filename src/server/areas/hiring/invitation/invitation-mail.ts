import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../../account/screen-address.ts';
import { type Posting, postNews, postNewsToAll } from '../../news/mail-preference/post-news.ts';
import { notificationText } from '../../news/notification/notification-text.ts';
import type { InvitationParties } from './invitation-party-queries.ts';

/** Mails a candidate an invitation; `message` is the school's own text, if there is one. */
export async function mailInvitation(
  tx: Db,
  posting: Posting,
  vacancy_id: number,
  { school_name, vacancy_title, city, candidate_user_id }: InvitationParties,
  message: string | null,
): Promise<void> {
  const params = { id: vacancy_id, slug: formatText('slug', vacancy_title) };
  await postNews(tx, posting, candidate_user_id, 'invitations', {
    subject: say('mail.invitation_subject', { school: school_name }),
    pieces: [
      say('mail.invitation_intro', { school: school_name, vacancy: vacancy_title, city }),
      ...(message ? [say('mail.invitation_message'), { quote: message }] : []),
      {
        label: say('mail.invitation_link'),
        link: screenAddress(posting.settings.publicUrl, 'candidate-job', { params }),
      },
      say('mail.invitation_end'),
    ],
  });
}

/** Mails a school a candidate's answer. */
export async function mailInvitationAnswer(
  tx: Db,
  posting: Posting,
  kind: 'invitation_accepted' | 'invitation_declined',
  parties: InvitationParties,
): Promise<void> {
  const { vacancy_title, school_name, candidate_name } = parties;
  const { title, message } = notificationText(kind, { vacancy_title, school_name, candidate_name });
  await postNewsToAll(tx, posting, parties.school_user_ids, 'replies', {
    about: parties.candidate_user_id,
    subject: say('mail.of_vacancy', { what: title, vacancy: vacancy_title }),
    pieces: [
      message,
      ...(kind === 'invitation_accepted' ? [say('mail.reply_accepted')] : []),
      {
        label: say('mail.view_candidates'),
        link: screenAddress(posting.settings.publicUrl, 'search-candidates'),
      },
    ],
  });
}
