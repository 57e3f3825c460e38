import { language } from './language.ts';
import { pluralForm, type Texts } from './plural.ts';
import { template } from './value-path.ts';

/**
 * The texts loaded so far: they come with the code that uses them, or with a screen whose documents name
 * them.
 */
const texts: Record<string, Texts[string]> = {};

export const addTexts = (more: Texts) => void Object.assign(texts, more);

export const hasMessage = (key: string) => Object.hasOwn(texts, key);

/**
 * Returns the text of a key in `schemas/messages` with its `{name}` and `{name|format}` placeholders filled.
 * The count `n` chooses the plural form. An unknown key returns itself, so that it is noticed; `npm run
 * schemas:check` finds it earlier.
 */
export function message(key: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const translated = language().texts[key];
  const text = translated ?? texts[key];
  if (text === undefined) return key;
  return template(pluralForm(text, facts.n, translated === undefined ? 'en' : language().name), facts);
}
