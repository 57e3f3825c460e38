import type {
  EventDocument,
  EventNotification,
  MailPart,
  Plural,
} from '../../../../generated/definitions.d.ts';
import type { Condition } from '../../run/form/field-schema.ts';
import { pathsOf, templatePaths } from '../../run/value/value-path.ts';
import type { ValueSource } from '../../run/value/value-source.ts';

/** A fact of an event: a single value, a list of texts, named values, or a list of entries with facts of their own. */
export type EventFact = 'single' | 'texts' | 'values' | ReadonlySet<string>;

/** The name of the notification in an event's mails. */
export const NOTIFICATION = 'notification';

/** What every notification knows, besides its facts, for its target: what it is about, and its reader. */
export const KNOWN = ['application_id', 'vacancy_id', 'school_id', 'role_name'] as const;

/** Returns the facts that are stored with a notification: those of its texts and its target. */
export function notificationFacts({ title, text, target }: EventNotification): string[] {
  const targets = [target ?? []].flat();
  const sources = targets.flatMap(({ params = {}, query }) =>
    [params, typeof query === 'object' ? query : {}].flatMap(Object.values<ValueSource>),
  );
  const inTargets = [
    ...sources.flatMap(pathsOf).map(firstOf),
    ...targets.flatMap(({ when }) => namesInCondition(when)),
  ];
  const isOwn = (name: string) => !(KNOWN as readonly string[]).includes(name);
  return [...[title, text].flatMap(namesInText), ...inTargets.filter(isOwn)];
}

/** Returns the facts that an event's texts, conditions and links use, sorted by name. */
export function factsOf({ notification, mails = [] }: EventDocument): Map<string, EventFact> {
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

const firstOf = (path: string): string => /^\w+/.exec(path)![0];

/** The count `n` chooses the plural form. */
const namesInText = (text: string | Plural): string[] =>
  typeof text === 'string'
    ? templatePaths(text).map(firstOf)
    : ['n', ...[text.one, text.other].flatMap(templatePaths).map(firstOf)];

const namesInCondition = (when: Condition | undefined): string[] =>
  Array.isArray(when) ? when.flatMap(namesInCondition) : Object.keys(when ?? {}).map(firstOf);
