import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isLanguage, LANGUAGES, type LanguageName, language } from '../../language/run/value/language.ts';
import { chosenHereAtom, readPrefs, setPrefs } from './prefs.ts';
import { readSession } from './stored-session.ts';

/** The query parameter that names a page's language, in links and for search engines. */
const IN_ADDRESS = 'lang';

/**
 * Returns the user's language: the stored choice, which is the account's setting once signed in; a visitor's
 * address names another, which becomes the choice. Without any it is the page's as the server rendered it, else
 * the browser's first that the product has.
 */
export function wantedLanguage(isRendered: boolean): LanguageName {
  const chosen = readPrefs().language;
  const named = readSession() ? null : new URLSearchParams(location.search).get(IN_ADDRESS);
  if (isLanguage(named)) {
    if (named !== chosen) setPrefs({ language: named });
    return named;
  }
  if (isLanguage(chosen)) return chosen;
  const { lang } = document.documentElement;
  if (isRendered && isLanguage(lang)) return lang;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Sets the page's language and direction to that of its texts. */
export function declareLanguage(): void {
  const { name } = language();
  document.documentElement.lang = name;
  document.documentElement.dir = LANGUAGES[name].dir;
}

/**
 * Texts are loaded once per page load, so another language needs a reload. Only the tab in which it was
 * chosen reloads, because another tab may have unsaved input; a language that fails to load is not requested
 * again and again.
 */
export function useLanguage(): void {
  const { language: chosen } = useAtomValue(chosenHereAtom);
  useEffect(() => {
    if (isLanguage(chosen) && chosen !== language().name && readPrefs().language === chosen) reloadIn(chosen);
  }, [chosen]);
}

/** Reloads the page; an address that names another language would win over the choice. */
function reloadIn(chosen: LanguageName): void {
  const url = new URL(location.href);
  if (url.searchParams.has(IN_ADDRESS)) {
    url.searchParams.set(IN_ADDRESS, chosen);
    history.replaceState(history.state, '', url);
  }
  location.reload();
}
