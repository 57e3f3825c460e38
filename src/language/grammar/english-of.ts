import { isObject } from '../run/value/matches.ts';
import type { PluralText } from '../run/value/plural.ts';
import type { Documents } from './documents.ts';
import { messageTexts } from './message-texts.ts';
import { spotOf, textAt } from './translation.ts';

/** Begins the key of a translation that is found by the English words themselves. */
export const BY_WORDS = '= ';

/** Whether a key of a language's file is that of a text; the others say something of the file or the language. */
export const isTextKey = (key: string): boolean => !key.startsWith('$');

/** Returns the English text that a key of a language's file translates; undefined if there is none. */
export function englishOf(documents: Documents, key: string): PluralText | undefined {
  if (key.startsWith(BY_WORDS)) return key.slice(BY_WORDS.length);
  const spot = spotOf(key);
  const text = spot
    ? textAt(documents.byFile.get(spot.file)?.value, spot.pointer)
    : messageTexts(documents)[key];
  return typeof text === 'string' || (!spot && isObject(text)) ? (text as PluralText) : undefined;
}

/** Returns the placeholders of a text: "n", "name", "at|date". */
export const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}":]+)\}/g)].map(([, gap]) => gap!);

/** Another language may format a value otherwise: of a range, only one end names its currency. */
export const valueIn = (gap: string): string => gap.split('|', 1)[0]!;

export const valuesIn = (text: string): string[] => gapsIn(text).map(valueIn);

/** Returns a text's forms by their name; a text without a count has only `other`. */
export const formsOf = (text: PluralText): Readonly<Record<string, string>> =>
  typeof text === 'string' ? { other: text } : (text as Readonly<Record<string, string>>);

/** Returns the plural forms that a language has: "one", "other". */
export const pluralsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
