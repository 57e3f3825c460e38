import type { EventDocument, EventMail } from '../../../../generated/definitions.d.ts';
import { type Events, events } from '../../../../generated/events.ts';
import { notificationFacts } from '../../../language/run/event/notification-facts.ts';
import { read } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { withCommit } from '../../engine/db/transaction-client.ts';
import { type Write, writeTogether } from '../../engine/db/write-together.ts';
import type { Context } from '../../engine/http/handler.ts';
import type { Mail } from '../../engine/mail/mail-outbox-queries.ts';
import { mailText } from '../../engine/mail/mail-text.ts';
import { screenAddress } from '../../engine/mail/screen-address.ts';
import { inLanguage, languageNow, languageOf } from '../../engine/messages/call-language.ts';
import { say } from '../../engine/messages/say.ts';
import { customTexts, type OwnText } from '../reference/shown-text-queries.ts';
import { labelsWith, writtenLabels } from '../reference/shown-texts.ts';
import { type EventName, type Facts, mailOf, usesLabels } from './event-text.ts';
import type { Reader } from './event-time.ts';
import { isOnByDefault, type MailKind, unsubscribeFooter } from './mail-preference/mail-kinds.ts';
import { type MailRecipient, mailRecipients } from './mail-preference/mail-preference-queries.ts';
import { signingKeys } from './mail-preference/signing-key-queries.ts';
import { unsubscribeToken } from './mail-preference/unsubscribe-token.ts';
import {
  type About,
  type NewNotification,
  notificationsToInsert,
} from './notification/notification-queries.ts';
import { kindOf } from './notification/notification-text.ts';
import { deliveriesToInsert, type HookedAbout } from './webhook/webhook-queries.ts';

/** What posting a mail needs. */
export type MailContext = {
  mail: Pick<Context['mail'], 'post'>;
  settings: Pick<Context['settings'], 'publicUrl'>;
};
/** The same for mails that are part of a statement. */
export type MailsContext = MailContext & { mail: Pick<Context['mail'], 'toPost'> };

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
  const told = toldOf(event, news);
  const [, materials] = await inOrder(
    () => notify(tx, event, news),
    async () => (posting !== null && told.length > 0 ? materialsFor(tx, event, told) : null),
  );
  if (posting === null || materials === null) return [];
  const { mails, mailed } = await mailsFor(told, materials, posting.settings.publicUrl);
  if (mails.length > 0) await withCommit(tx, posting.mail.post(tx, ...mails));
  return mailed;
}

/** What an event sends, and the users who get a mail that they may turn off. */
export type News = { notified: Notified | null; hooked: Hooked | null; mails: Mail[]; mailed: number[] };
type Notified = { users: number[]; made: NewNotification };
type Hooked = { type: string; about: HookedAbout };

/** Composes what people are told about an event, from materials that were read before. */
export async function composeNews<E extends EventName>(
  { settings }: MailContext,
  event: E,
  news: EventNews<E>,
  materials: Materials,
): Promise<News> {
  return {
    notified: notificationFor(event, news),
    hooked: hookFor(event, news),
    ...(await mailsFor(toldOf(event, news), materials, settings.publicUrl)),
  };
}

/** Sends news of one or several events, as parts of a statement with a condition. */
export async function newsToWrite(
  { mail }: MailsContext,
  news: readonly News[],
  condition: Write,
): Promise<Write[]> {
  const mails = news.flatMap((one) => one.mails);
  return [
    ...news.flatMap((one) => storedNews(one, condition)),
    // Together, because their order is that of their ids.
    ...(await mail.toPost(mails, condition)),
  ];
}

const toldOf = <E extends EventName>(event: E, news: EventNews<E>): Told[] =>
  ((events[event] as EventDocument).mails ?? []).flatMap((mail, index) =>
    membersOf(news, mail.to).map((member) => ({ event, mail, index, news, member })),
  );

async function mailsFor(
  told: readonly Told[],
  materials: Materials,
  publicUrl: string,
): Promise<{ mails: Mail[]; mailed: number[] }> {
  const addressed = told.flatMap((one) => addressedTo(one, materials) ?? []);
  const mails: Mail[] = [];
  for (const one of addressed)
    mails.push(await inLanguage(languageOf(one.to.language), () => mailTo(one, materials, publicUrl)));
  return { mails, mailed: addressed.flatMap(({ kind, to }) => (kind === undefined ? [] : to.id!)) };
}

const membersOf = ({ to }: { to: object }, group: string): (number | Recipient)[] =>
  [(to as Readonly<Record<string, OneOrMore<number | Recipient>>>)[group] ?? []].flat();

/** Notifies those whom the event's document names, and the webhooks that want it. */
async function notify<E extends EventName>(tx: Db, event: E, news: EventNews<E>): Promise<void> {
  const one = { notified: notificationFor(event, news), hooked: hookFor(event, news) };
  await writeTogether(tx, storedNews(one));
}

const storedNews = ({ notified, hooked }: Pick<News, 'notified' | 'hooked'>, condition?: Write): Write[] => [
  ...(notified ? notificationsToInsert(notified.users, notified.made, condition) : []),
  ...(hooked ? [deliveriesToInsert(hooked.type, hooked.about, condition)] : []),
];

