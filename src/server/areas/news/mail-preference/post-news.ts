import type { Db } from '../../../engine/db/connect.ts';
import type { Context } from '../../../engine/http/handler.ts';
import type { MailPiece } from '../../../engine/mail/mail-html.ts';
import { mailText } from '../../../engine/mail/mail-text.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../../account/screen-address.ts';
import { isUsual, type MailKind, mailKindTitle } from './mail-kinds.ts';
import { type NewsReader, newsReader } from './mail-preference-queries.ts';
import { signingKeys } from './signing-key-queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What posting a mail needs. */
export type Posting = {
  mail: Pick<Context['mail'], 'post'>;
  settings: Pick<Context['settings'], 'publicUrl'>;
};

/** A mail's content: its subject, its parts, an attached appointment, and the user whom it is about. */
export type NewsMail = { subject: string; pieces: readonly MailPiece[]; calendar?: string; about?: number };

/**
 * Mails news to a person who wants such mails, by choice or by default, in the transaction of the event. One click in
 * the mail, or in the mail program, turns them off. Mails that tell times are made for their reader. Returns whether it was mailed.
 */
export async function postNews(
  tx: Db,
  { mail, settings }: Posting,
  userId: number,
  kind: MailKind,
  news: NewsMail | ((reader: Pick<NewsReader, 'time_zone'>) => NewsMail),
): Promise<boolean> {
  const reader = await newsReader(tx, userId, kind);
  if (!reader || !(reader.is_wanted ?? isUsual(kind))) return false;
  const { subject, pieces, calendar, about } = typeof news === 'function' ? news(reader) : news;
  const [{ key }] = await signingKeys(tx);
  const token = unsubscribeToken({ user_id: userId, kind }, key);
  const link = screenAddress(settings.publicUrl, 'unsubscribe', { query: { token } });
  const text = mailText(subject, reader.full_name, pieces, {
    unsubscribe: {
      reason: say('mail.reason', { kind: mailKindTitle(kind) }),
      label: say('mail.unsubscribe'),
      link,
    },
  });
  const concerns = about === undefined ? [userId] : [userId, about];
  await mail.post(tx, {
    type: kind,
    to: reader.user_name,
    ...text,
    unsubscribe: link,
    concerns,
    ...(calendar && { calendar }),
  });
  return true;
}

/** Whether a person gets mails of a kind; false for suspended and deleted accounts. */
export async function getsNews(tx: Db, userId: number, kind: MailKind): Promise<boolean> {
  const reader = await newsReader(tx, userId, kind);
  return reader !== null && (reader.is_wanted ?? isUsual(kind));
}

/** Mails news to those of several people who want such mails; returns their ids. */
export async function postNewsToAll(
  tx: Db,
  posting: Posting,
  userIds: readonly number[],
  kind: MailKind,
  news: Parameters<typeof postNews>[4],
): Promise<number[]> {
  const mailed: number[] = [];
  for (const id of userIds) if (await postNews(tx, posting, id, kind, news)) mailed.push(id);
  return mailed;
}
