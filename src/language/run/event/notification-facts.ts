import type { EventNotification, Plural } from '../../../../generated/definitions.d.ts';
import type { Condition } from '../form/field-schema.ts';
import { pathsOf, templatePaths } from '../value/value-path.ts';
import type { ValueSource } from '../value/value-source.ts';

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

/** The name with which a path begins. */
export const firstOf = (path: string): string => /^\w+/.exec(path)![0];

/** The names in a text; the count `n` chooses the plural form. */
export const namesInText = (text: string | Plural): string[] =>
  typeof text === 'string'
    ? templatePaths(text).map(firstOf)
    : ['n', ...[text.one, text.other].flatMap(templatePaths).map(firstOf)];

export const namesInCondition = (when: Condition | undefined): string[] =>
  Array.isArray(when) ? when.flatMap(namesInCondition) : Object.keys(when ?? {}).map(firstOf);
