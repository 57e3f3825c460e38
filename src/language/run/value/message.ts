import { template } from './value-path.ts';

export type Texts = Readonly<Record<string, string | { one?: string; other: string }>>;

const plural = new Intl.PluralRules('en');

/**
 * The texts loaded so far: they come with the code that uses them, or with a screen whose documents name
 * them.
 */
const texts: Record<string, Texts[string]> = {};

export const addTexts = (more: Texts) => void Object.assign(texts, more);

let translated: Texts = {};

/** Sets the texts of another language; missing messages stay English. */
export function readAs(texts: Texts): void {
  translated = texts;
}

export const hasMessage = (key: string) => Object.hasOwn(texts, key);

/**
 * Returns the text of a key in `schemas/messages` with its `{name}` and `{name|format}` placeholders filled.
 * The count `n` chooses the plural form. An unknown key returns itself, so that it is noticed; `npm run
 * schemas:check` finds it earlier.
 */
export function message(key: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const text = translated[key] ?? texts[key];
  if (text === undefined) return key;
  const one = typeof text === 'object' && plural.select(Number(facts.n)) === 'one' ? text.one : undefined;
  const chosen = typeof text === 'string' ? text : (one ?? text.other);
  return template(chosen, facts);
}
