import words from '../../../data/cv-words.json' with { type: 'json' };
import { containsWords, type Entry, namedEntries } from './cv-words.ts';

/** Synonyms for the entries of a reference list, by meaning. */
export const synonyms: Readonly<Record<keyof typeof words, Readonly<Record<string, string>>>> = words;

/** Returns the entries that a text names, by their own names or by synonyms. */
export function entriesOrSynonyms(
  text: string,
  kind: keyof typeof words,
  entries: readonly Entry[],
): Entry[] {
  const found = Object.entries(synonyms[kind]).filter(([word]) => containsWords(text, word));
  const also = new Set(found.map(([, name]) => name));
  return [...new Set([...namedEntries(text, entries), ...entries.filter(({ name }) => also.has(name))])];
}
