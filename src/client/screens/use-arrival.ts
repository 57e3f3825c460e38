import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEAD_MARK } from '../../language/run/screen/drawn-page.ts';
import type { Arrival } from './view.ts';

const GIVE_UP = 2000;

/**
 * Does for navigation what a browser does on a full page load: scrolls to the top, to the anchor or, when
 * going back, to the earlier position; and focuses the new heading, so that screen readers announce it.
 */
export function useArrival({ by, scrolls }: Arrival) {
  const { key, hash } = useLocation();
  // In a layout effect: a shorter page would clamp the scroll position, and the earlier one would be lost.
  useLayoutEffect(() => {
    const keep = () => scrolls.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key, scrolls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per screen, not when its address changes later
  useEffect(() => {
    if (by === 'load') return;
    forgetHead();
    focusHeading();
    if (by === 'back') return scrollWhenLongEnough(scrolls.get(key) ?? 0);
    if (!hash) scrollTo(0, 0);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on an anchor link scrolls there, even if the address does not change
  useEffect(() => {
    if (hash && by !== 'back') showAnchor(hash);
  }, [key]);
  // The heading may arrive with the data; it takes the focus then, unless the visitor has moved the focus in
  // the meantime.
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

/** Scrolls once the page is long enough, as its data may still be loading; stops if the user scrolls. */
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
