import { navigate } from '../state/location.ts';

/** Paths on this host that are not screens. */
const FOREIGN = /^\/(api|storage|docs|openapi\.json|assets)(\/|$)/;

/**
 * Lets plain links lead from screen to screen without loading the page again. Whatever the visitor may want otherwise (a
 * new tab, a download, another host) stays with the browser.
 */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || FOREIGN.test(url.pathname)) return;
    event.preventDefault();
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) showAnchor(url.hash);
    else navigate(url.pathname + url.search + url.hash, { replace: samePage });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Scrolls to a place on the page and takes the focus there, as the browser does for its own links. */
export function showAnchor(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
