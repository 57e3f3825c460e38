import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenHereAtom, prefsAtom } from '../state/prefs.ts';
import { otherLanguage } from '../state/use-language.ts';
import { loadLanguage } from './load-language.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../../generated/languages.ts', () => ({ languages: { ar: load } }));

const html = { lang: 'en', dir: 'ltr' };
const kept = new Map<string, string>();
vi.stubGlobal('document', { documentElement: html });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

beforeEach(() => kept.set('prefs', JSON.stringify({ language: 'ar' })));

test('a page whose translation cannot be had says that it is English, as its texts are', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await loadLanguage('ar');
  expect(html).toEqual({ lang: 'en', dir: 'ltr' });
  expect(otherLanguage()).toBe('ar');
});

test('a page whose translation has come says so', async () => {
  load.mockResolvedValueOnce({ translation: { texts: {}, rules: {}, labels: {}, documents: {}, forms: {} } });
  await loadLanguage('ar');
  expect(html).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(otherLanguage()).toBeUndefined();
});

test('a choice of another tab is known, and is not one of this tab', () => {
  const tab = createStore();
  tab.set(prefsAtom, { columns: ['name'] });
  expect(tab.get(chosenHereAtom)).toEqual({ columns: ['name'] });
  expect(tab.get(chosenHereAtom).language).toBeUndefined();
  tab.set(prefsAtom, { language: 'ar' });
  expect(tab.get(chosenHereAtom).language).toBe('ar');
});
