import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { readIn } from '../../language/run/value/formats.ts';
import { prefsAtom } from './prefs.ts';

/** Languages that a page can be set to, each with the country whose way of writing numbers and dates it takes. */
const LANGUAGES = {
  en: { dir: 'ltr', locale: 'en-US' },
  ar: { dir: 'rtl', locale: 'ar-AE' },
} as const;

type Language = keyof typeof LANGUAGES;

const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** Lets the page be of the language that its reader has chosen: what it says it is, its direction, numbers and dates. */
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
}
