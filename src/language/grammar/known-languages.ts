import { ENGLISH, type LanguageFacts } from '../run/value/language.ts';
import { isObject } from '../run/value/matches.ts';
import { LANGUAGE } from './documents.ts';
import { Findings } from './findings.ts';
import type { ProjectFiles } from './project-files.ts';

/** A language that has a file, or English. */
export type KnownLanguage = LanguageFacts<string>;

/** Returns the languages beside English that have a translation file. */
export const languagesIn = (files: ProjectFiles): string[] =>
  files.list('schemas/messages').flatMap((file) => (LANGUAGE.test(file) ? languageOf(file) : []));

export const isLanguageFile = (file: string): boolean => LANGUAGE.test(file);

/** Returns the language of a translation's file. */
export const languageOf = (file: string): string => file.slice('schemas/messages/'.length, -'.json'.length);

const { name, dir, locale, comma } = ENGLISH;

/** The language that all definitions are written in. */
const WRITTEN: KnownLanguage = { name, title: 'English', dir, locale, comma };

/** Returns all languages: English, and each that has a file. */
export const knownLanguages = (files: ProjectFiles): readonly KnownLanguage[] =>
  files.languages ?? [WRITTEN, ...languagesIn(files).map((language) => factsOf(files, language))];

/** The scripts that are written from right to left. */
const RTL = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** What a language's file may say of it under "$language". */
export const SAID_OF_LANGUAGE = ['title', 'dir', 'locale', 'comma', 'calendar'];

/** What a language's file does not say of it follows from its code. */
function factsOf(files: ProjectFiles, language: string): KnownLanguage {
  const value = files.source(`schemas/messages/${language}.json`, new Findings())?.value;
  const said = isObject(value) && isObject(value.$language) ? value.$language : {};
  const script = scriptOf(language);
  return {
    name: language,
    title: new Intl.DisplayNames(language, { type: 'language' }).of(language)!,
    dir: RTL.has(script) ? 'rtl' : 'ltr',
    locale: language,
    comma: script === 'Arab' ? '، ' : ', ',
    ...said,
  };
}

/** Returns the script of a language: "Arab" for Urdu. */
export function scriptOf(language: string): string {
  const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? 'Latn';
  scripts.set(language, script);
  return script;
}

const scripts = new Map<string, string>();
