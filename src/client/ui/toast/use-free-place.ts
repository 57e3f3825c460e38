import { useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button, .button, .icon-button, input, select, textarea';
const HEADINGS = 'h1, h2, h3';
/** Covering a heading is bad, covering a control is worse. */
const CONTROL_WEIGHT = 20;
const EVERY_MS = 250;

/** Where toasts may stand: an edge, a side and the distance from the edge in rem; the first free one counts. */
type Place = readonly [edge: 'top' | 'bottom', side: 'start' | 'end', distance: number];
const WIDE: readonly Place[] = [
  ['top', 'end', 1],
  ['top', 'end', 5.5],
  ['bottom', 'end', 1],
  ['bottom', 'start', 1],
  ['bottom', 'end', 6],
  ['bottom', 'start', 6],
  ['top', 'end', 10],
];
const NARROW: readonly Place[] = [
  ['bottom', 'end', 1],
  ['bottom', 'end', 6],
  ['top', 'end', 1],
  ['top', 'end', 5],
  ['bottom', 'end', 11],
  ['top', 'end', 10],
];

/**
 * Keeps an element with toasts where it covers no button, field or heading: when toasts appear, and while they are
 * shown, because what is below them may change. If every place covers something, the one that covers the least
 * counts.
 */
export function useFreePlace(shown: string) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const toasts = element.current;
    if (!toasts || shown === '') return;
    const keep = () => place(toasts);
    keep();
    const timer = setInterval(keep, EVERY_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return element;
}

function place(toasts: HTMLElement) {
  // Somebody is about to press it.
  if (toasts.matches(':is(:hover, :focus-within)') && toasts.dataset.at !== undefined) return;
  const boxes = boxesBelow(toasts);
  if (toasts.dataset.at !== undefined && covered(toasts, boxes) === 0) return;
  const places = matchMedia('(width >= 40rem)').matches ? WIDE : NARROW;
  let [best, least] = [places[0]!, Number.POSITIVE_INFINITY];
  for (const one of places) {
    put(toasts, one);
    const area = covered(toasts, boxes);
    if (area === 0) return;
    if (area < least) [best, least] = [one, area];
  }
  put(toasts, best);
}

function put(toasts: HTMLElement, [edge, side, distance]: Place) {
  toasts.dataset.at = `${edge} ${side}`;
  toasts.style.setProperty('--distance', `${distance}rem`);
}

type Box = readonly [rect: DOMRect, weight: number];

const boxesBelow = (toasts: HTMLElement): Box[] =>
  [...document.querySelectorAll<HTMLElement>(`${CONTROLS}, ${HEADINGS}`)]
    .filter((one) => !toasts.contains(one) && one.checkVisibility())
    .map((one) =>
      one.matches(HEADINGS) ? [textBox(one), 1] : [one.getBoundingClientRect(), CONTROL_WEIGHT],
    );

/** A heading's box is as wide as the page, its text is not. */
function textBox(heading: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getBoundingClientRect();
}

/** The weighted area of controls and headings below the toasts. A toast that arrives is not yet where it will stand. */
function covered(toasts: HTMLElement, boxes: readonly Box[]): number {
  const own = toasts.getBoundingClientRect();
  const area = (box: DOMRect) =>
    Math.max(0, Math.min(own.right, box.right) - Math.max(own.left, box.left)) *
    Math.max(0, Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top));
  return boxes.reduce((sum, [box, weight]) => sum + weight * area(box), 0);
}
