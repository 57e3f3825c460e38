import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { readIn } from '../../language/run/value/formats.ts';
import { chosenHereAtom, readPrefs } from './prefs.ts';

/** The page's languages, each with the locale of its numbers and dates. */
const LANGUAGES = {
  en: { dir: 'ltr', locale: 'en-US' },
  ar: { dir: 'rtl', locale: 'ar-AE' },
} as const;

type Language = keyof typeof LANGUAGES;

const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The language of the loaded texts. */
let written: Language = 'en';

/** Returns the user's language, unless the page is already in it. */
export function otherLanguage(): string | undefined {
  const { language } = readPrefs();
  return isLanguage(language) && language !== written ? language : undefined;
}

/** Sets the page's language, direction, and the locale of numbers and dates. */
export function writtenIn(language: string): void {
  if (!isLanguage(language)) return;
  written = language;
  const { dir, locale } = LANGUAGES[language];
  readIn(locale);
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
}

/**
 * Texts are loaded once per page load, so another language needs a reload. Only the tab in which it was
 * chosen reloads, because another tab may have unsaved input; a language that fails to load is not requested
 * again and again.
 */
export function useLanguage(): void {
  const { language } = useAtomValue(chosenHereAtom);
  useEffect(() => {
    if (isLanguage(language) && language !== written && readPrefs().language === language) location.reload();
  }, [language]);
}
