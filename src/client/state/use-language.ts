import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { readIn } from '../../language/run/value/formats.ts';
import { prefsAtom, readPrefs } from './prefs.ts';

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

/** Says that the page's texts are in this language now. */
export function writtenIn(language: string): void {
  if (isLanguage(language)) written = language;
}

/** Lets the page be of the language that its reader has chosen: what it says it is, its direction, texts, numbers and dates. */
export function useLanguage(): void {
  const { language } = useAtomValue(prefsAtom);
  const chosen = isLanguage(language) ? language : 'en';
  const { dir, locale } = LANGUAGES[chosen];
  // A server draws for everybody, in the first of them.
  if (typeof document !== 'undefined') readIn(locale);
  useLayoutEffect(() => {
    document.documentElement.lang = chosen;
    document.documentElement.dir = dir;
  }, [chosen, dir]);
  // Texts are read once, as a page loads: another language is another load.
  useEffect(() => {
    if (chosen !== written && readPrefs().language === language) location.reload();
  }, [chosen, language]);
}
