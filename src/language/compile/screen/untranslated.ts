import { valuesIn } from '../../grammar/document-reading.ts';
import { type Document, LANGUAGE, placeIn } from '../../grammar/documents.ts';
import { compareText, type Finding, Findings } from '../../grammar/findings.ts';
import { knownLanguages, languagesIn } from '../../grammar/known-languages.ts';
import type { Place, Pointer } from '../../grammar/place.ts';
import {
  filesIn,
  inPlaceOf,
  isFixedRows,
  leadsToLanguage,
  type Texts,
  textAt,
  translationOf,
} from '../../grammar/translation.ts';
import { capital, wordsOf } from '../../run/value/words.ts';
import { operationFacts } from '../api/operations-module.ts';
import { loadProject, type Project } from '../project.ts';

/** Two small letters: abbreviations and constants are the same in every language. */
const WORDS = /\p{Ll}{2}/u;
/** Commas, and the place of the currency in a range, differ between languages too. */
const DIFFERENT = /, |\|money\} – \{/;
/** E-mail addresses, links, paths, names of files, and identifiers. */
const ADDRESS = /^(?:\w+:|\/|\S+@\S+$|\S+\.\w+$|\w+_\w+$)/;

/**
 * Returns the texts that another language lacks, which people who chose it read in English. They are no
 * mistakes: one edit of an English text must stay one edit. A release has none of them.
 */
export function untranslated(project: Project): Finding[] {
  const findings = new Findings();
  for (const language of languagesIn(project.files)) {
    const other = loadProject(filesIn(project.files, language));
    for (const { text, place } of lacking(project, language, other))
      findings.add(place, `"${text}" is not in schemas/messages/${language}.json yet`);
  }
  return findings.sorted();
}

/** The texts that people see in English although they chose another language, each once. */
export const fallbacksOf = (project: Project, language: string, other: Project): string[] =>
  [...new Set(lacking(project, language, other).map(({ text }) => text))].sort(compareText);

/** A text that people see. `document` is absent for what only the API document says. */
export type ShownText = {
  text: string;
  place: Place;
  document?: Document;
  pointer: string[];
  /** Whether people see it in English although they chose the language. */
  isMissing: boolean;
};

/** Returns all texts that people see, wherever they are written. */
export const shownTexts = (project: Project, language: string): Iterable<ShownText> =>
  textsFor(project, language, loadProject(filesIn(project.files, language)));

function lacking(project: Project, language: string, other: Project): ShownText[] {
  return [...textsFor(project, language, other)].filter(({ isMissing }) => isMissing);
}

function* textsFor(project: Project, language: string, other: Project): Iterable<ShownText> {
  const brands = new Set([...project.documents.layouts.values()].map(({ value }) => value.brand));
  const texts = translationOf(project.files, language);
  const titles = new Set(knownLanguages(project.files).map(({ title }) => title));
  for (const document of project.documents.byFile.values()) {
    const otherValue = other.documents.byFile.get(document.source.file)?.value;
    const translated = otherValue && inPlaceOf(document.kind, otherValue, texts);
    for (const { value, place } of [...valuesIn(document, 'text'), ...textsOfRows(document)]) {
      const pointer = place.pointer.map(String);
      const text = String(value);
      if (brands.has(pointer[0]) || titles.has(text)) continue;
      if (isForPeople(document, pointer, text))
        yield { text, place, document, pointer, isMissing: isMissing(text, pointer, translated, texts) };
    }
  }
  for (const said of saidByServer(project))
    yield { ...said, pointer: [], isMissing: !(`= ${said.text}` in texts) };
}

/** What the API document says to people: messages after operations, and what the lists of its tables are called. */
function* saidByServer({ api, operationPlaces, tables }: Project): Iterable<{ text: string; place: Place }> {
  const lists = Object.values(tables).flatMap((table) => Object.values(table));
  // Rows without an id of their own belong to other records, and no answer names their list.
  for (const { Names } of lists.filter(({ id }) => id !== undefined)) {
    const [, place] = [...operationPlaces].find(([id]) => id.startsWith('list') && id.endsWith(Names!)) ?? [];
    if (place) yield { text: capital(wordsOf(Names!)), place };
  }
  for (const [id, { message }] of operationFacts(api)) {
    const place = operationPlaces.get(id);
    if (message && place && WORDS.test(message)) yield { text: message, place };
  }
}

/** The texts of rows that are written into a document. */
function* textsOfRows(document: Document): Iterable<{ value: unknown; place: Place }> {
  function* within(
    node: unknown,
    pointer: Pointer,
    isRow: boolean,
  ): Iterable<{ value: unknown; place: Place }> {
    if (typeof node === 'string' && isRow) yield { value: node, place: placeIn(document, ...pointer) };
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node))
      yield* within(value, [...pointer, key], isRow || isFixedRows(key, value));
  }
  yield* within(document.value, [], false);
}

function isForPeople(document: Document, pointer: string[], text: string): boolean {
  if (
    LANGUAGE.test(document.source.file) ||
    !(WORDS.test(text.replace(/\{[^{}]*\}/g, '')) || DIFFERENT.test(text)) ||
    ADDRESS.test(text)
  )
    return false;
  const key = pointer.at(-1);
  // The description of a field is the API document's.
  if (['field', 'form'].includes(document.kind) && key === 'description') return false;
  return !leadsToLanguage(textAt(document.value, pointer.slice(0, -1)));
}

/** A name that is the same in both languages is written with its English key. */
const isMissing = (text: string, pointer: string[], translated: unknown, texts: Texts) =>
  [undefined, text].includes(textAt(translated, pointer) as string | undefined) &&
  !(`= ${text}` in texts || pointer[0]! in texts);
