import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenHereAtom, prefsAtom } from '../state/prefs.ts';
import { otherLanguage } from '../state/use-language.ts';
import { loadLanguage } from './load-language.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../../generated/languages.ts', () => ({ languages: { ar: load } }));

const html = { lang: 'en', dir: 'ltr' };
const localStorageItems = new Map<string, string>();
vi.stubGlobal('document', { documentElement: html });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => localStorageItems.get(key) ?? null,
  setItem: (key: string, value: string) => localStorageItems.set(key, value),
});

beforeEach(() => localStorageItems.set('prefs', JSON.stringify({ language: 'ar' })));

test('declares the page English when its translation fails to load', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await loadLanguage('ar');
  expect(html).toEqual({ lang: 'en', dir: 'ltr' });
  expect(otherLanguage()).toBe('ar');
});

test('declares the page’s language once its translation has loaded', async () => {
  load.mockResolvedValueOnce({ translation: { texts: {}, rules: {}, labels: {}, documents: {}, forms: {} } });
  await loadLanguage('ar');
  expect(html).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(otherLanguage()).toBeUndefined();
});

test('does not treat another tab’s preference as one of this tab', () => {
  const tab = createStore();
  tab.set(prefsAtom, { columns: ['name'] });
  expect(tab.get(chosenHereAtom)).toEqual({ columns: ['name'] });
  expect(tab.get(chosenHereAtom).language).toBeUndefined();
  tab.set(prefsAtom, { language: 'ar' });
  expect(tab.get(chosenHereAtom).language).toBe('ar');
});
