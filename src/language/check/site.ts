import { definitionOf } from '../grammar/definition-of.ts';
import { type Document, placeIn } from '../grammar/documents.ts';
import type { Check } from './check-context.ts';

/** Checks that programs know the site's time zone and currency. */
export function checkSite(check: Check, document: Document): void {
  const { time_zone, currency } = definitionOf(document, 'site');
  if (!isKnown(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })))
    check.add(
      placeIn(document, 'time_zone'),
      `there is no time zone "${time_zone}"; write one such as Asia/Dubai`,
    );
  if (!Intl.supportedValuesOf('currency').includes(currency))
    check.add(
      placeIn(document, 'currency'),
      `there is no currency "${currency}"; write three letters such as AED`,
    );
}

function isKnown(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
