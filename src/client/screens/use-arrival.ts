import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEAD_MARK } from '../../language/run/screen/drawn-page.ts';
import type { Arrival } from './view.ts';

const GIVE_UP = 2000;

/**
 * What a browser does on a full load, done for a change of screen: scrolls to the top, to the anchor, or to where the
 * visitor was when going back; and moves the focus to the new heading, so that it is read out.
 */
export function useArrival({ by, scrolls }: Arrival) {
  const { key, hash } = useLocation();
  // At once with the change of screen: a shorter page scrolls by itself, which is not where the visitor was.
  useLayoutEffect(() => {
    const keep = () => scrolls.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key, scrolls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen arrives once; what changes later in its address is no arrival
  useEffect(() => {
    if (by === 'load') return;
    forgetHead();
    focusHeading();
    if (by === 'back') return scrollWhenLongEnough(scrolls.get(key) ?? 0);
    if (!hash) scrollTo(0, 0);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link to a place on the page leads there, also when it stands in the address already
  useEffect(() => {
    if (hash && by !== 'back') showAnchor(hash);
  }, [key]);
  // The heading may come with the data; it takes the focus over, unless the visitor has moved it meanwhile.
  useEffect(() => {
    if (by !== 'load' && document.activeElement?.id === 'main') focusHeading();
  });
}

/** What the server said of the page that was asked for is not true of another one. */
function forgetHead() {
  for (const tag of document.querySelectorAll(`[${HEAD_MARK}]`)) tag.remove();
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
}

/** Scrolls to a place on the page and takes the focus there, as the browser does for its own links. */
function showAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return scrollTo(0, 0);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The page may still be short, its data being on the way. Who scrolls meanwhile is left alone. */
function scrollWhenLongEnough(top: number): () => void {
  const until = performance.now() + GIVE_UP;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, stop, { once: true, passive: true });
  attempt();
  return stop;
}
