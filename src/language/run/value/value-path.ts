import type { MapAnswer, ValueMap } from '../../../../generated/definitions.d.ts';
import { clockOf } from './clock.ts';
import { type FormatText, formatText } from './formats.ts';
import { matches } from './matches.ts';
import { MAPS } from './scope.ts';
import type { ValueSource } from './value-source.ts';

/** What values may be read from, by name: route, query, session, the screen's data, item, form, result … */
export type Scope = Readonly<Record<string, unknown>>;

const SEGMENT = /([A-Za-z_]\w*)|\[(\d+|\*)\]/g;
const SLOT = /\{([^{}|]+)(?:\|([^{}]+))?\}/g;

/** Neither missing nor empty: what a condition may hold for, and what a list of sources stops at. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * The value at a path such as `job.school.name`, `rows[0].title` or `rows[*].title`; undefined where it breaks
 * off. A path with `[*]` gives the list of everything found, flat.
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
  if ('text' in source) return template(source.text, scope, format);
  return format(source.format, value(source.value, scope, format), clockOf(scope));
}

/** Values by name: each from its source, or all of them from one path. */
export type ValueSources = string | Readonly<Record<string, ValueSource>>;

/** What values by name come to; nothing for a path that leads to no group of values. */
export function evaluate(sources: ValueSources | undefined, scope: Scope): Record<string, unknown> {
  if (typeof sources === 'string') {
    const found = read(sources, scope);
    return isPresent(found) && typeof found === 'object' ? { ...found } : {};
  }
  return Object.fromEntries(
    Object.entries(sources ?? {}).map(([name, source]) => [name, value(source, scope)]),
  );
}

const MAP = 'map:';
const QUOTE = "'";

/**
 * Fills `{path}`, `{path|format}` and `{path|map:name}` of a text; what is absent leaves nothing behind. In place of a
 * path stands a word in quotes where it is always the same one: `{'Hired'|map:application-status}`.
 */
export function template(text: string, scope: Scope, format: FormatText = formatText): string {
  return text.replace(SLOT, (_, path: string, name = 'text') => {
    const found = path.startsWith(QUOTE) ? path.slice(1, -1) : read(path, scope);
    const clock = clockOf(scope);
    if (!name.startsWith(MAP)) return format(name, found, clock);
    const maps = scope[MAPS] as Readonly<Record<string, ValueMap>> | undefined;
    return caseOf(maps?.[name.slice(MAP.length)], found)?.label ?? format('text', found, clock);
  });
}

/** The names of the maps by which a text says values. */
export const mapsIn = (text: string): string[] =>
  [...text.matchAll(SLOT)].flatMap(([, , name]) => (name?.startsWith(MAP) ? [name.slice(MAP.length)] : []));

/** The first case that fits a value, else the map's `else`; `{value}` in a label is the value itself. */
export function caseOf(map: ValueMap | undefined, value: unknown): MapAnswer | undefined {
  const found = map?.cases.find(({ when }) => value !== undefined && matches(when, value)) ?? map?.else;
  return found?.label === undefined ? found : { ...found, label: template(found.label, { value }) };
}

/** The paths that a value or a text reads, for those who must know what it depends on. */
export function pathsOf(source: unknown): string[] {
  if (typeof source === 'string') return [source];
  if (Array.isArray(source)) return source.flatMap(pathsOf);
  if (source === null || typeof source !== 'object' || 'const' in source) return [];
  if ('text' in source) return templatePaths(String(source.text));
  return 'value' in source ? pathsOf(source.value) : [];
}

export function templatePaths(text: string): string[] {
  return [...text.matchAll(SLOT)].map((match) => match[1]!).filter((path) => !path.startsWith(QUOTE));
}
