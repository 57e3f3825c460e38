import type { ScopeName } from '../../../../generated/definitions.d.ts';
import { CLOCK } from './clock.ts';

/**
 * The values that can be read in a place, by name. The renderer fills it with values, the checker with their
 * types. Both build it with the functions below, so that whatever passes the check can be rendered.
 */
export type ScopeOf<T = unknown> = Readonly<Record<string, T>>;

/**
 * Where each name becomes available: with the screen (in every document or only in its own), or further
 * inside.
 */
const BEGINS = {
  route: 'everywhere',
  query: 'everywhere',
  session: 'everywhere',
  prefs: 'everywhere',
  error: 'screen',
  item: 'inside',
  form: 'inside',
  result: 'inside',
} as const satisfies Record<ScopeName, 'everywhere' | 'screen' | 'inside'>;

/** The names available in every scope of a screen. */
type ScreenName = {
  [Name in ScopeName]: (typeof BEGINS)[Name] extends 'inside' ? never : Name;
}[ScopeName];

/** The value labels that texts use, and the reader's clock; paths cannot reach them. */
export const LABELS = '$labels';

/**
 * The names that every document can read; `route` and other parts of the URL only where the screen is known.
 */
const EVERYWHERE = [
  ...(Object.keys(BEGINS) as ScopeName[]).filter((name) => BEGINS[name] === 'everywhere'),
  LABELS,
  CLOCK,
];

/** The scope of a screen before its data has loaded; absent names are left out. */
export const onScreen = <T>(
  names: Readonly<Partial<Record<ScreenName | typeof LABELS | typeof CLOCK, T>>>,
): ScopeOf<T> => names as ScopeOf<T>;

/** Reduces a scope to the names that every document can read. */
export const everywhere = <T>(around: ScopeOf<T>): ScopeOf<T> =>
  Object.fromEntries(EVERYWHERE.filter((name) => name in around).map((name) => [name, around[name]!]));

/** Adds the names of the data that a screen, a wizard or a layout reads. */
export const withNames = <T>(around: ScopeOf<T>, named: ScopeOf<T>): ScopeOf<T> => ({ ...around, ...named });

/**
 * The scope inside a document with parameters (a part, a table, a wizard, an action): its arguments by name.
 */
export const inDocument = <T>(around: ScopeOf<T>, taken: ScopeOf<T>): ScopeOf<T> => ({
  ...everywhere(around),
  ...taken,
});

/** The scope of one row: in a list's blocks, a table's columns and actions, a timeline's stages. */
export const inRow = <T>(around: ScopeOf<T>, item: T): ScopeOf<T> => ({ ...around, item });

/** The scope of what a form or wizard sends, and of the blocks around its fields. */
export const inForm = <T>(around: ScopeOf<T>, form: T): ScopeOf<T> => ({ ...around, form });

/** The scope after a call. */
export const inResult = <T>(around: ScopeOf<T>, result: T): ScopeOf<T> => ({ ...around, result });
