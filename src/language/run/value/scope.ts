import { CLOCK } from './clock.ts';

/**
 * What can be read at a place, by name. The renderer fills it with values, the checker with what is known of them before
 * there are any; both come from place to place by the functions below, so that what passes the check draws.
 */
export type ScopeOf<T = unknown> = Readonly<Record<string, T>>;

/**
 * What is in reach of every document, whatever it takes; of a screen's address only where the screen is known. `$maps` are
 * the maps by which texts say values, `$clock` the reader's clock; no path leads there.
 */
const EVERYWHERE = ['session', 'prefs', 'route', 'query', '$maps', CLOCK];

/** What is in reach everywhere, of what is in reach here. */
export const everywhere = <T>(around: ScopeOf<T>): ScopeOf<T> =>
  Object.fromEntries(EVERYWHERE.filter((name) => name in around).map((name) => [name, around[name]!]));

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
