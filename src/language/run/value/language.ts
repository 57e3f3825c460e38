import type { LanguageName } from '../../../../generated/language-names.ts';
import type { Clock } from './clock.ts';
import type { Texts } from './plural.ts';

export type { LanguageName };

/** How a language is called and written. */
export interface LanguageFacts<Name extends string = LanguageName> {
  name: Name;
  /** In its own words. */
  title: string;
  dir: 'ltr' | 'rtl';
  /** That of its numbers and dates. */
  locale: string;
  /** Separates the items of a list within a sentence. */
  comma: string;
  /** The calendar whose dates its readers also want to see. */
  calendar?: string;
}

/** A language, with the texts that differ from the English ones. */
export interface Language extends Omit<LanguageFacts, 'title'> {
  /** Messages by key. */
  texts: Texts;
  /** The default texts of validation rules. */
  rules?: Readonly<Record<string, string>>;
  /** Translations of other texts, by their English words. */
  phrases?: Readonly<Record<string, string>>;
  /** What the reader has chosen; without it, the language's usual. */
  writing?: Writing;
  /** Its name with that for the server, as in `ar-u-ca-gregory-nu-arab`; without it, the name. */
  tag?: string;
  /** Seconds in short, where English letters do not say them. */
  seconds?: (count: number) => string;
  /** Adds to a formatted date what its readers also call it: that of another calendar. */
  dated?: (text: string, value: unknown, clock: Clock) => string;
  /** The name of a time zone whose city has only an English name. */
  zone?: (timeZone: string) => string | undefined;
}

/** How a reader wants numbers and dates written. */
export interface Writing {
  /** ١٢٣ in place of 123. */
  digits?: 'arab';
  /** Whether dates have only the Gregorian calendar's, and not the Hijri one beside it. */
  isGregorian?: boolean;
}

/** The language that all definitions are written in. */
export const ENGLISH: Language = { name: 'en', dir: 'ltr', locale: 'en-US', comma: ', ', texts: {} };

let current: () => Language = () => ENGLISH;

/** Sets where the current language is found: a browser has one, a server one for each call. */
export function speakBy(find: () => Language): void {
  current = find;
}

export const language = (): Language => current();

export function localeNow(): string {
  const { locale, writing } = current();
  return writing?.digits === undefined ? locale : `${locale}-u-nu-${writing.digits}`;
}

/** Separates the items of a list within a sentence. */
export const commaNow = (): string => current().comma;

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
