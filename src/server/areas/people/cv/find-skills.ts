import type { Entry } from './cv-words.ts';
import type { Suggestion } from './suggestion.ts';
import { entriesOrSynonyms } from './synonyms.ts';

/** Returns the skills of the reference list that a text names. */
export function findSkills(lines: readonly string[], skills: readonly Entry[]): Suggestion[] {
  // The name of a skill may be broken into two lines.
  const text = lines.join('\n').replace(/\n(?=\p{Ll})|(?<=\b(?:for|and|of)) ?\n/gu, ' ');
  return entriesOrSynonyms(text, 'skills', skills).map(({ id, name }) => ({
    field: 'skill_id',
    text: name,
    value: id,
  }));
}
