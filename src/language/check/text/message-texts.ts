import { type Document, LANGUAGE, placeIn } from '../../grammar/documents.ts';
import { englishOf, formsOf, gapsIn, isTextKey, pluralsOf, valueIn } from '../../grammar/english-of.ts';
import { languageOf, SAID_OF_LANGUAGE } from '../../grammar/known-languages.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { spotOf } from '../../grammar/translation.ts';
import type { PluralText } from '../../run/value/plural.ts';
import type { Check } from '../check-context.ts';
import { checkRuleTexts } from '../form/rule-messages.ts';
import { named } from './unfaithful-translations.ts';

/** Checks a document of messages: the English texts, or a translation. */
export function checkMessageTexts(check: Check, document: Document): void {
  const isTranslation = LANGUAGE.test(document.source.file);
  checkPlurals(check, document, isTranslation ? languageOf(document.source.file) : 'en');
  if (isTranslation) {
    checkLanguage(check, document);
    checkTranslation(check, document);
  } else checkRuleTexts(check, document);
}

/** Checks what a translation's file says of its language. */
function checkLanguage(check: Check, document: Document): void {
  const facts = (document.value.$language ?? {}) as Readonly<Record<string, string>>;
  for (const [key, fact] of Object.entries(facts)) {
    const place = placeIn(document, '$language', key);
    if (!SAID_OF_LANGUAGE.includes(key))
      check.add(place, `"${key}" is not known here${nearest(key, SAID_OF_LANGUAGE)}`);
    if (key === 'dir' && !['ltr', 'rtl'].includes(fact)) check.add(place, '"dir" is "ltr" or "rtl"');
    if (key === 'locale' && !isLocale(fact)) check.add(place, `"${fact}" is no locale such as ar-AE`);
  }
}

function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

/** Checks that a text has no plural form that its language never uses. */
function checkPlurals(check: Check, document: Document, language: string): void {
  const plurals = pluralsOf(language);
  for (const [key, text] of Object.entries(document.value))
    for (const form of isTextKey(key) ? Object.keys(formsOf(text as PluralText)) : [])
      if (!plurals.includes(form) && form !== 'other')
        check.add(
          placeIn(document, key),
          `the language never uses the plural form "${form}"; it has ${named(language)}`,
        );
}

/**
 * Checks that a translation's keys exist in English and that its texts show no value which the English ones do
 * not have. A translation of an English text by its words may outlive the text: editors of the English need not
 * know the other language.
 */
function checkTranslation(check: Check, document: Document): void {
  const { documents } = check.project;
  for (const [key, text] of Object.entries(document.value)) {
    if (!isTextKey(key)) continue;
    const place = placeIn(document, key);
    const english = englishOf(documents, key);
    if (english === undefined) {
      const known = Object.keys(messageTexts(documents));
      check.add(
        place,
        spotOf(key) ? `there is no text at "${key}"` : `there is no message "${key}"${nearest(key, known)}`,
      );
      continue;
    }
    const had = allGaps(english);
    const values = had.map(valueIn);
    for (const gap of allGaps(text as PluralText))
      if (!values.includes(valueIn(gap)))
        check.add(place, `the English text has no {${gap}}${nearest(gap, had)}`);
  }
}

const allGaps = (text: PluralText): string[] => Object.values(formsOf(text)).flatMap(gapsIn);
