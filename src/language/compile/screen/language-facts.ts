import { HEADER, literal } from '../../grammar/code-text.ts';
import { knownLanguages } from '../../grammar/known-languages.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import type { Outputs } from '../outputs.ts';

/**
 * Makes `generated/language-facts.ts`, and with the codes alone `generated/language-names.ts`: a browser needs to know
 * how its own language is written, and only the names of the others.
 */
export function languageFacts(files: ProjectFiles): Outputs {
  const languages = knownLanguages(files);
  const facts = Object.fromEntries(languages.map((one) => [one.name, one]));
  return new Map([
    [
      'generated/language-names.ts',
      `${HEADER}export const languageNames = ${literal(Object.keys(facts))} as const;

export type LanguageName = (typeof languageNames)[number];
`,
    ],
    [
      'generated/language-facts.ts',
      `${HEADER}import type { LanguageFacts } from '../src/language/run/value/language.ts';
import type { LanguageName } from './language-names.ts';

/** Every language, with its name in its own words and how it is written. */
export const LANGUAGES: Readonly<Record<LanguageName, LanguageFacts>> = ${literal(facts)};
`,
    ],
  ]);
}
