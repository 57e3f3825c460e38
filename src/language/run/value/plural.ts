/** A text, or one for each plural form; Arabic has all six. */
export type PluralText =
  | string
  | {
      readonly zero?: string;
      readonly one?: string;
      readonly two?: string;
      readonly few?: string;
      readonly many?: string;
      readonly other: string;
    };

export type Texts = Readonly<Record<string, PluralText>>;

const rules = new Map<string, Intl.PluralRules>();

/** Returns the form that a language uses with the count `n`. */
export function pluralForm(text: PluralText, n: unknown, language: string): string {
  if (typeof text === 'string') return text;
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return text[known.select(Number(n))] ?? text.other;
}
