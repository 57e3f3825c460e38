import { definitionOf } from '../grammar/definition-of.ts';
import { type Document, placeIn } from '../grammar/documents.ts';
import { isObject } from '../run/value/matches.ts';
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
  for (const other of check.sound) if (other !== document) checkOwnCurrency(check, currency, other);
}

/** Reports where a document gives amounts the currency that they have anyway. */
function checkOwnCurrency(check: Check, currency: string, document: Document): void {
  const visit = (value: unknown, pointer: readonly (string | number)[]): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...pointer, index]);
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value))
      if (key === 'currency' && inner === currency)
        check.add(
          placeIn(document, ...pointer, key),
          `amounts are in ${currency} unless they name another currency (site.json); leave this out`,
        );
      else visit(inner, [...pointer, key]);
  };
  visit(document.value, []);
}

function isKnown(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
