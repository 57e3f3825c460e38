import type { StoredWork } from './change.ts';
import { converted, UNCONVERTIBLE } from './conversions.ts';
import type { StoredChange } from './definitions.ts';

/** Returns what becomes of one stored value. */
export function treatedValue(
  before: unknown,
  { movedOptions, convert, drop }: Pick<StoredWork, 'movedOptions' | 'convert' | 'drop'>,
): unknown {
  if (drop !== undefined) return null;
  const moved = movedOptions ? movedIn(before, movedOptions) : before;
  return convert && moved !== null ? converted(moved, convert) : moved;
}

function movedIn(value: unknown, moves: NonNullable<StoredChange['movedOptions']>): unknown {
  const move = (one: unknown) => (Object.hasOwn(moves, String(one)) ? moves[String(one)] : one);
  if (!Array.isArray(value)) return move(value);
  const moved = [...new Set(value.map(move))].filter((one) => one !== null);
  return moved.length > 0 ? moved : null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Brings unfinished input in line with its form, whose names or options have changed since it was typed: `changes` by
 * path. Applying it twice changes nothing more; a value that cannot be converted is left out.
 */
export function carryValues(values: Values, changes: Readonly<Record<string, StoredChange>>): Values {
  // A list is renamed before the fields of its rows.
  const byDepth = Object.entries(changes).map(([path, change]) => ({ path: path.split(STEP), change }));
  byDepth.sort((a, b) => a.path.length - b.path.length);
  return byDepth.reduce<Values>((carried, { path, change }) => carry(carried, path, change), values);
}

const STEP = /\[\*\]\.|\./;

function carry(values: Values, [name, ...inner]: readonly string[], change: StoredChange): Values {
  if (inner.length === 0) return carryField(values, name!, change);
  const within = (one: unknown) =>
    typeof one === 'object' && one !== null ? carry(one as Values, inner, change) : one;
  const value = values[name!];
  if (typeof value !== 'object' || value === null) return values;
  return { ...values, [name!]: Array.isArray(value) ? value.map(within) : within(value) };
}

function carryField(values: Values, name: string, change: StoredChange): Values {
  const { renamedFrom = [], ...treatment } = change;
  const olds = [renamedFrom].flat().map((old) => old.split(STEP).at(-1)!);
  const from = [name, ...olds].find((one) => isGiven(values[one]));
  if (from === undefined) return values;
  const value = treatedValue(values[from], treatment);
  const rest = Object.entries(values).filter(([key]) => key !== name && !olds.includes(key));
  const isKept = isGiven(value) && value !== UNCONVERTIBLE;
  return Object.fromEntries([...rest, ...(isKept ? [[name, value]] : [])]);
}

const isGiven = (value: unknown) => value !== null && value !== undefined;
