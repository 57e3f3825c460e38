import { type Document, type Documents, type Folder, KINDS } from '../../grammar/documents.ts';
import { type KnownLanguage, knownLanguages } from '../../grammar/known-languages.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import { isObject } from '../../run/value/matches.ts';

/** Stands for the code of each language. */
export const EACH_LANGUAGE = 'each-language';
/** Stands beside it for the language's name in its own words. */
const TITLE = '{language}';

/**
 * Repeats what is said for each language: an entry of a list, a key, or a document with it in its name. So a language
 * that is added is offered everywhere, and no document names one.
 */
export function sayEachLanguage(documents: Documents, files: ProjectFiles): void {
  const languages = knownLanguages(files);
  for (const [file, document] of [...documents.byFile]) {
    const { name } = document;
    if (name.includes(EACH_LANGUAGE)) {
      documents.byFile.delete(file);
      mapOf(documents, document)?.delete(name);
      for (const language of languages)
        keep(documents, inOne(file, language), {
          ...document,
          name: inOne(name, language),
          value: said(document.value, language) as Document['value'],
        });
    } else if (isSaidOf(document.value))
      keep(documents, file, { ...document, value: repeated(document.value, languages) as Document['value'] });
  }
}

const mapOf = (documents: Documents, { kind }: Document) => {
  const folder = Object.entries(KINDS).find(([, one]) => one === kind)?.[0] as Folder | undefined;
  return folder && documents[folder];
};

function keep(documents: Documents, file: string, document: Document): void {
  const source = { ...document.source, value: document.value };
  const made = { ...document, source };
  documents.byFile.set(file, made);
  mapOf(documents, made)?.set(made.name, made);
}

const isSaidOf = (value: unknown): boolean => JSON.stringify(value)?.includes(EACH_LANGUAGE) ?? false;

/** Returns a value in which lists and objects have an entry for each language. */
export function repeated(value: unknown, languages: readonly KnownLanguage[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const inner = repeated(item, languages);
      return isSaidOf(inner) ? languages.map((language) => said(inner, language)) : [inner];
    });
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key.includes(EACH_LANGUAGE)
        ? languages.map((language) => [inOne(key, language), said(inner, language)] as const)
        : [[key, repeated(inner, languages)] as const],
    ),
  );
}

const inOne = (text: string, { name, title }: KnownLanguage) =>
  text.replaceAll(EACH_LANGUAGE, name).replaceAll(TITLE, title);

/** Returns a value as it is said for one language. */
function said(value: unknown, language: KnownLanguage): unknown {
  if (typeof value === 'string') return inOne(value, language);
  if (Array.isArray(value)) return value.map((item) => said(item, language));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [inOne(key, language), said(inner, language)]),
  );
}
