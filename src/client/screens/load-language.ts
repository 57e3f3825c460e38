import { languages } from '../../../generated/languages.ts';
import { withHijri } from '../../language/run/value/hijri-date.ts';
import {
  type Language,
  type LanguageName,
  localeNow,
  speakBy,
  type Writing,
} from '../../language/run/value/language.ts';
import { zoneName } from '../../language/run/value/zone-name.ts';
import { readPrefs } from '../state/prefs.ts';
import { drawIn } from './in-language.ts';
import { translator } from './translator.ts';

/** Loads another language's texts; undefined if that fails. */
export async function translationOf(name: LanguageName): Promise<Language | undefined> {
  return (await load(name))?.language;
}

/** Loads the user's language. If it fails (offline), texts stay English. */
export async function loadLanguage(name: LanguageName): Promise<void> {
  const loaded = await load(name, wantedWriting());
  if (!loaded) return;
  const { language, fallbacks } = loaded;
  speakBy(() => language);
  // A release has none.
  if (fallbacks.length > 0)
    void import('./mark-fallbacks.ts').then(({ markFallbacks }) => markFallbacks(document.body, fallbacks));
}

async function load(name: LanguageName, writing?: Writing) {
  const translation = await languages[name]?.().then(
    (module) => module.translation,
    () => undefined,
  );
  if (!translation) return undefined;
  const { facts, texts, rules, fallbacks } = translation;
  const language: Language = {
    ...facts,
    texts,
    rules,
    dated: withHijri,
    seconds,
    zone: zoneName,
    ...(writing && { writing, tag: tagOf(name, writing) }),
  };
  drawIn(language, translator(translation));
  return { language, fallbacks };
}

const seconds = (count: number) =>
  count.toLocaleString(localeNow(), { style: 'unit', unit: 'second', unitDisplay: 'narrow' });

const tagOf = (name: LanguageName, { digits, isGregorian }: Writing) =>
  [name, 'u', ...(isGregorian ? ['ca-gregory'] : []), ...(digits ? [`nu-${digits}`] : [])].join('-');

/** Returns how the user wants numbers and dates written; undefined if as usual. */
function wantedWriting(): Writing | undefined {
  const { digits, calendar } = readPrefs();
  const writing: Writing = {
    ...(digits === 'arab' && { digits }),
    ...(calendar === 'gregorian' && { isGregorian: true }),
  };
  return Object.keys(writing).length > 0 ? writing : undefined;
}
