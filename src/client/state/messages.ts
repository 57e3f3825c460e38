import en from '../../../schemas/messages/en.json' with { type: 'json' };

type Plural = { one?: string; other: string };

const texts = en as Readonly<Record<string, string | Plural>>;
const plural = new Intl.PluralRules('en');

export const hasMessage = (key: string) => Object.hasOwn(texts, key);

/**
 * The text of a key in `schemas/messages`, its `{name}`s filled in. A text with plural forms is chosen by the count `n`.
 * An unknown key reads as itself, so that a gap shows on the screen; `npm run schemas:check` finds it earlier.
 */
export function message(key: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[key];
  if (text === undefined) return key;
  const chosen = typeof text === 'string' ? text : form(text, Number(facts.n));
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}

const form = (text: Plural, n: number) => (plural.select(n) === 'one' ? text.one : undefined) ?? text.other;
