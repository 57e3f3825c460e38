import type { EventDocument, MailPart } from '../../../../generated/definitions.d.ts';
import {
  firstOf,
  namesInCondition,
  namesInText,
  notificationFacts,
} from '../../run/event/notification-facts.ts';
import { pathsOf } from '../../run/value/value-path.ts';
import type { ValueSource } from '../../run/value/value-source.ts';

/** A fact of an event: a single value, a list of texts, named values, or a list of entries with facts of their own. */
export type EventFact = 'single' | 'texts' | 'values' | ReadonlySet<string>;

/** The name of the notification in an event's mails. */
export const NOTIFICATION = 'notification';

/** Returns the facts that an event declares, with those of a list's entries. */
export function declaredFacts({ facts = [] }: EventDocument): Map<string, readonly string[]> {
  const names = facts.filter((fact) => !fact.includes('.'));
  return new Map(
    names.map((name) => [
      name,
      facts.filter((fact) => fact.startsWith(`${name}.`)).map((fact) => fact.slice(name.length + 1)),
    ]),
  );
}

/** Returns the facts that an event's texts, conditions and links use, and what else it declares, sorted by name. */
export function factsOf(event: EventDocument): Map<string, EventFact> {
  const { notification, mails = [] } = event;
  const facts = new Map<string, EventFact>();
  const single = (names: readonly string[]) => {
    for (const name of names) if (name !== NOTIFICATION && !facts.has(name)) facts.set(name, 'single');
  };
  if (notification) single(notificationFacts(notification));
  for (const { subject, body } of mails) {
    single(namesInText(subject));
    for (const part of body) {
      if (typeof part === 'string') single(namesInText(part));
      else readPart(part, facts, single);
    }
  }
  for (const [name, entries] of declaredFacts(event)) {
    const used = facts.get(name);
    if (entries.length > 0) facts.set(name, new Set([...(used instanceof Set ? used : []), ...entries]));
    else single([name]);
  }
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readPart(
  part: Exclude<MailPart, string>,
  facts: Map<string, EventFact>,
  single: (names: readonly string[]) => void,
): void {
  if ('other' in part) {
    single(namesInText(part));
    return;
  }
  if ('when' in part) single(namesInCondition(part.when));
  if ('text' in part) single(namesInText(part.text));
  else if ('paragraphs' in part) facts.set(firstOf(part.paragraphs), 'texts');
  else if ('quote' in part) single([firstOf(part.quote)]);
  else if ('code' in part) single([firstOf(part.code)]);
  else if ('lines' in part) {
    if (typeof part.lines === 'string') facts.set(firstOf(part.lines), 'texts');
    else single(part.lines.flatMap(namesInText));
  } else {
    const { params = {}, query = {} } = part;
    if (typeof query === 'string') facts.set(firstOf(query), 'values');
    const sources = [params, typeof query === 'string' ? {} : query].flatMap(Object.values<ValueSource>);
    const names = [...namesInText(part.label), ...sources.flatMap(pathsOf).map(firstOf)];
    if (part.each === undefined) single(names);
    else facts.set(firstOf(part.each), new Set(names));
  }
}
