import type { Db } from '../../engine/db/connect.ts';
import { say } from '../../engine/messages/say.ts';
import { screenAddress } from '../account/screen-address.ts';
import { adminIds } from '../account/user-queries.ts';
import { type Posting, postNews } from '../news/mail-preference/post-news.ts';
import { notificationText } from '../news/notification/notification-text.ts';

/** Mails Admins who have chosen such mails that a school has registered. */
export async function mailNewSchool(tx: Db, posting: Posting, school_name: string): Promise<void> {
  const { title, message } = notificationText('school_joined', { school_name });
  const link = screenAddress(posting.settings.publicUrl, 'admin-overview');
  for (const id of await adminIds(tx))
    await postNews(tx, posting, id, 'new_schools', {
      subject: `${title}: ${school_name}`,
      pieces: [message, { label: say('mail.view_overview'), link }],
    });
}
