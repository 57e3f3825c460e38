import type { ErrorCode } from '../../../../generated/error-codes.ts';
import { saidIn } from '../../../../generated/server-languages.ts';
import { serverTexts } from '../../../../generated/server-texts.ts';
import type { CodedMessage } from '../../../language/run/form/form-module.ts';
import { isolated } from '../../../language/run/value/isolated.ts';
import { type PluralText, pluralForm } from '../../../language/run/value/plural.ts';
import { languageNow } from './call-language.ts';

/** The keys of the server's own messages, in answers and around mails: `schemas/messages/server`. */
export type TextKey = keyof typeof serverTexts;
type Gap<T> = T extends string
  ? T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Gap<Rest>
    : never
  : T extends { readonly other: infer Other }
    ? Gap<Other> | 'n'
    : never;
type Gaps<K extends TextKey> = Gap<(typeof serverTexts)[K]>;
type Values<K extends TextKey> = [Gaps<K>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<K>, string | number>>];

/**
 * Fills a message's placeholders, in the language of the call. An unknown key, or a missing placeholder, does
 * not compile.
 */
export function say<K extends TextKey>(key: K, ...values: Values<K>): string {
  const name = languageNow();
  const translated = saidIn[name]?.texts[key];
  const text: PluralText = translated ?? serverTexts[key];
  const [facts = {}]: readonly Readonly<Record<string, string | number>>[] = values;
  const chosen = pluralForm(text, facts.n, translated === undefined ? 'en' : name);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(facts[name])));
}

/** Returns the translation of an English text of the definitions; the text itself if there is none. */
export const sayPhrase = (text: string): string => {
  const phrases = saidIn[languageNow()]?.phrases;
  return phrases && Object.hasOwn(phrases, text) ? phrases[text]! : text;
};

/** Returns the text with a key that is made of data; undefined if there is none. */
export const textAt = (key: string): string | undefined =>
  Object.hasOwn(serverTexts, key) ? say(key as 'audit.column_approval') : undefined;

/**
 * A message to be said in the language of its reader; programs compare its key, which no rewording and no
 * translation changes.
 */
export function coded<K extends ErrorCode>(code: K, ...values: Values<K>): CodedMessage {
  return {
    code,
    get text() {
      return say(code, ...values);
    },
  };
}

/** The names of things that can be missing, from the keys `things.*`. */
export type MissingThing = TextKey extends infer Key
  ? Key extends `things.${infer Name}`
    ? Name
    : never
  : never;
