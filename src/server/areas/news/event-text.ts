import type { EventDocument, MailPart, Plural } from '../../../../generated/definitions.d.ts';
import { type Events, events } from '../../../../generated/events.ts';
import { saidIn } from '../../../../generated/server-languages.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { type FormatText, formatText } from '../../../language/run/value/formats.ts';
import { pluralForm } from '../../../language/run/value/plural.ts';
import { LABELS } from '../../../language/run/value/scope.ts';
import { evaluate, isPresent, labelsIn, read, template } from '../../../language/run/value/value-path.ts';
import { unzoned, zoned } from '../../../language/run/value/zoned-time.ts';
import type { MailPiece } from '../../engine/mail/mail-html.ts';
import { screenAddress } from '../../engine/mail/screen-address.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { type NamedLabels, writtenLabels } from '../reference/shown-texts.ts';
import { isAtPlace, type Reader, zoneOfCountry } from './event-time.ts';

export type EventName = keyof Events;
export type Facts = Readonly<Record<string, unknown>>;

/** Fills in a text for a reader; `entry` adds facts of one entry of a list. */
export type Fill = (text: string | Plural, entry?: Facts) => string;

/** An event's document in the language of the reader; one that is given is taken as it is. */
const spoken = (event: EventName | EventDocument): EventDocument =>
  typeof event === 'string' ? (saidIn[languageNow()]?.events[event] ?? events[event]) : event;

/** Formats times in the reader's time zone; if that is unknown, in the one stored with the time. */
const formatFor =
  (reader: Reader): FormatText =>
  (name, value, options) => {
    const { at, timeZone: place } = name === 'zoned-time' ? unzoned(value) : {};
    const shown = at && place !== undefined ? zoned(at, place, isAtPlace(reader)) : value;
    return formatText(name, shown, {
      ...options,
      timeZone: reader.time_zone ?? place ?? zoneOfCountry(null),
    });
  };

export function fillerFor(facts: Facts, reader: Reader, labels: NamedLabels = writtenLabels()): Fill {
  const format = formatFor(reader);
  return (text, entry) => {
    const scope = { ...facts, ...entry, [LABELS]: labels };
    return template(chosen(text, scope), scope, format);
  };
}

/** The count `n` chooses the plural form. */
const chosen = (text: string | Plural, { n }: Facts): string => pluralForm(text, n, languageNow());

/** An event's notification for a reader; undefined for an event that only sends mail. */
export function notificationOf(
  event: EventName | EventDocument,
  fill: Fill,
): { title: string; text: string } | undefined {
  const { notification } = spoken(event);
  return notification && { title: fill(notification.title), text: fill(notification.text) };
}

const LABELLED: ReadonlySet<string> = new Set(
  Object.entries(events).flatMap(([name, event]) =>
    labelsIn(JSON.stringify(event)).length > 0 ? [name] : [],
  ),
);

/** Whether an event's texts use value labels, which Admins' own texts may change. */
export const usesLabels = (event: EventName): boolean => LABELLED.has(event);

/** An event's mail for a reader; `index`: which of its mails. */
export function mailOf(
  event: EventName | EventDocument,
  index: number,
  facts: Facts,
  publicUrl: string,
  reader: Reader = { time_zone: null },
  labels?: NamedLabels,
): { subject: string; pieces: MailPiece[] } {
  const { notification, mails } = spoken(event);
  const { subject, body } = mails![index]!;
  const fillIn = fillerFor(facts, reader, labels);
  // Its texts are filled in with the mail's, since what is filled in is isolated as a whole.
  const fill: Fill = (text, entry) =>
    fillIn(typeof text === 'string' && notification ? withNotification(text, notification) : text, entry);
  return { subject: fill(subject), pieces: mailPieces(body, facts, fill, publicUrl) };
}

const withNotification = (text: string, notification: NonNullable<EventDocument['notification']>): string =>
  text.replace(/\{notification\.(title|text)\}/g, (_, part: 'title' | 'text') => notification[part]);

/** The parts of a mail, without empty ones. */
function mailPieces(body: readonly MailPart[], facts: Facts, fill: Fill, publicUrl: string): MailPiece[] {
  return body.flatMap((part): MailPiece[] => {
    if (typeof part === 'string' || 'other' in part) return present([fill(part)]);
    if ('when' in part && !holds(part.when, facts)) return [];
    if ('text' in part) return present([fill(part.text)]);
    if ('paragraphs' in part) return textsAt(part.paragraphs, facts).map((words) => ({ words }));
    if ('quote' in part) return present([read(part.quote, facts)]).map((quote) => ({ quote: String(quote) }));
    if ('code' in part) return present([read(part.code, facts)]).map((code) => ({ code: String(code) }));
    if ('lines' in part) {
      const { lines } = part;
      const shown =
        typeof lines === 'string' ? textsAt(lines, facts) : present(lines.map((line) => fill(line)));
      return shown.length ? [{ facts: shown }] : [];
    }
    const { each, label, screen, params, query } = part;
    const entries = each === undefined ? [{}] : (read(each, facts) as readonly Facts[]);
    return entries.map((entry) => {
      const scope = { ...facts, ...entry };
      const place = { params: evaluate(params, scope), query: evaluate(query, scope) };
      return { label: fill(label, entry), link: screenAddress(publicUrl, screen, place) };
    });
  });
}

const present = <T>(values: readonly T[]): T[] => values.filter(isPresent);

const textsAt = (path: string, facts: Facts): string[] => [...(read(path, facts) as readonly string[])];
