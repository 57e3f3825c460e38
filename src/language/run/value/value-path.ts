import type { ValueLabel, ValueLabels } from '../../../../generated/definitions.d.ts';
import { clockOf } from './clock.ts';
import { type FormatText, formatText } from './formats.ts';
import { isolated } from './isolated.ts';
import { commaNow, language } from './language.ts';
import { matches } from './matches.ts';
import { LABELS } from './scope.ts';
import type { ComputedSource, ValueSource } from './value-source.ts';

/** The values that can be read, by name: route, query, session, the screen's data, item, form, result … */
export type Scope = Readonly<Record<string, unknown>>;

const SEGMENT = /([A-Za-z_]\w*)|\[(\d+|\*)\]/g;
const SLOT = /\{([^{}|]+)(?:\|([^{}]+))?\}/g;

/**
 * Whether a value is neither missing nor empty: conditions need such a value, and a list of sources yields
 * its first one.
 */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Returns the value at a path such as `job.school.name`, `rows[0].title` or `rows[*].title`; undefined where
 * the path ends early. A path with `[*]` yields all matches as a flat list.
 */
export function read(path: string, scope: unknown): unknown {
  let found: unknown[] = [scope];
  let many = false;
  for (const [, name, index] of path.matchAll(SEGMENT)) {
    if (index === '*') {
      many = true;
      found = found.flatMap((value) => (Array.isArray(value) ? value : []));
    } else {
      const key = name ?? Number(index);
      found = found.map((value) =>
        isPresent(value) ? (value as Record<string | number, unknown>)[key] : undefined,
      );
    }
  }
  return many ? found.flat().filter((value) => value !== undefined && value !== null) : found[0];
}

/**
 * Returns what people read at a path: a text that is also posted back, such as a city, has its name in their
 * language beside it (`city_label`).
 */
export function readLabel(path: string, scope: unknown): unknown {
  const named = language().name !== 'en' && !path.includes('[');
  return (named ? read(`${path}_label`, scope) : undefined) ?? read(path, scope);
}

/**
 * Computes a value, once `compute.ts` has put itself here: only screens that compute something load it, and the server.
 */
export const computers: { compute?: (source: ComputedSource, scope: Scope) => unknown } = {};

export function value(
  source: ValueSource | undefined,
  scope: Scope,
  format: FormatText = formatText,
): unknown {
  if (typeof source === 'string') return read(source, scope);
  if (Array.isArray(source)) {
    for (const one of source) {
      const found = value(one, scope, format);
      if (isPresent(found)) return found;
    }
    return undefined;
  }
  if (source === null || typeof source !== 'object') return source;
  if ('const' in source) return source.const;
  if ('text' in source) return template(source.text, scope, format, String);
  if ('compute' in source) return computers.compute?.(source, scope);
  return format(source.format, value(source.value, scope, format), clockOf(scope));
}

/** Named values: each from its own source, or all from one path. */
export type ValueSources = string | Readonly<Record<string, ValueSource>>;

/** Evaluates named sources to values; empty for a path that does not lead to an object. */
export function evaluate(sources: ValueSources | undefined, scope: Scope): Record<string, unknown> {
  if (typeof sources === 'string') {
    const found = read(sources, scope);
    return isPresent(found) && typeof found === 'object' ? { ...found } : {};
  }
  return Object.fromEntries(
    Object.entries(sources ?? {}).map(([name, source]) => [name, value(source, scope)]),
  );
}

const PREFIX = 'labels:';
const QUOTE = "'";
/** A text that is one value, or the one of several that is there, with no words around it. */
const WHOLE = /^(?:\{[^{}]*\})+$/;

/**
 * Fills `{path}`, `{path|format}` and `{path|labels:name}` in a text for people; absent values become empty. A
 * quoted word may be used instead of a path: `{'Hired'|labels:application-status}`. `within` isolates
 * what is filled in from the words around it, which programs must not read.
 */
export function template(
  text: string,
  scope: Scope,
  format: FormatText = formatText,
  within: (text: string) => string = WHOLE.test(text) ? String : isolated,
): string {
  return text.replace(SLOT, (_, path: string, name = 'text') => {
    const found = path.startsWith(QUOTE) ? path.slice(1, -1) : readLabel(path, scope);
    const clock = clockOf(scope);
    if (!name.startsWith(PREFIX)) return within(format(name, found, clock));
    const labels = scope[LABELS] as Readonly<Record<string, ValueLabels>> | undefined;
    const named = labels?.[name.slice(PREFIX.length)];
    const labelled = [found].flat().map((one) => caseOf(named, one)?.label ?? format('text', one, clock));
    return within(labelled.join(commaNow()));
  });
}

/** Returns the names of the value labels that a text uses. */
export const labelsIn = (text: string): string[] =>
  [...text.matchAll(SLOT)].flatMap(([, , name]) =>
    name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  );

/** Returns the first matching case, else their `else`; `{value}` in a label is the value itself. */
export function caseOf(labels: ValueLabels | undefined, value: unknown): ValueLabel | undefined {
  const found = labels?.cases.find(({ when }) => value !== undefined && matches(when, value)) ?? labels?.else;
  return found?.label === undefined ? found : { ...found, label: template(found.label, { value }) };
}

/** Returns the paths that a value or a text reads, for code that needs its dependencies. */
export function pathsOf(source: unknown): string[] {
  if (typeof source === 'string') return [source];
  if (Array.isArray(source)) return source.flatMap(pathsOf);
  if (source === null || typeof source !== 'object' || 'const' in source) return [];
  if ('text' in source) return templatePaths(String(source.text));
  const { value, of } = source as { value?: unknown; of?: unknown };
  return pathsOf(value ?? of);
}

export function templatePaths(text: string): string[] {
  return [...text.matchAll(SLOT)].map((match) => match[1]!).filter((path) => !path.startsWith(QUOTE));
}
