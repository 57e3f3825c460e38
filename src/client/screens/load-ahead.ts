import { screens } from '../../../generated/screens.ts';
import { matchScreen } from '../state/routes.ts';
import { loadScreen, loadScreenFiles } from './load-screen.ts';
import { headPaper } from './paper-head.ts';

/** Events that precede the press of a link. A touch has no pointer above it before. */
const SIGNS_OF_A_PRESS = ['pointerover', 'pointerdown', 'focusin'];

let isHeaded = false;

/**
 * Loads the code of screens before somebody goes there: of the menu's when idle, and a link's once it is
 * pointed at, touched or focused. `first`: an event that began the use of the page. More than one call is the
 * same as one. Nobody prints before they use the page, so what only paper needs comes along.
 */
export function loadAhead(first: Event): void {
  if (!isHeaded) headPaper();
  isHeaded = true;
  void loadScreenFiles().then(loadMenu, () => {});
  loadPointedAt(first);
  for (const sign of SIGNS_OF_A_PRESS) addEventListener(sign, loadPointedAt, { passive: true });
}

function loadPointedAt({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link) loadTarget(link);
}

const tried = new Set<string>();

function loadTarget({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== location.origin || tried.has(pathname)) return;
  tried.add(pathname);
  const match = matchScreen(screens, pathname);
  // After a failure the navigation itself tries again.
  if (match && 'entry' in match) void loadScreen(match.entry, 'ahead');
}

interface Connection {
  saveData?: boolean;
}

function loadMenu(): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => document.querySelectorAll<HTMLAnchorElement>('header a[href]').forEach(loadTarget));
}
