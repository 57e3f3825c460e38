import { isObject } from '../run/value/matches.ts';
import { checkGrammar } from './check-grammar.ts';
import { type Kind, kindOf, LANGUAGE } from './documents.ts';
import { Findings } from './findings.ts';
import { knownLanguages } from './known-languages.ts';
import type { Pointer } from './place.ts';
import type { ProjectFiles } from './project-files.ts';
import { vocabulary } from './vocabulary.ts';

/**
 * Returns the definitions in another language: the same files, with the texts of
 * `schemas/messages/<language>.json` instead of the English ones, so that everything generated from
 * definitions can be generated in that language. A text is identified by its message key, by the English text
 * itself, wherever it occurs (`= Save`), or by its document and place, which takes precedence:
 * `forms/auth/login#/schema/properties/password/title`.
 */
export function filesIn(files: ProjectFiles, language: string): ProjectFiles {
  const texts = translationOf(files, language);
  const spots = spotsByFile(texts);
  const isOurs = (path: string) => path.startsWith('schemas/') && path.endsWith('.json');
  const read: ProjectFiles['read'] = (path) => {
    const text = files.read(path);
    const source = text !== undefined && isOurs(path) ? files.source(path, new Findings()) : undefined;
    return source && isObject(source.value)
      ? JSON.stringify(translated(path, source.value, texts, spots), null, 2)
      : text;
  };
  return {
    languages: knownLanguages(files),
    read,
    list: (folder) => files.list(folder).filter((path) => !LANGUAGE.test(path)),
    source: (path, findings) => {
      const source = files.source(path, findings);
      if (!source || !isOurs(path) || !isObject(source.value)) return source;
      return { ...source, value: translated(path, source.value, texts, spots) };
    },
  };
}

export type Texts = Readonly<Record<string, unknown>>;

export function translationOf(files: ProjectFiles, language: string): Texts {
  const value = files.source(`schemas/messages/${language}.json`, new Findings())?.value;
  if (!isObject(value)) throw new Error(`There is no schemas/messages/${language}.json.`);
  return value;
}

type Spots = ReadonlyMap<string, { pointer: string[]; text: unknown }[]>;

/** Returns the texts that a translation gives for a place in a document, by the document's file. */
function spotsByFile(texts: Texts): Spots {
  const spots = new Map<string, { pointer: string[]; text: unknown }[]>();
  for (const [key, text] of Object.entries(texts)) {
    const spot = spotOf(key);
    if (spot) spots.set(spot.file, [...(spots.get(spot.file) ?? []), { pointer: spot.pointer, text }]);
  }
  return spots;
}

function translated(path: string, value: Record<string, unknown>, texts: Texts, spots: Spots): unknown {
  if (path.startsWith('schemas/messages/')) {
    const said = structuredClone(value);
    for (const key of Object.keys(said)) if (key !== '$schema' && key in texts) said[key] = texts[key];
    return said;
  }
  const kind = kindOf(path);
  const inPlace = kind ? inPlaceOf(kind, value, texts) : value;
  const own = spots.get(path);
  if (!own) return inPlace;
  const said = structuredClone(inPlace);
  for (const { pointer, text } of own) put(said, pointer, text);
  return said;
}

/** Where a document has texts for people, and plural forms of one, as the grammar of its kind says. */
type TextPlaces = { texts: ReadonlySet<string>; plurals: ReadonlySet<string> };

const placesByValue = new WeakMap<object, TextPlaces>();
const keyOf = (pointer: Pointer) => JSON.stringify(pointer.map(String));

function textPlaces(kind: Kind, value: Record<string, unknown>): TextPlaces {
  const known = placesByValue.get(value);
  if (known) return known;
  const [texts, plurals] = [new Set<string>(), new Set<string>()];
  const source = { file: '', value, isBroken: false, lineAt: () => 1 };
  // Mistakes are reported by the check of the document itself.
  checkGrammar(
    value,
    vocabulary.kinds[kind]!,
    { source, pointer: [] },
    new Findings(),
    (type, _, { pointer }) => {
      if (type === 'text') texts.add(keyOf(pointer));
      if (type === 'plural') plurals.add(keyOf(pointer));
    },
  );
  const places = { texts, plurals };
  placesByValue.set(value, places);
  return places;
}

/** Translated documents by translation and document: of a project, little changes from one edit to the next. */
const translatedIn = new WeakMap<Texts, WeakMap<object, unknown>>();

/**
 * Returns a document in which each text that a translation identifies by its English words is replaced. The result is kept: nobody
 * may change it.
 */
export function inPlaceOf(kind: Kind, document: Record<string, unknown>, texts: Texts): unknown {
  const known = translatedIn.get(texts) ?? new WeakMap<object, unknown>();
  translatedIn.set(texts, known);
  const translated = known.get(document) ?? madeInPlace(kind, document, texts);
  known.set(document, translated);
  return translated;
}

function madeInPlace(kind: Kind, document: Record<string, unknown>, texts: Texts): unknown {
  const places = textPlaces(kind, document);
  const translate = (node: unknown, pointer: Pointer): unknown => {
    if (typeof node === 'string') return places.texts.has(keyOf(pointer)) ? inWords(node, texts) : node;
    if (Array.isArray(node)) return node.map((one, index) => translate(one, [...pointer, index]));
    if (!isObject(node) || leadsToLanguage(node)) return node;
    if (typeof node.other === 'string' && places.plurals.has(keyOf(pointer))) {
      // Another language may have other plural forms: it has all of them under the last English one.
      const forms = texts[`= ${node.other}`];
      if (isObject(forms)) return forms;
    }
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [
        name,
        isFixedRows(name, value)
          ? value.map((row) => inRow(row, texts))
          : translate(value, [...pointer, name]),
      ]),
    );
  };
  return translate(document, []);
}

const inWords = (text: string, texts: Texts): string => {
  const said = texts[`= ${text}`];
  return typeof said === 'string' ? said : text;
};

/** Whether this is `const` with the rows of a list; each text of such a row may be one for people. */
export const isFixedRows = (key: string, value: unknown): value is unknown[] =>
  key === 'const' && Array.isArray(value) && value.some(isObject);

function inRow(node: unknown, texts: Texts): unknown {
  if (typeof node === 'string') return inWords(node, texts);
  if (Array.isArray(node)) return node.map((one) => inRow(one, texts));
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inRow(value, texts)]));
}

/** Whether this leads to a language, by a link or by storing it: its text is in that language already. */
export const leadsToLanguage = (node: unknown): boolean =>
  isObject(node) &&
  ((isObject(node.to) && node.to.language !== undefined) ||
    isObject(textAt(node, ['success', 'prefs', 'language'])));

/** Returns the document and place in a translation's key; null for a message key. */
export function spotOf(key: string): { file: string; pointer: string[] } | null {
  const [, document, pointer] = /^([\w/-]+)#\/(.+)$/.exec(key) ?? [];
  if (document === undefined || pointer === undefined) return null;
  const parts = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { file: `schemas/${document}.json`, pointer: parts };
}

/** Returns the text at a place; undefined if there is none. */
export function textAt(value: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>(
    (node, part) =>
      node !== null && typeof node === 'object' && Object.hasOwn(node, part)
        ? (node as Record<string, unknown>)[part]
        : undefined,
    value,
  );
}

function put(value: unknown, pointer: readonly string[], text: unknown): void {
  const holder = textAt(value, pointer.slice(0, -1));
  const last = pointer.at(-1)!;
  if (holder !== null && typeof holder === 'object' && Object.hasOwn(holder, last))
    (holder as Record<string, unknown>)[last] = text;
}
