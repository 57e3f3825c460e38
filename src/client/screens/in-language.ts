import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';
import { type Language, language } from '../../language/run/value/language.ts';

/** Returns a screen's definitions in the page's language. */
export type Translate = (
  entry: ScreenEntry,
  definitions: Definitions | Promise<Definitions>,
) => Promise<Definitions>;

const translations = new WeakMap<Language, Translate>();

/** Sets how the screens of a language are translated; English ones need no translation. */
export function drawIn(language: Language, translate: Translate): void {
  translations.set(language, translate);
}

export const translated: Translate = async (entry, definitions) =>
  translations.get(language())?.(entry, definitions) ?? definitions;
