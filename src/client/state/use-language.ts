import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { readIn } from '../../language/run/value/formats.ts';
import { chosenHereAtom, readPrefs } from './prefs.ts';

/** Languages that a page can be set to, each with the country whose way of writing numbers and dates it takes. */
const LANGUAGES = {
  en: { dir: 'ltr', locale: 'en-US' },
  ar: { dir: 'rtl', locale: 'ar-AE' },
} as const;

type Language = keyof typeof LANGUAGES;

const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The language that this page's texts are in. */
let written: Language = 'en';

/** The language that its reader has chosen, if its texts are not the ones that a page begins with. */
export function otherLanguage(): string | undefined {
  const { language } = readPrefs();
  return isLanguage(language) && language !== written ? language : undefined;
}

/** Lets the page be of the language that its texts are in now: what it says it is, its direction, numbers and dates. */
export function writtenIn(language: string): void {
  if (!isLanguage(language)) return;
  written = language;
  const { dir, locale } = LANGUAGES[language];
  readIn(locale);
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
}

/**
 * Texts are read once, as a page loads: another language is another load. Only the tab in which it was chosen loads again,
 * for what is typed in another one would be lost; and a language that cannot be had is not asked for again and again.
 */
export function useLanguage(): void {
  const { language } = useAtomValue(chosenHereAtom);
  useEffect(() => {
    if (isLanguage(language) && language !== written && readPrefs().language === language) location.reload();
  }, [language]);
}
