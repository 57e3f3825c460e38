import { type Entry, named, says } from './cv-words.ts';
import type { Suggestion } from './suggestion.ts';

const NATIVE = /\b(native|mother tongue(\(s\))?|first language)\b/i;
const LEVEL = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu;

/** Returns languages with their level, if it is given in words that mean one level only. */
export function findLanguages(
  lines: readonly string[],
  languages: readonly Entry[],
  proficiencies: readonly Entry[],
): Suggestion[] {
  const found = new Map<number, Suggestion>();
  let mother = false;
  for (const line of lines) {
    const label = /^\s*(mother tongue(\(s\))?|native languages?|other languages?(\(s\))?)\s*[:\t]?/i.exec(
      line,
    );
    if (label) mother = !/^\s*other/i.test(label[0]);
    const parts = namesIn(line, languages) > 1 ? line.split(/[,;|•·\t]|\s{3,}|\band\b/) : [line];
    for (const part of parts) {
      const [language, ...others] = named(part, languages);
      if (!language || others.length > 0 || found.has(language.id)) continue;
      const level = proficiencyIn(part, mother && label !== null, proficiencies);
      const value = { lang_id: language.id, ...(level && { lang_proficiency_id: level.id }) };
      found.set(language.id, {
        field: 'language',
        text: level ? `${language.name}, ${level.name}` : language.name,
        value,
      });
    }
  }
  return [...found.values()];
}

const namesIn = (line: string, languages: readonly Entry[]) => named(line, languages).length;

function proficiencyIn(text: string, isMother: boolean, proficiencies: readonly Entry[]): Entry | undefined {
  if (isMother || NATIVE.test(text)) return proficiencies.find(({ name }) => NATIVE.test(name));
  const levels = [...new Set(text.match(LEVEL) ?? [])];
  return levels.length === 1 ? proficiencies.find(({ name }) => says(name, levels[0]!)) : undefined;
}
