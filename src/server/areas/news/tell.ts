import type { EventMail } from '../../../../generated/definitions.d.ts';
import { type Events, events } from '../../../../generated/events.ts';
import { read, templatePaths } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { mailText } from '../../engine/mail/mail-text.ts';
import { screenAddress } from '../../engine/mail/screen-address.ts';
import { say } from '../../engine/messages/say.ts';
import { type NamedLabels, shownLabels, writtenLabels } from '../reference/shown-texts.ts';
import { type EventName, type Facts, mailOf, usesLabels } from './event-text.ts';
import type { Reader } from './event-time.ts';
import { isOnByDefault, type MailKind, mailKindTitle } from './mail-preference/mail-kinds.ts';
import { type MailRecipient, newsReader } from './mail-preference/mail-preference-queries.ts';
import { signingKeys } from './mail-preference/signing-key-queries.ts';
import { unsubscribeToken } from './mail-preference/unsubscribe-token.ts';
import { type About, insertNotifications } from './notification/notification-queries.ts';
import { kindOf } from './notification/notification-text.ts';

/** What posting a mail needs. */
export type MailContext = {
  mail: Pick<Context['mail'], 'post'>;
  settings: Pick<Context['settings'], 'publicUrl'>;
};

/**
 * Somebody with an address; without a name the mail has no personal greeting. The id is that of the account.
 */
export type Recipient = { user_name: string; full_name: string | null; id?: number };

type OneOrMore<T> = T | readonly T[];

/** An event that has happened: its recipients by group, and its facts. */
export type EventNews<E extends EventName> = {
  to: {
    readonly [Group in keyof Events[E]['to']]: OneOrMore<
      Events[E]['to'][Group] extends 'users' ? number : Recipient
    >;
  };
  facts: Events[E]['facts'];
  /** What it is about: notifications are deleted with that, and mails with the user. */
  about?: About;
  /** Makes an appointment to attach to its mails. */
  calendar?: (reader: Reader) => string;
  /** Without the notification. */
  only?: 'mails';
} & (Events[E]['isNotified'] extends false ? unknown : { at: Date });

/**
 * Notifies people about an event, in its transaction, by notification and by mail as its document in
 * `schemas/events` says. Returns the users who got a mail that they may turn off.
 */
export async function tell<E extends EventName>(
  tx: Db,
  posting: Events[E]['isMailed'] extends false ? null : MailContext,
  event: E,
  news: EventNews<E>,
): Promise<number[]> {
  const { notification, mails = [] } = events[event];
  const groups: Readonly<Record<string, OneOrMore<number | Recipient>>> = news.to;
  const membersOf = (group: string) => [groups[group] ?? []].flat() as (number | Recipient)[];
  if (notification && !news.only) {
    const used = [notification.title, notification.text].flatMap(templatePaths);
    await insertNotifications(tx, notification.to.flatMap(membersOf) as number[], {
      kind: kindOf(event),
      facts: Object.fromEntries(used.map((name) => [name, read(name, news.facts)])),
      created_at: (news as { at?: Date }).at!,
      ...news.about,
    });
  }
  const mailed: number[] = [];
  if (posting === null || mails.length === 0) return mailed;
  const labels = usesLabels(event) ? await shownLabels(tx) : writtenLabels;
  for (const mail of mails)
    for (const member of membersOf(mail.to)) {
      const told = { event, mail, news, labels };
      if (typeof member === 'object') await post(tx, posting, told, member, { time_zone: null });
      else if (await postWanted(tx, posting, told, member)) mailed.push(member);
    }
  return mailed;
}

type Told = {
  event: EventName;
  mail: EventMail;
  news: { facts: Facts; about?: About; calendar?: (reader: Reader) => string };
  labels: NamedLabels;
};

/**
 * Mails a person who gets such mails, by choice or by default. One click in the mail, or in the mail program,
 * unsubscribes.
 */
async function postWanted(tx: Db, posting: MailContext, told: Told, id: number): Promise<boolean> {
  for (const kind of [told.mail.kind ?? []].flat() as MailKind[]) {
    const reader = await newsReader(tx, id, kind);
    if (!reader) return false;
    if (!(reader.is_wanted ?? isOnByDefault(kind))) continue;
    await post(tx, posting, told, { ...reader, id }, reader, kind);
    return true;
  }
  return false;
}

async function post(
  tx: Db,
  { mail: mailer, settings: { publicUrl } }: MailContext,
  { event, mail, news, labels }: Told,
  { user_name, full_name, id }: Recipient,
  reader: Pick<MailRecipient, 'time_zone'>,
  kind?: MailKind,
): Promise<void> {
  const { subject, pieces } = mailOf(event, mail, news.facts, publicUrl, reader, labels);
  const unsubscribe = kind && {
    reason: say('mail.reason', { kind: mailKindTitle(kind) }),
    label: say('mail.unsubscribe'),
    link: await unsubscribeLink(tx, publicUrl, { user_id: id!, kind }),
  };
  const concerns = new Set([id, news.about?.about_user_id].filter((one) => typeof one === 'number'));
  await mailer.post(tx, {
    priority: mail.priority ?? 'normal',
    to: user_name,
    ...mailText(subject, full_name ?? say('mail.somebody'), pieces, unsubscribe && { unsubscribe }),
    ...(unsubscribe && { unsubscribe: unsubscribe.link }),
    ...(news.calendar && { calendar: news.calendar(reader) }),
    concerns: [...concerns],
  });
}

async function unsubscribeLink(
  tx: Db,
  publicUrl: string,
  about: Parameters<typeof unsubscribeToken>[0],
): Promise<string> {
  const [{ key }] = await signingKeys(tx);
  const token = unsubscribeToken(about, key);
  return screenAddress(publicUrl, 'unsubscribe', { query: { token } });
}
