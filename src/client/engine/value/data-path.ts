import { isObject } from '../../../language/run/value/matches.ts';

/** The path of a value in a form's data: property names and row indexes. */
export type DataPath = readonly (string | number)[];

export type FormData = Readonly<Record<string, unknown>>;

export function readAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

/**
 * Returns a copy with another value at the path; objects beside the path are shared. `undefined` removes the
 * value.
 */
export function writeAt<T>(data: T, path: DataPath, value: unknown): T {
  const [part, ...rest] = path;
  if (part === undefined) return value as T;
  const holder = data as Record<string | number, unknown> | unknown[] | undefined | null;
  const next = writeAt((holder as Record<string | number, unknown>)?.[part], rest, value);
  if (Array.isArray(holder)) return holder.map((item, index) => (index === part ? next : item)) as T;
  const copy = { ...(holder as Record<string | number, unknown>) };
  if (next === undefined) delete copy[part];
  else copy[part] = next;
  return copy as T;
}

/**
 * Returns `next` with every part that equals `last` taken from `last`: RJSF returns copies, even of files.
 */
export function shared(last: unknown, next: unknown): unknown {
  if (sameData(last, next)) return last;
  if (!isPlain(last) || !isPlain(next)) return next;
  const at = (key: string) => shared(last[key], next[key]);
  return Array.isArray(next)
    ? next.map((_, index) => at(String(index)))
    : Object.fromEntries(Object.keys(next).map((key) => [key, at(key)]));
}

/** Whether two values of a form are equal. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof File && b instanceof File)
    return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => name in b && sameData(a[name], b[name]))
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (isObject(value) && Object.getPrototypeOf(value) === Object.prototype);
