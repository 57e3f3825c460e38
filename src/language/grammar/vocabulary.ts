import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of `schemas/meta/vocabulary.json`: the whole vocabulary of the language. */
type Written = {
  /** Keys that mean the same wherever they occur; `=` refers to them, `=!` to a required one. */
  words: Record<string, string>;
  kinds: Record<string, Record<string, string>>;
  blocks: Record<string, Record<string, string>>;
  actions: Record<string, Record<string, string>>;
  tagged: Record<string, { by: string; of: 'blocks' | 'actions'; shared: string }>;
  unions: Record<string, string>;
  structs: Record<string, Record<string, string>>;
  scopes: Record<string, string>;
  scalars: Record<string, Scalar>;
  formats: Record<string, string[]>;
  widgets: string[];
};

export type Scalar = {
  /** A description in plain words: "the name of a form". */
  about: string;
  json?: string | string[];
  pattern?: string;
  enum?: string[];
  minimum?: number;
  /** For a name: the folder of its documents, or "operation", "message", "role" … */
  names?: string;
};

/** The parsed type of a key: the values it accepts. */
export type Type =
  | { is: 'named'; name: string }
  | { is: 'list'; of: Type }
  | { is: 'record'; of: Type }
  | { is: 'union'; of: Type[] }
  | { is: 'words'; words: string[] }
  | { is: 'literal'; value: false | null };

/** `isWord` if it means the same in other structs, too. */
export type Key = { type: Type; required: boolean; about: string; isWord?: boolean };

/**
 * An object with named keys; `others` is the type of any further key. `shared` are the structs that provide
 * some of its keys, with those keys; a description in the struct itself takes precedence.
 */
export type Struct = {
  keys: Record<string, Key>;
  others?: Type;
  shared?: { structs: string[]; keys: string[] };
};

export type Tagged = { by: string; variants: Record<string, Struct> };

export type Vocabulary = {
  /** The keys that mean the same wherever they occur. */
  words: Record<string, Key>;
  /** The type of a whole document, by kind. */
  kinds: Record<string, Type>;
  structs: Record<string, Struct>;
  /** Unions of types, each described as a whole. */
  unions: Record<string, Type & { about: string }>;
  tagged: Record<string, Tagged>;
  /** The names with which a path can begin, besides those of data, each with a description. */
  scopes: Record<string, string>;
  scalars: Record<string, Scalar>;
  /** The types that each format can show: "number", "string:date" … */
  formats: Record<string, string[]>;
  widgets: string[];
};

const FILE = join(import.meta.dirname, '../../../schemas/meta/vocabulary.json');

const WRITTEN = JSON.parse(readFileSync(FILE, 'utf8')) as Written;

/** The keys of all structs: the struct, the key and its text, `=` where it is one of the words. */
export const writtenKeys = [WRITTEN.kinds, WRITTEN.blocks, WRITTEN.actions, WRITTEN.structs].flatMap(
  (structs) =>
    Object.entries(structs).flatMap(([struct, keys]) =>
      Object.entries(keys).flatMap(([key, text]) =>
        ['*', '...', 'is'].includes(key) ? [] : [{ struct, key, text }],
      ),
    ),
);

/** The number of keys of the language; one that means the same in several structs counts once. */
export const keyCount =
  Object.keys(WRITTEN.words).length + writtenKeys.filter(({ text }) => !text.startsWith('=')).length;

export const vocabulary: Vocabulary = parseVocabulary(WRITTEN);

function parseVocabulary(written: Written): Vocabulary {
  const parseStruct = (keys: Record<string, string>) => parseKeys(keys, written.structs);
  const structs = mapValues(written.structs, parseStruct);
  const kinds: Record<string, Type> = {};
  for (const [kind, keys] of Object.entries(written.kinds)) {
    const name = keys.is ?? documentType(kind);
    if (keys.is === undefined) structs[name] = parseStruct(keys);
    kinds[kind] = parseType(name);
  }
  const tagged = mapValues(written.tagged, ({ by, of, shared }) => ({
    by,
    variants: mapValues(written[of], (keys, name) => {
      const tag: Key = { type: { is: 'words', words: [name] }, required: true, about: '' };
      return { keys: { [by]: tag, ...structs[shared]!.keys, ...parseStruct(keys).keys } };
    }),
  }));
  const unions = mapValues(written.unions, (text) => {
    const { type, about } = parseKey(text);
    return { ...type, about };
  });
  return {
    words: mapValues(written.words, parseKey),
    kinds,
    structs,
    unions,
    tagged,
    scopes: written.scopes,
    scalars: written.scalars,
    formats: written.formats,
    widgets: written.widgets,
  };
}

/** Parses a document's own type; "form" alone is the name of a form. */
export function documentType(kind: string): string {
  return `${kind}-document`;
}

/** Parses a struct's keys; `"...": "rows,read"` stands for the keys of the structs "rows" and "read". */
function parseKeys(written: Record<string, string>, structs: Written['structs']): Struct {
  const { '...': names, ...own } = written;
  const from = names?.split(',') ?? [];
  const shared: Record<string, string> = Object.assign({}, ...from.map((name) => structs[name]!));
  const keys = Object.keys(shared).filter((key) => !(key in own));
  const spread = Object.entries(written).flatMap(([key, text]) =>
    key === '...' ? keys.map((one) => [one, shared[one]!] as const) : [[key, text] as const],
  );
  const { '*': others, ...named } = mapValues(Object.fromEntries(spread), parseOrFind);
  return {
    keys: named,
    ...(others && { others: others.type }),
    ...(names !== undefined && { shared: { structs: from, keys } }),
  };
}

/** Parses a key's description, or that of the word that it refers to. */
function parseOrFind(written: string, key: string): Key {
  if (!written.startsWith('=')) return parseKey(written);
  return { ...parseKey(WRITTEN.words[key]!), required: written === '=!', isWord: true };
}

/** Parses a key's description: "text! The heading" is a required text. */
function parseKey(written: string): Key {
  const [, type = '', must, about = ''] = /^(\S+?)(!?)(?:\s+(.*))?$/.exec(written) ?? [];
  return { type: parseType(type), required: must === '!', about };
}

/** Parses a type: "path|value{}" and the like. */
export function parseType(text: string): Type {
  const alternatives = text.split('|');
  if (alternatives.length > 1) return { is: 'union', of: alternatives.map(parseType) };
  if (text.endsWith('[]')) return { is: 'list', of: parseType(text.slice(0, -2)) };
  if (text.endsWith('{}')) return { is: 'record', of: parseType(text.slice(0, -2)) };
  if (text.startsWith('enum:')) return { is: 'words', words: text.slice(5).split(',') };
  if (text === 'false' || text === 'null') return { is: 'literal', value: text === 'false' ? false : null };
  return { is: 'named', name: text };
}

export function mapValues<From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
