import { messages } from '../../../generated/messages.ts';

const plural = new Intl.PluralRules('en');

export const hasMessage = (key: string) => Object.hasOwn(messages, key);

/**
 * The text of a key in `schemas/messages`, its `{name}`s filled in. A text with plural forms is chosen by the count `n`.
 * An unknown key reads as itself, so that a gap shows on the screen; `npm run schemas:check` finds it earlier.
 */
export function message(key: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const text = messages[key];
  if (text === undefined) return key;
  const one = typeof text === 'object' && plural.select(Number(facts.n)) === 'one' ? text.one : undefined;
  const chosen = typeof text === 'string' ? text : (one ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}
