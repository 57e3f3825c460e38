import { events } from '../../../../../generated/events.ts';
import type { KNOWN } from '../../../../language/run/event/notification-facts.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { NamedLabels } from '../../reference/shown-texts.ts';
import { type EventName, type Facts, fillerFor, notificationOf, usesLabels } from '../event-text.ts';
import type { Reader } from '../event-time.ts';
import { targetIn } from '../target.ts';

export type NotificationKind = AnswerSchema<'NotificationKind'>;

/**
 * The kind under which an event's notifications are stored: `interview_proposed` for "interview-proposed".
 */
export const kindOf = (event: EventName): NotificationKind => event.replaceAll('-', '_') as NotificationKind;

const EVENTS: ReadonlyMap<string, EventName> = new Map(
  (Object.keys(events) as EventName[]).map((event) => [kindOf(event), event]),
);

/** Whether a notification's texts use value labels, which Admins' own texts may change. */
export const readsLabels = (kind: string): boolean => usesLabels(EVENTS.get(kind)!);

/** A notification's texts; `labels` are the current ones, if it uses any. */
export function notificationText(
  kind: NotificationKind,
  facts: Facts,
  labels?: NamedLabels,
  reader: Reader = { time_zone: null },
): { title: string; message: string } {
  const { title, text } = notificationOf(EVENTS.get(kind)!, fillerFor(facts, reader, labels))!;
  return { title, message: text };
}

/** Where a notification leads; `known` is what it is about, and its reader's role. */
export const notificationTarget = (
  kind: NotificationKind,
  facts: Facts,
  known: Readonly<Record<(typeof KNOWN)[number], unknown>>,
): AnswerSchema<'Notification'>['target'] =>
  targetIn([events[EVENTS.get(kind)!].notification?.target ?? []].flat(), { ...facts, ...known });
