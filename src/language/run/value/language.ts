import type { Texts } from './plural.ts';

/** The languages of the product, each with its direction and the locale of its numbers and dates. */
export const LANGUAGES = {
  en: { dir: 'ltr', locale: 'en-US' },
  ar: { dir: 'rtl', locale: 'ar-AE' },
} as const;

export type LanguageName = keyof typeof LANGUAGES;

export const isLanguage = (name: unknown): name is LanguageName =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** A language, with the texts that differ from the English ones. */
export interface Language {
  name: LanguageName;
  /** Messages by key. */
  texts: Texts;
  /** The default texts of validation rules. */
  rules?: Readonly<Record<string, string>>;
  /** Translations of other texts, by their English words. */
  phrases?: Readonly<Record<string, string>>;
}

export const ENGLISH: Language = { name: 'en', texts: {} };

let current: () => Language = () => ENGLISH;

/** Sets where the current language is found: a browser has one, a server one for each call. */
export function speakBy(find: () => Language): void {
  current = find;
}

export const language = (): Language => current();

export const localeNow = (): string => LANGUAGES[current().name].locale;

/** Returns a text in the current language; untranslated ones stay English. */
export const inWords = (text: string): string => current().phrases?.[text] ?? text;

/** Keeps one value for each language, because a server renders in several languages at once. */
export function perLanguage<T>(make: () => T): () => T {
  const made = new WeakMap<Language, T>();
  return () => {
    const known = made.get(current()) ?? make();
    made.set(current(), known);
    return known;
  };
}
