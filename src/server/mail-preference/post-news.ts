import type { Db } from '../db/connect.ts';
import type { Context } from '../http/handler.ts';
import type { MailPiece } from '../mail/mail-html.ts';
import { mailText } from '../mail/mail-text.ts';
import { screenAddress } from '../mail/screen-address.ts';
import { say } from '../words/say.ts';
import { isUsual, type MailKind, mailKindTitle } from './mail-kinds.ts';
import { newsReader } from './mail-preference-queries.ts';
import { signingKey } from './signing-key-queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What posting a mail takes. */
export type Posting = {
  mail: Pick<Context['mail'], 'post'>;
  settings: Pick<Context['settings'], 'publicUrl'>;
};

/** What a mail tells: by what heading, in which pieces, the appointment that comes with it, and the user whom it is about. */
export type NewsMail = { subject: string; pieces: readonly MailPiece[]; calendar?: string; about?: number };

/**
 * Mails somebody news, in the transaction in which it happens; unless the person has chosen not to get such mails. One
 * click in it, or in the mail program, ends them.
 */
export async function postNews(
  tx: Db,
  { mail, settings }: Posting,
  userId: number,
  kind: MailKind,
  { subject, pieces, calendar, about }: NewsMail,
): Promise<void> {
  const reader = await newsReader(tx, userId, kind);
  if (!reader || !(reader.is_wanted ?? isUsual(kind))) return;
  const token = unsubscribeToken({ user_id: userId, kind }, await signingKey(tx));
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
    to: reader.user_name,
    ...text,
    unsubscribe: link,
    concerns,
    ...(calendar && { calendar }),
  });
}

/** Whether somebody gets mails of a kind; nobody does whose account is suspended or gone. */
export async function getsNews(tx: Db, userId: number, kind: MailKind): Promise<boolean> {
  const reader = await newsReader(tx, userId, kind);
  return reader !== null && (reader.is_wanted ?? isUsual(kind));
}

/** Mails news to several people, to each whose own choice lets it. */
export async function postNewsToAll(
  tx: Db,
  posting: Posting,
  userIds: readonly number[],
  kind: MailKind,
  news: NewsMail,
): Promise<void> {
  for (const id of userIds) await postNews(tx, posting, id, kind, news);
}
