import { isObject } from '../../shared/conditions.ts';

/** Where a value stands in a form's data: property names and row numbers. */
export type DataPath = readonly (string | number)[];

export type FormData = Readonly<Record<string, unknown>>;

/** The path as errors name it: "education.0.institution_name". */
export const keyOf = (path: DataPath) => path.join('.');

export function readAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

/** A copy with another value at the path; whatever does not lie on the way is shared. `undefined` takes it away. */
export function writeAt<T>(data: T, path: DataPath, value: unknown): T {
  const [part, ...rest] = path;
  if (part === undefined) return value as T;
  const holder = data as Record<string | number, unknown> | unknown[] | undefined | null;
  const next = writeAt((holder as Record<string | number, unknown>)?.[part], rest, value);
  if (Array.isArray(holder)) return holder.map((item, index) => (index === part ? next : item)) as T;
  const copy = { ...(holder as Record<string | number, unknown>) };
  if (next === undefined) delete copy[part];
  else copy[part] = next;
  if (holder) carryRowId(holder, copy);
  return copy as T;
}

const ids = new WeakMap<object, string>();
let count = 0;

/** A name for a row that stays while its values change and it moves among its neighbours. */
export function rowId(row: unknown): string {
  if (row === null || typeof row !== 'object') return String(row);
  const known = ids.get(row);
  if (known) return known;
  const id = `row-${++count}`;
  ids.set(row, id);
  return id;
}

function carryRowId(from: object, to: object) {
  const id = ids.get(from);
  if (id) ids.set(to, id);
}

/** Whether two values of a form are the same; files are when they are the same object. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => name in b && sameData(a[name], b[name]))
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (isObject(value) && Object.getPrototypeOf(value) === Object.prototype);
