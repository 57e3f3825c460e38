import type { EventMail } from '../../../../generated/definitions.d.ts';
import { type Events, events } from '../../../../generated/events.ts';
import { read, templatePaths } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { mailText } from '../../engine/mail/mail-text.ts';
import { screenAddress } from '../../engine/mail/screen-address.ts';
import { inLanguage, languageNow, languageOf } from '../../engine/messages/call-language.ts';
import { say } from '../../engine/messages/say.ts';
import { shownLabels, writtenLabels } from '../reference/shown-texts.ts';
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
 * Somebody with an address; without a name the mail has no personal greeting. The id is that of the account,
 * and so is the language; null stands for English.
 */
export type Recipient = {
  user_name: string;
  full_name: string | null;
  language: string | null;
  id?: number;
};

/** A recipient who makes the call: without a language of their own, the mail has that of the call. */
export const asCaller = <T extends Pick<Recipient, 'language'>>(caller: T): T => ({
  ...caller,
  language: caller.language ?? languageNow(),
});

type OneOrMore<T> = T | readonly T[];

/** A fact that contains words of ours is a function, called in the language of each mail. */
type InWords<T> = { readonly [Name in keyof T]: T[Name] | (() => T[Name] | Promise<T[Name]>) };

/** An event that has happened: its recipients by group, and its facts. */
export type EventNews<E extends EventName> = {
  to: {
    readonly [Group in keyof Events[E]['to']]: OneOrMore<
      Events[E]['to'][Group] extends 'users' ? number : Recipient
    >;
  };
  facts: InWords<Events[E]['facts']>;
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
    // It is read in the reader's language of that time.
    const worded = used.find((name) => typeof read(name, news.facts) === 'function');
    if (worded) throw new Error(`The notification "${event}" cannot store "${worded}": it is in words.`);
    await insertNotifications(tx, notification.to.flatMap(membersOf) as number[], {
      kind: kindOf(event),
      facts: Object.fromEntries(used.map((name) => [name, read(name, news.facts)])),
      created_at: (news as { at?: Date }).at!,
      ...news.about,
    });
  }
  const mailed: number[] = [];
  if (posting === null || mails.length === 0) return mailed;
  for (const [index, mail] of mails.entries())
    for (const member of membersOf(mail.to)) {
      const told = { event, mail, index, news };
      if (typeof member === 'object') await post(tx, posting, told, member, { time_zone: null });
      else if (await postWanted(tx, posting, told, member)) mailed.push(member);
    }
  return mailed;
}

type Told = {
  event: EventName;
  mail: EventMail;
  /** Its place among the event's mails. */
  index: number;
  news: { facts: Facts; about?: About; calendar?: (reader: Reader) => string };
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

/** Posts a mail in the language of its recipient. */
const post = (...mail: Parameters<typeof postMail>): Promise<void> =>
  inLanguage(languageOf(mail[3].language), () => postMail(...mail));

async function postMail(
  tx: Db,
  { mail: mailer, settings: { publicUrl } }: MailContext,
  { event, mail, index, news }: Told,
  { user_name, full_name, id }: Recipient,
  reader: Pick<MailRecipient, 'time_zone'>,
  kind?: MailKind,
): Promise<void> {
  const labels = usesLabels(event) ? await shownLabels(tx) : writtenLabels();
  const facts = await worded(news.facts);
  const { subject, pieces } = mailOf(event, index, facts, publicUrl, reader, labels);
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

async function worded(facts: Facts): Promise<Facts> {
  const said = Object.entries(facts).map(async ([name, fact]) => [
    name,
    typeof fact === 'function' ? await fact() : fact,
  ]);
  return Object.fromEntries(await Promise.all(said));
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
