import { containsWords, type Entry } from './cv-words.ts';
import type { Suggestion } from './suggestion.ts';
import { entriesOrSynonyms } from './synonyms.ts';

const NATIVE = /\b(native|mother[- ]tongue(\(s\))?|first language)\b|اللغة الأم/i;
const LEVEL = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu;
const LABEL =
  /^\s*(mother tongue(\(s\))?|(?:native|home|first) languages?|other languages?(\(s\))?)\s*[:\t]?/i;
/** Europass writes the levels of a language below its name. */
const LEVELS_ONLY = /^(listening|reading|writing|spoken|speaking|understanding|[ABC][12]\b)/i;
/** Returns languages, with their level if its words are unambiguous. */
export function findLanguages(
  lines: readonly string[],
  languages: readonly Entry[],
  proficiencies: readonly Entry[],
): Suggestion[] {
  const found = new Map<number, { language: Entry; text: string; isMother: boolean }>();
  const namesIn = (text: string) => entriesOrSynonyms(text, 'languages', languages);
  let mother = false;
  let last: { text: string } | undefined;
  for (const line of lines) {
    const label = LABEL.exec(line);
    if (label) mother = !/^\s*other/i.test(label[0]);
    const isMother = mother && label !== null;
    if (last && LEVELS_ONLY.test(line) && namesIn(line).length === 0) last.text += ` ${line}`;
    const parts =
      namesIn(line).length > 1
        ? line.split(/[,،;|•·\t]|\s{3,}|\.\s|\s-\s|\s[–—]\s(?=ال)|\band\b|\sو(?=ال)/)
        : [line];
    for (const part of parts) {
      const [language, ...others] = namesIn(part);
      if (!language || others.length > 0 || found.has(language.id)) continue;
      const one = { language, text: part, isMother };
      found.set(language.id, one);
      last = one;
    }
  }
  return [...found.values()].map(({ language, text, isMother }) => {
    const level = proficiencyIn(text, isMother, proficiencies);
    return {
      field: 'language',
      text: level ? `${language.name}, ${level.name}` : language.name,
      value: { lang_id: language.id, ...(level && { lang_proficiency_id: level.id }) },
    };
  });
}

function proficiencyIn(text: string, isMother: boolean, proficiencies: readonly Entry[]): Entry | undefined {
  if (isMother || NATIVE.test(text)) return proficiencies.find(({ name }) => NATIVE.test(name));
  const levels = [...new Set(text.match(LEVEL) ?? [])];
  return levels.length === 1 ? proficiencies.find(({ name }) => containsWords(name, levels[0]!)) : undefined;
}
