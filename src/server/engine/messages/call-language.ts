import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { saidIn } from '../../../../generated/server-languages.ts';
import { withHijri } from '../../../language/run/value/hijri-date.ts';
import { isLanguage } from '../../../language/run/value/is-language.ts';
import {
  ENGLISH,
  type Language,
  type LanguageName,
  language,
  speakBy,
  type Writing,
} from '../../../language/run/value/language.ts';
import { zoneName } from '../../../language/run/value/zone-name.ts';

const spoken = Object.fromEntries(
  Object.values(LANGUAGES).map((facts): [string, Language] => [
    facts.name,
    { ...ENGLISH, ...saidIn[facts.name], ...facts, dated: withHijri, zone: zoneName },
  ]),
) as Readonly<Record<LanguageName, Language>>;

/** The languages as readers want them written, each once: what is kept for a language is found by it. */
const written = new Map<string, Language>();

function languageIn(name: LanguageName, writing: Writing | undefined): Language {
  if (!writing) return spoken[name];
  const key = name + JSON.stringify(writing);
  const known = written.get(key) ?? { ...spoken[name], writing };
  written.set(key, known);
  return known;
}

/**
 * The names of items in another language, by list and by id. The list `PLACES` has those of cities and countries,
 * by their English names in lower case.
 */
export type ItemNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const PLACES = 'places';

/** The language of a piece of work. It can still change: a session is found after the call has begun. */
type Work = { language: Language; isChosen: boolean; writing?: Writing | undefined; names?: ItemNames };

const work = new AsyncLocalStorage<Work>();

speakBy(() => work.getStore()?.language ?? spoken.en);

/**
 * Does a piece of work, with everything it awaits, in a language. `isChosen`: the reader has chosen it, rather than
 * the browser; `writing`: how, if not as usual.
 */
export const inLanguage = <T>(name: LanguageName, run: () => T, isChosen = false, writing?: Writing): T =>
  work.run({ language: languageIn(name, writing), isChosen, writing }, run);

/** Changes the language of the work under way. */
export function goOnIn(name: LanguageName): void {
  const own = work.getStore();
  if (own) own.language = languageIn(name, own.writing);
}

/** Provides the names of items in the language of the work under way. */
export function nameItemsBy(names: ItemNames): void {
  const own = work.getStore();
  if (own) own.names = names;
}

/** An item's name in the language of the work under way; the given English one if it has no other. */
export const itemName = (list: string, id: unknown, name: string): string =>
  work.getStore()?.names?.get(list)?.get(String(id)) ?? name;

/** The name of a city or country in the language of the work under way; other texts stay as they are. */
export const placeName = (name: string): string => placeIn(work.getStore()?.names, name) ?? name;

export const placeIn = (names: ItemNames | undefined, name: string): string | undefined =>
  names?.get(PLACES)?.get(name.toLowerCase());

/** The name of the language of the work under way. */
export const languageNow = (): LanguageName => language().name;

/** Whether the reader has chosen the language of the work under way, before signing in. */
export const isLanguageChosen = (): boolean => work.getStore()?.isChosen ?? false;

/**
 * The language that an account takes over from its call: null for English that nobody chose, so that an account
 * without a choice keeps following the browser.
 */
export const chosenLanguage = (): LanguageName | null => {
  const name = languageNow();
  return name === 'en' && !isLanguageChosen() ? null : name;
};

/** Reads a language that may be unknown or absent; null stands for English. */
export const languageOf = (name: string | null): LanguageName => (isLanguage(name) ? name : 'en');

/**
 * Returns the language that an `Accept-Language` header prefers among ours: by weight, then by order; a
 * region (`ar-SA`) does not matter. English for a header without any of them.
 */
export function preferredLanguage(header: string | undefined): LanguageName {
  let best: LanguageName = 'en';
  let most = 0;
  for (const range of (header ?? '').slice(0, 1000).split(',')) {
    const [, tag = '', weight = '1'] =
      /^\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(range) ?? [];
    const name = tag.toLowerCase();
    if (isLanguage(name) && Number(weight) > most) [best, most] = [name, Number(weight)];
  }
  return best;
}

/** Returns how the reader wants numbers and dates written, from the tag of a language as the client sends it. */
export function writingIn(header: string | undefined): Writing | undefined {
  const [, calendar, digits] = /^[a-z]{2}-u(-ca-gregory)?(-nu-arab)?$/.exec(header ?? '') ?? [];
  if (!calendar && !digits) return undefined;
  return { ...(digits && { digits: 'arab' as const }), ...(calendar && { isGregorian: true }) };
}
