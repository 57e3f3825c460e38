import { useEffect, useLayoutEffect } from 'react';
import type { Place } from '../state/location.ts';
import { showAnchor } from './follow-links.ts';

const scrolls = new Map<string, number>();
const GIVE_UP = 2000;

history.scrollRestoration = 'manual';

/**
 * What a browser does on a full load, done for a change of screen: scrolls to the top, to the anchor, or to where the
 * visitor was when going back; and moves the focus to the new heading, so that it is read out.
 */
export function useArrival(place: Place) {
  // At once with the change of screen: a shorter page scrolls by itself, which is not where the visitor was.
  useLayoutEffect(() => {
    const keep = () => scrolls.set(place.key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [place.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen arrives once; what changes later in its address is no arrival
  useEffect(() => {
    if (place.arrival === 'load') return place.hash ? void showAnchor(place.hash) : undefined;
    focusHeading();
    if (place.arrival === 'back') return scrollWhenLongEnough(scrolls.get(place.key) ?? 0);
    if (!place.hash || !showAnchor(place.hash)) scrollTo(0, 0);
  }, []);
  // The heading may come with the data; it takes the focus over, unless the visitor has moved it meanwhile.
  useEffect(() => {
    if (place.arrival !== 'load' && document.activeElement?.id === 'main') focusHeading();
  });
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
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
