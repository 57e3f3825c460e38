import { type QuerySchema, type QueryValues, writeQuery } from './query-string.ts';

/** A screen as the router knows it before its definitions are loaded. */
export interface ScreenEntry {
  name: string;
  /** "/things/{id}/{slug}" */
  path: string;
  /** Further paths that draw the screen, each with what its query string then says. */
  also?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Paths that lead to this screen's own. */
  redirects?: readonly string[];
  access: Access;
  layout: string;
}

/** Who may enter: everybody, only who is signed out, only who has not verified yet, or people of these roles. */
export type Access = 'public' | 'guest' | 'unverified' | readonly string[];

export type Params = Readonly<Record<string, string>>;

export type RouteMatch<Entry extends ScreenEntry = ScreenEntry> =
  | { entry: Entry; params: Params; fixed: Readonly<Record<string, unknown>> }
  | { redirect: string };

/** The screen of a path; undefined when there is none. A literal path wins over one with parameters. */
export function matchRoute<Entry extends ScreenEntry>(
  entries: readonly Entry[],
  path: string,
): RouteMatch<Entry> | undefined {
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const entry of entries) {
    if (entry.redirects?.includes(asked)) return { redirect: entry.path };
    const fixed = entry.also?.[asked];
    if (fixed || entry.path === asked) return { entry, params: {}, fixed: fixed ?? {} };
  }
  for (const entry of entries) {
    const params = paramsOf(entry.path, asked);
    if (params) return { entry, params, fixed: {} };
  }
  return undefined;
}

function paramsOf(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== given[index] : given[index] === '') return undefined;
    if (name !== undefined) params[name] = decode(given[index]!);
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Fills a path's parameters. An empty one becomes "-", since a path may not have an empty part, nor "." and "..". */
export const fillPath = (pattern: string, params: Readonly<Record<string, unknown>>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(params[name] ?? '');
    return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text);
  });

/**
 * The address of a screen with a query string. What one of its further paths (`also`) says by itself is said by that path:
 * {tab: 'mine'} is "/board/mine", not "/board?tab=mine".
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
