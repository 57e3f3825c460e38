import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEAD_MARK } from '../../language/run/screen/drawn-page.ts';
import type { Arrival } from './view.ts';

const GIVE_UP = 2000;

/**
 * Does for a change of screen what a browser does on a full load: scrolls to the top, to the anchor, or, when going
 * back, to the earlier position; and focuses the new heading, so that it is read out.
 */
export function useArrival({ by, scrolls }: Arrival) {
  const { key, hash } = useLocation();
  // Immediately: a shorter page would scroll by itself, and the earlier position would be lost.
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
  // The heading may come with the data; it takes the focus then, unless the visitor has moved it meanwhile.
  useEffect(() => {
    if (by !== 'load' && document.activeElement?.id === 'main') focusHeading();
  });
}

/** Removes the head tags that the server wrote for the first page. */
function forgetHead() {
  for (const tag of document.querySelectorAll(`[${HEAD_MARK}]`)) tag.remove();
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
}

/** Scrolls to an anchor and focuses it, as the browser does for its own links. */
function showAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return scrollTo(0, 0);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls when the page is long enough, as its data may still be loading; stops if the person scrolls. */
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
