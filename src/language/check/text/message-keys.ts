import type { MessageWith, Saying } from '../../../../generated/definitions.d.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Check, exists } from '../check-context.ts';
import type { Spot } from '../value/known-value.ts';
import { checkText, valueType } from '../value/values.ts';

/** Checks a message reference: the message has no placeholders, or gets values for all of them. */
export function checkSaying(check: Check, saying: Saying | undefined, spot: Spot, place: Place): void {
  if (saying === undefined || typeof saying === 'string') {
    checkMessage(check, saying, place);
    return;
  }
  const { message, with: sources } = saying as MessageWith;
  checkMessage(check, message, within(place, 'message'), ['n', ...Object.keys(sources)]);
  for (const [gap, source] of Object.entries(sources))
    valueType(check, source, spot, within(place, 'with', gap));
}

/** Checks that a message key exists, and that its text has no placeholders besides those in `given`. */
export function checkMessage(
  check: Check,
  key: string | undefined,
  place: Place,
  given: readonly string[] = [],
): void {
  if (key === undefined || !exists(check, 'message', key, check.names('message'), place)) return;
  const isPlural = typeof messageTexts(check.project.documents)[key] === 'object';
  if (isPlural && !given.includes('n')) {
    check.add(
      place,
      `"${key}" has words for one and for several, but no number is known here; name a message with one text`,
    );
    return;
  }
  for (const [, gap = ''] of textsOf(check, key)
    .join()
    .matchAll(/\{([^{}|]+)[^{}]*\}/g))
    if (!given.includes(gap))
      check.add(place, `the text of "${key}" has {${gap}}, which nothing fills in here`);
}

/** Checks the message after a call: a key, or "server" for the answer's message. */
export function checkAnswerText(check: Check, message: string, place: Place): void {
  if (message !== 'server') checkMessage(check, message, place);
}

/**
 * Checks a confirmation. Its placeholders are properties of the item ("Delete {title}?"), or `n`, the number
 * of items.
 */
export function checkQuestion(check: Check, question: Saying, spot: Spot, place: Place): void {
  if (typeof question !== 'string') {
    checkSaying(check, question, spot, place);
    return;
  }
  const key = question;
  if (!exists(check, 'message', key, check.names('message'), place)) return;
  const [one = '', ...others] = textsOf(check, key).map((text) => text.replaceAll('{n}', ''));
  checkText(check, one.replaceAll('{', '{item.'), spot, place);
  for (const [, gap] of others.join().matchAll(/\{([^{}]+)\}/g))
    check.add(place, `of several rows only the number {n} is known, not {${gap}}, in "${key}"`);
}

function textsOf(check: Check, key: string): string[] {
  const text = messageTexts(check.project.documents)[key];
  return typeof text === 'string' ? [text] : Object.values((text ?? {}) as Record<string, string>);
}
