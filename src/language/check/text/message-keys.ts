import type { MessageWith, Saying } from '../../../../generated/definitions.d.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Check, exists } from '../check-context.ts';
import type { Spot } from '../value/known-value.ts';
import { checkText, valueType } from '../value/values.ts';

/** A saying: a message whose gaps nothing fills, or one with values for all of them. */
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

/** A message key: it exists, and its text has no gap that nothing fills in here (`given` are the names of what does). */
export function checkMessage(
  check: Check,
  key: string | undefined,
  place: Place,
  given: readonly string[] = [],
): void {
  if (key === undefined || !exists(check, 'message', key, check.names('message'), place)) return;
  for (const [, gap = ''] of textsOf(check, key)
    .join()
    .matchAll(/\{([^{}|]+)[^{}]*\}/g))
    if (!given.includes(gap))
      check.add(place, `the text of "${key}" has {${gap}}, which nothing fills in here`);
}

/** What is said about a call: a message, or "server" for the answer's own words. */
export function checkAnswerText(check: Check, message: string, place: Place): void {
  if (message !== 'server') checkMessage(check, message, place);
}

/** A question may name what it is about by the properties of the item: "Delete {title}?"; of several it knows how many they are. */
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
