import { createHash } from 'node:crypto';
import { jsonText } from '../../grammar/code-text.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { BY_WORDS, englishOf, isTextKey } from '../../grammar/english-of.ts';
import { compareText, type Finding, Findings } from '../../grammar/findings.ts';
import { languagesIn } from '../../grammar/known-languages.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import type { PluralText } from '../../run/value/plural.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';

/**
 * For each translation that is found by a key or a place: hashes of the English that it was made from, and of
 * itself. Those found by the English words need none, because other words are another key.
 */
type TranslatedFrom = Readonly<Record<string, string>>;

const fileOf = (language: string) => `generated/translated/${language}.json`;

const hashOf = (text: unknown): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);

/** Reads what is recorded; a merge conflict in the file counts as nothing recorded. */
function recordedIn(files: ProjectFiles, language: string): TranslatedFrom {
  try {
    return JSON.parse(files.read(fileOf(language)) ?? '{}') as TranslatedFrom;
  } catch {
    return {};
  }
}

export const languageDocument = ({ documents }: Project, language: string): Document | undefined =>
  documents.byFile.get(`schemas/messages/${language}.json`);

type Compared = { key: string; english: PluralText; record: string; current: string };

function* comparedIn(project: Project, language: string): Iterable<Compared> {
  const recorded = recordedIn(project.files, language);
  for (const [key, text] of Object.entries(languageDocument(project, language)?.value ?? {})) {
    if (!isTextKey(key) || key.startsWith(BY_WORDS)) continue;
    const english = englishOf(project.documents, key);
    if (english === undefined) continue;
    const own = hashOf(text);
    const current = `${hashOf(english)} ${own}`;
    const record = recorded[key];
    // A translation that was written anew was made from the English as it is.
    yield { key, english, current, record: record?.endsWith(` ${own}`) ? record : current };
  }
}

/** Makes the record of every language, at a release. What is recorded stays until its translation is written anew. */
export function translatedFrom(project: Project): Outputs {
  const record = (language: string) =>
    [...comparedIn(project, language)]
      .map((one) => [one.key, one.record] as const)
      .sort(([one], [other]) => compareText(one, other));
  return new Map(
    languagesIn(project.files).map((language) => [
      fileOf(language),
      `${jsonText(Object.fromEntries(record(language)))}\n`,
    ]),
  );
}

/** Returns the keys of a language whose English has changed since they were translated, with that English. */
export const outdatedIn = (project: Project, language: string): ReadonlyMap<string, PluralText> =>
  new Map(
    [...comparedIn(project, language)].flatMap(({ key, english, record, current }) =>
      record === current ? [] : [[key, english] as const],
    ),
  );

/** Returns a language's record in which these translations fit the English as it is. */
export function confirmed(project: Project, language: string, keys: readonly string[]): Outputs {
  const entries = [...comparedIn(project, language)].map(
    ({ key, record, current }) => [key, keys.includes(key) ? current : record] as const,
  );
  const sorted = entries.sort(([one], [other]) => compareText(one, other));
  return new Map([[fileOf(language), `${jsonText(Object.fromEntries(sorted))}\n`]]);
}

/** Lists translations whose English has changed since. They are no mistakes: one edit must stay one edit. */
export function outdatedTranslations(project: Project): Finding[] {
  const findings = new Findings();
  for (const language of languagesIn(project.files)) {
    const document = languageDocument(project, language)!;
    for (const [key, english] of outdatedIn(project, language))
      findings.add(
        placeIn(document, key),
        `the English of "${key}" has changed to ${JSON.stringify(english)}; translate it anew, or say that it still fits: npm run translate:confirm ${language} ${key}`,
      );
  }
  return findings.sorted();
}
