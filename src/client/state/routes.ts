import { generatePath, matchRoutes } from 'react-router-dom';
import type { GuardedScreen } from '../../language/run/screen/guard.ts';
import { routePattern } from '../../language/run/value/route-pattern.ts';
import { type QuerySchema, type QueryValues, writeQuery } from './query-string.ts';

/** A screen as known to the router before its definitions are loaded. */
export interface ScreenEntry extends GuardedScreen {
  /** A path pattern: "/things/{id}/{slug}". */
  path: string;
  /** Further paths that lead to the screen, each with the query parameters that it sets. */
  also?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Paths that redirect to this screen's own. */
  redirects?: readonly string[];
  layout: string;
}

export type Params = Readonly<Record<string, string>>;

/** What a path leads to. `fixed`: the query parameters that it sets. */
export type RouteHandle<Entry extends ScreenEntry = ScreenEntry> =
  | { entry: Entry; fixed: Readonly<Record<string, unknown>> }
  | { redirect: string };

/** A route of React Router; the code that creates the element sets the component. */
export interface ScreenRoute<Entry extends ScreenEntry = ScreenEntry> {
  path: string;
  caseSensitive: true;
  handle: RouteHandle<Entry>;
}

const made = new WeakMap<readonly ScreenEntry[], ScreenRoute[]>();

/** Returns the routes of all screens, made from their definitions. */
export function routesOf<Entry extends ScreenEntry>(entries: readonly Entry[]): ScreenRoute<Entry>[] {
  const known = made.get(entries) as ScreenRoute<Entry>[] | undefined;
  if (known) return known;
  const route = (path: string, handle: RouteHandle<Entry>): ScreenRoute<Entry> => ({
    path: routePattern(path),
    caseSensitive: true,
    handle,
  });
  const routes = entries.flatMap((entry) => [
    route(entry.path, { entry, fixed: {} }),
    ...Object.entries(entry.also ?? {}).map(([path, fixed]) => route(path, { entry, fixed })),
    ...(entry.redirects ?? []).map((path) => route(path, { redirect: entry.path })),
  ]);
  made.set(entries, routes);
  return routes;
}

export type RouteMatch<Entry extends ScreenEntry = ScreenEntry> = RouteHandle<Entry> & { params: Params };

/** Returns what a path leads to; undefined for an unknown path. */
export function matchScreen<Entry extends ScreenEntry>(
  entries: readonly Entry[],
  pathname: string,
): RouteMatch<Entry> | undefined {
  const match = matchRoutes(routesOf(entries), { pathname })?.at(-1);
  return match && { ...match.route.handle, params: match.params as Params };
}

/**
 * Fills a path's parameters. An empty value becomes "-", because a path segment must not be empty, "." or
 * "..".
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>) {
  const texts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const text = String(params[name!] ?? '');
    return [name, /^\.{0,2}$/.test(text) ? '-' : text];
  });
  return generatePath(routePattern(path), Object.fromEntries(texts));
}

/**
 * Returns a screen's address with a query string. Parameters that a further path (`also`) sets are expressed
 * by that path: {tab: 'mine'} is "/board/mine", not "/board?tab=mine".
 */
export function addressOf(
  { path, also }: Pick<ScreenEntry, 'path' | 'also'>,
  params: Readonly<Record<string, unknown>>,
  query: QueryValues,
  schema: QuerySchema = {},
): string {
  const says = ([, fixed]: [string, QueryValues]) =>
    Object.keys(fixed).length > 0 && Object.entries(fixed).every(([name, value]) => query[name] === value);
  const [further, fixed = {}] = Object.entries(also ?? {}).find(says) ?? [];
  const rest = Object.entries(query).filter(([name]) => !(name in fixed));
  return fillPath(further ?? path, params) + writeQuery(Object.fromEntries(rest), schema);
}
