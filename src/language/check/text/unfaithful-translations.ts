import type { Project } from '../../compile/project.ts';
import { languageDocument } from '../../compile/screen/translated-from.ts';
import { placeIn } from '../../grammar/documents.ts';
import { englishOf, formsOf, isTextKey, pluralsOf, valuesIn } from '../../grammar/english-of.ts';
import { type Finding, Findings } from '../../grammar/findings.ts';
import { languagesIn } from '../../grammar/known-languages.ts';
import type { PluralText } from '../../run/value/plural.ts';

/** The forms whose words can say the count themselves. */
const COUNTED = new Set(['zero', 'one', 'two']);

/**
 * Lists translations that lose a value which the English text shows, or lack a plural form of their language.
 * They are no mistakes, because the English may just have got the value: a release has none of them.
 */
export function unfaithfulTranslations(project: Project): Finding[] {
  const findings = new Findings();
  for (const language of languagesIn(project.files)) {
    const document = languageDocument(project, language)!;
    for (const [key, text] of Object.entries(document.value)) {
      const english = isTextKey(key) ? englishOf(project.documents, key) : undefined;
      if (english === undefined) continue;
      for (const problem of problemsOf(language, english, text as PluralText))
        findings.add(placeIn(document, key), problem);
    }
  }
  return findings.sorted();
}

/** Returns what a translation lacks of its English text. */
export function problemsOf(language: string, english: PluralText, text: PluralText): string[] {
  const lost = new Set<string>();
  for (const [form, words] of Object.entries(formsOf(text))) {
    const values = valuesIn(words);
    for (const value of valuesIn(formsOf(english)[form] ?? formsOf(english).other ?? ''))
      if (!values.includes(value) && !(value === 'n' && COUNTED.has(form))) lost.add(value);
  }
  const forms = Object.keys(formsOf(text));
  // What fits no count in particular also fits none.
  const lacking = pluralsOf(language).filter((form) => form !== 'zero' && !forms.includes(form));
  return [
    ...[...lost].map((value) => `the translation lost {${value}}, which the English text shows`),
    ...(lacking.length > 0 && typeof text !== 'string'
      ? [`the plural form ${lacking.map(quoted).join(', ')} is missing`]
      : []),
  ];
}

const quoted = (form: string) => `"${form}"`;

export const named = (language: string): string => pluralsOf(language).map(quoted).join(', ');
