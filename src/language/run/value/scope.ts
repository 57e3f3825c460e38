import type { ScopeName } from '../../../../generated/definitions.d.ts';
import { CLOCK } from './clock.ts';

/**
 * What can be read at a place, by name. The renderer fills it with values, the checker with what is known of them before
 * there are any; both come from place to place by the functions below, so that what passes the check draws.
 */
export type ScopeOf<T = unknown> = Readonly<Record<string, T>>;

/** Where each name of the vocabulary comes into reach: with the screen, for every document in it or not, or further in. */
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

/** The names with which a screen begins. */
type ScreenName = {
  [Name in ScopeName]: (typeof BEGINS)[Name] extends 'inside' ? never : Name;
}[ScopeName];

/** The maps by which texts say values, and the reader's clock; no path leads there. */
export const MAPS = '$maps';

/**
 * What is in reach of every document, whatever it takes; of a screen's address only where the screen is known.
 */
const EVERYWHERE = [
  ...(Object.keys(BEGINS) as ScopeName[]).filter((name) => BEGINS[name] === 'everywhere'),
  MAPS,
  CLOCK,
];

/** Where a screen begins, before it has data: what is absent there is not in reach. */
export const onScreen = <T>(
  names: Readonly<Partial<Record<ScreenName | typeof MAPS | typeof CLOCK, T>>>,
): ScopeOf<T> => names as ScopeOf<T>;

/** What is in reach everywhere, of what is in reach here. */
export const everywhere = <T>(around: ScopeOf<T>): ScopeOf<T> =>
  Object.fromEntries(EVERYWHERE.filter((name) => name in around).map((name) => [name, around[name]!]));

/** Beside what a screen, a wizard or a layout reads, by the names that it gives. */
export const withNames = <T>(around: ScopeOf<T>, named: ScopeOf<T>): ScopeOf<T> => ({ ...around, ...named });

/** Inside a document that takes values (a part, a table, a wizard, an action): these, by their names there. */
export const inDocument = <T>(around: ScopeOf<T>, taken: ScopeOf<T>): ScopeOf<T> => ({
  ...everywhere(around),
  ...taken,
});

/** In a row that is drawn where it stands: a list's blocks, a table's columns and actions, a timeline's stages. */
export const inRow = <T>(around: ScopeOf<T>, item: T): ScopeOf<T> => ({ ...around, item });

/** In what a form or a wizard's steps send, and in the blocks around their fields. */
export const inForm = <T>(around: ScopeOf<T>, form: T): ScopeOf<T> => ({ ...around, form });

/** In what follows a call. */
export const inResult = <T>(around: ScopeOf<T>, result: T): ScopeOf<T> => ({ ...around, result });
