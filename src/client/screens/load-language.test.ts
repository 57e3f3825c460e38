import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../generated/language-facts.ts';
import { ENGLISH, language, localeNow, speakBy } from '../../language/run/value/language.ts';
import { chosenHereAtom, prefsAtom } from '../state/prefs.ts';
import { declareLanguage, wantedLanguage } from '../state/use-language.ts';
import { loadLanguage } from './load-language.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../../generated/languages.ts', () => ({ languages: { ar: load } }));

const html = { lang: 'en', dir: 'ltr' };
const page = { documentElement: html, cookie: '' };
const browser = { languages: ['en-US'] };
const address = { search: '', protocol: 'http:' };
const localStorageItems = new Map<string, string>();
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', browser);
vi.stubGlobal('location', address);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => localStorageItems.get(key) ?? null,
  setItem: (key: string, value: string) => localStorageItems.set(key, value),
});

beforeEach(() => {
  localStorageItems.clear();
  page.cookie = '';
  Object.assign(html, { lang: 'en', dir: 'ltr' });
  Object.assign(address, { search: '' });
  browser.languages = ['en-US'];
});
afterEach(() => speakBy(() => ENGLISH));

/** A translation without texts. */
const arabic = {
  translation: {
    facts: LANGUAGES.ar,
    texts: {},
    rules: {},
    labels: {},
    fallbacks: [],
    screens: {},
    forms: {},
  },
};

it('declares the page English when its translation fails to load', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await loadLanguage('ar');
  declareLanguage();
  expect(html).toEqual({ lang: 'en', dir: 'ltr' });
});

it('declares the page’s language once its translation has loaded', async () => {
  load.mockResolvedValueOnce(arabic);
  await loadLanguage('ar');
  declareLanguage();
  expect(html).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(language().name).toBe('ar');
});

it('writes numbers and dates as the reader has chosen', async () => {
  localStorageItems.set('prefs', JSON.stringify({ digits: 'arab', calendar: 'gregorian' }));
  load.mockResolvedValueOnce(arabic);
  await loadLanguage('ar');
  expect(language().writing).toEqual({ digits: 'arab', isGregorian: true });
  expect(localeNow()).toBe('ar-AE-u-nu-arab');
  expect(language().tag).toBe('ar-u-ca-gregory-nu-arab');
});

describe('the wanted language', () => {
  const signedIn = { token: 'token', user: '{}' };
  it.each<
    [
      string,
      { address?: string; chosen?: string; rendered?: string; browser?: string; session?: true },
      string,
    ]
  >([
    ['is English by default', {}, 'en'],
    ['is the browser’s, for a page that the server has not rendered', { browser: 'ar-SA' }, 'ar'],
    ['is the rendered page’s', { rendered: 'ar' }, 'ar'],
    ['is the chosen one', { chosen: 'ar', rendered: 'en' }, 'ar'],
    ['is the address’s for a visitor', { address: '?lang=ar', chosen: 'en' }, 'ar'],
    ['is the setting once signed in', { address: '?lang=ar', chosen: 'en', session: true }, 'en'],
    ['ignores an unknown one', { address: '?lang=fr', chosen: 'xx', browser: 'fr-FR' }, 'en'],
  ])('%s', (_, given, expected) => {
    if (given.chosen) localStorageItems.set('prefs', JSON.stringify({ language: given.chosen }));
    if (given.session) for (const [key, text] of Object.entries(signedIn)) localStorageItems.set(key, text);
    if (given.rendered) html.lang = given.rendered;
    if (given.browser) browser.languages = [given.browser, 'en'];
    address.search = given.address ?? '';
    expect(wantedLanguage(given.rendered !== undefined)).toBe(expected);
  });

  it('is remembered when a visitor’s address names it, and told to the server', () => {
    address.search = '?lang=ar';
    wantedLanguage(true);
    expect(localStorageItems.get('prefs')).toBe('{"language":"ar","chosen":"ar"}');
    expect(page.cookie).toMatch(/^lang=ar;/);
  });
});

it('does not treat another tab’s preference as one of this tab', () => {
  const tab = createStore();
  tab.set(prefsAtom, { columns: ['name'] });
  expect(tab.get(chosenHereAtom)).toEqual({ columns: ['name'] });
  expect(tab.get(chosenHereAtom).language).toBeUndefined();
  tab.set(prefsAtom, { language: 'ar' });
  expect(tab.get(chosenHereAtom).language).toBe('ar');
});
