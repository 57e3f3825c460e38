import { type FormatText, formatText } from './formats.ts';

/** What values may be read from, by name: route, query, session, the screen's data, item, form, result … */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * Where a value comes from. A string is a path, `{const}` is itself, `{text}` a template, `{value, format}` a
 * formatted value, a list gives the first of its values that is present; numbers, booleans and null stand for
 * themselves.
 */
export type ValueSource =
  | string
  | number
  | boolean
  | null
  | { const: unknown }
  | { text: string }
  | { value: ValueSource; format: string }
  | ValueSource[];

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
  return format(source.format, value(source.value, scope, format));
}

/** Fills `{path}` and `{path|format}` of a text; what is absent leaves nothing behind. */
export function template(text: string, scope: Scope, format: FormatText = formatText): string {
  return text.replace(SLOT, (_, path: string, name?: string) => {
    const found = read(path, scope);
    return format(name ?? 'text', found);
  });
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
  return [...text.matchAll(SLOT)].map((match) => match[1]!);
}