/** What webhooks are told of an event, to be written with what has happened where nobody else is told. */
export const toldToWebhooks = (event: EventName, about: HookedAbout): Write[] =>
  storedNews({ notified: null, hooked: hookFor(event, { about }) });

function hookFor(event: EventName, { about }: { about?: HookedAbout }): Hooked | null {
  const { webhook } = events[event] as EventDocument;
  if (webhook === undefined) return null;
  if (!about) throw new Error(`A webhook of "${event}" needs to know what it is about.`);
  return { type: webhook, about };
}

function notificationFor<E extends EventName>(event: E, news: EventNews<E>): Notified | null {
  const { notification } = events[event];
  if (!notification || news.only) return null;
  const used = notificationFacts(notification);
  // It is read in the reader's language of that time.
  const worded = used.find((name) => typeof read(name, news.facts) === 'function');
  if (worded) throw new Error(`The notification "${event}" cannot store "${worded}": it is in words.`);
  return {
    users: notification.to.flatMap((group) => membersOf(news, group)) as number[],
    made: {
      kind: kindOf(event),
      facts: Object.fromEntries(used.map((name) => [name, read(name, news.facts)])),
      created_at: (news as { at?: Date }).at!,
      ...news.about,
    },
  };
}

type Told = {
  event: EventName;
  mail: EventMail;
  /** Its place among the event's mails. */
  index: number;
  news: { facts: Facts; about?: About; calendar?: (reader: Reader) => string };
  /** A user, by id, or anybody with an address. */
  member: number | Recipient;
};

/** What the mails of an event are made of. */
export type Materials = {
  recipients: ReadonlyMap<number, MailRecipient>;
  /** Signs the links that unsubscribe. */
  key: Buffer | null;
  /** Admins' own texts, for events that use any. */
  texts: readonly OwnText[] | null;
};

/** For mails to none but addresses. */
export const NO_USERS: Materials = { recipients: new Map(), key: null, texts: null };

async function materialsFor(tx: Db, event: EventName, told: readonly Told[]): Promise<Materials> {
  const ids = told.flatMap(({ member }) => (typeof member === 'number' ? member : []));
  const [recipients, keys, texts] = await inOneStatement(tx, (one) => [
    mailRecipients(one, ids),
    ids.length > 0 ? signingKeys(one) : null,
    usesLabels(event) ? customTexts(one) : null,
  ]);
  return { recipients, key: keys?.[0].key ?? null, texts };
}

/** The materials of any event, for users that a query selects. */
export async function materialsOf(db: Db, users: (one: Db) => Promise<MailRecipient[]>): Promise<Materials> {
  const [recipients, keys, texts] = await inOneStatement(db, (one) => [
    users(one),
    signingKeys(one),
    customTexts(one),
  ]);
  return { recipients: new Map(recipients.map((user) => [user.id, user])), key: keys[0].key, texts };
}

type Addressed = Told & {
  to: Recipient;
  reader: Reader;
  /** The kind by which it can be turned off; one click in the mail, or in the mail program, does. */
  kind?: MailKind;
};

/** Null for a user who gets no such mails, by choice or by default. */
function addressedTo(told: Told, { recipients }: Materials): Addressed | null {
  const { member, mail } = told;
  if (typeof member === 'object') return { ...told, to: member, reader: { time_zone: null } };
  const reader = recipients.get(member);
  const kinds = [mail.kind ?? []].flat() as MailKind[];
  const kind = reader && kinds.find((one) => reader.choices[one] ?? isOnByDefault(one));
  if (!kind) return null;
  const { time_zone } = reader;
  return {
    ...told,
    to: reader,
    reader: { time_zone, ...(mail.to === 'school' && { role_name: 'School' }) },
    kind,
  };
}

/** The mail, in the language of its recipient. */
async function mailTo(
  { event, mail, index, news, to: { user_name, full_name, id }, reader, kind }: Addressed,
  { key, texts }: Materials,
  publicUrl: string,
): Promise<Mail> {
  const labels = texts ? labelsWith(texts) : writtenLabels();
  const facts = await worded(news.facts);
  const { subject, pieces } = mailOf(event, index, facts, publicUrl, reader, labels);
  const unsubscribe =
    kind && unsubscribeFooter(kind, unsubscribeLink(publicUrl, { user_id: id!, kind }, key!));
  const concerns = new Set([id, news.about?.about_user_id].filter((one) => typeof one === 'number'));
  return {
    priority: mail.priority ?? 'normal',
    to: user_name,
    ...mailText(subject, full_name ?? say('mail.somebody'), pieces, unsubscribe && { unsubscribe }),
    ...(unsubscribe && { unsubscribe: unsubscribe.link }),
    ...(news.calendar && { calendar: news.calendar(reader) }),
    concerns: [...concerns],
  };
}

async function worded(facts: Facts): Promise<Facts> {
  const said = Object.entries(facts).map(async ([name, fact]) => [
    name,
    typeof fact === 'function' ? await fact() : fact,
  ]);
  return Object.fromEntries(await Promise.all(said));
}

function unsubscribeLink(
  publicUrl: string,
  about: Parameters<typeof unsubscribeToken>[0],
  key: Buffer,
): string {
  const token = unsubscribeToken(about, key);
  return screenAddress(publicUrl, 'unsubscribe', { query: { token } });
}
