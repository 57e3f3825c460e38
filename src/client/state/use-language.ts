import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languageIn, withLanguage } from '../../language/run/screen/drawn-page.ts';
import { isLanguage } from '../../language/run/value/is-language.ts';
import { type LanguageName, language } from '../../language/run/value/language.ts';
import { chosenHereAtom, readPrefs, setPrefs } from './prefs.ts';
import { sessionAtom } from './session.ts';
import { readSession } from './stored-session.ts';

/**
 * Returns the user's language: the stored choice, which is the account's setting once signed in; a visitor's
 * address names another, which becomes the choice, and their account's once they sign in. Without any it is the
 * page's as the server rendered it, else the browser's first that the product has.
 */
export function wantedLanguage(isRendered: boolean): LanguageName {
  const chosen = readPrefs().language;
  const named = readSession() ? undefined : languageIn(location.search);
  if (named !== undefined) {
    setPrefs({ language: named, chosen: named });
    return named;
  }
  if (isLanguage(chosen)) return chosen;
  const { lang } = document.documentElement;
  if (isRendered && isLanguage(lang)) return lang;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Sets the page's language and direction to that of its texts. */
export function declareLanguage(): void {
  const { name, dir } = language();
  document.documentElement.lang = name;
  document.documentElement.dir = dir;
}

/**
 * Texts are loaded once per page load, so another language needs a reload. Only the tab in which it was
 * chosen reloads, because another tab may have unsaved input; a language that fails to load is not requested
 * again and again.
 */
export function useLanguage(): void {
  const { language: chosen, digits, calendar } = useAtomValue(chosenHereAtom);
  useEffect(() => {
    // English has one way of writing digits and dates.
    const isOther = chosen !== language().name || (chosen !== 'en' && (digits ?? calendar) !== undefined);
    if (isLanguage(chosen) && isOther && readPrefs().language === chosen) reloadIn(chosen);
  }, [chosen, digits, calendar]);
}

/**
 * Returns the language that a visitor's address names, for its links: without cookies, as for search engines, the
 * next page has no other way to know it.
 */
export function useLanguageInAddress(): LanguageName | undefined {
  const { search } = useLocation();
  const isVisitor = useAtomValue(sessionAtom) === null;
  return isVisitor ? languageIn(search) : undefined;
}

/** Reloads the page; an address that names another language would win over the choice. */
function reloadIn(chosen: LanguageName): void {
  if (languageIn(location.search))
    history.replaceState(history.state, '', withLanguage(location.href, chosen));
  location.reload();
}
