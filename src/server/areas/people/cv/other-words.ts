import words from '../../../data/cv-words.json' with { type: 'json' };
import { type Entry, named, says } from './cv-words.ts';

/** Synonyms for the entries of a reference list, by meaning. */
export const otherWords: Readonly<Record<keyof typeof words, Readonly<Record<string, string>>>> = words;

/** Returns the entries that a text names, by their own names or by synonyms. */
export function namedInAnyWay(text: string, kind: keyof typeof words, entries: readonly Entry[]): Entry[] {
  const found = Object.entries(otherWords[kind]).filter(([word]) => says(text, word));
  const also = new Set(found.map(([, name]) => name));
  return [...new Set([...named(text, entries), ...entries.filter(({ name }) => also.has(name))])];
}
