import { template } from './value-path.ts';

export type Texts = Readonly<Record<string, string | { one?: string; other: string }>>;

const plural = new Intl.PluralRules('en');

/** The texts that have loaded so far: each comes with the code that uses it, or with a screen whose documents name it. */
const texts: Record<string, Texts[string]> = {};

export const addTexts = (more: Texts) => void Object.assign(texts, more);

let translated: Texts = {};

/** Sets the texts of another language; a message that they lack stays English. */
export function readAs(texts: Texts): void {
  translated = texts;
}

export const hasMessage = (key: string) => Object.hasOwn(texts, key);

/**
 * The text of a key in `schemas/messages`, its `{name}`s and `{name|format}`s filled in. A text with plural forms is chosen by the count `n`.
 * An unknown key reads as itself, so that a gap shows on the screen; `npm run schemas:check` finds it earlier.
 */
export function message(key: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const text = translated[key] ?? texts[key];
  if (text === undefined) return key;
  const one = typeof text === 'object' && plural.select(Number(facts.n)) === 'one' ? text.one : undefined;
  const chosen = typeof text === 'string' ? text : (one ?? text.other);
  return template(chosen, facts);
}
