import { parsePath } from 'react-router-dom';
import type { Scope } from '../../../language/run/value/value-path.ts';
import { matchScreen, type ScreenEntry } from '../../state/routes.ts';

/** All screens, and the open one. */
interface Screen {
  screens: readonly ScreenEntry[];
  definitions: { screen: { path: string; belongs_to?: string } };
}

/** Whether a link leads to the open screen with the same query parameters. */
export function isOpen(href: string, { screens, definitions }: Screen, { route, query }: Scope): boolean {
  const { pathname = '', search = '' } = parsePath(href);
  // An address without a path is this page's own, such as in another language.
  if (pathname === '') return false;
  // A menu asks this of each link at each drawing: matching the paths of one screen takes a hundredth of
  // matching all. Where a path fits other screens, too, the parameters differ.
  const open = screens.filter(({ path }) => path === definitions.screen.path);
  const match = matchScreen(open, pathname);
  if (!match || 'redirect' in match) return false;
  const said = { ...match.fixed, ...Object.fromEntries(new URLSearchParams(search)), ...match.params };
  const present = { ...(query as object), ...(route as object) } as Readonly<Record<string, unknown>>;
  return Object.entries(said).every(([name, value]) => String(present[name]) === String(value));
}

/** Returns a menu link's `aria-current`: "page" for the open screen, "true" for the one that it belongs to. */
export function currentFor(href: string, screen: Screen, scope: Scope): 'page' | 'true' | undefined {
  if (isOpen(href, screen, scope)) return 'page';
  const { pathname = '/', search = '' } = parsePath(href);
  const { path, belongs_to } = screen.definitions.screen;
  const isAbove = belongs_to ? href === belongs_to : search === '' && path.startsWith(`${pathname}/`);
  return isAbove ? 'true' : undefined;
}
