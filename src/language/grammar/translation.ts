import { isObject } from '../run/value/matches.ts';
import { LANGUAGE } from './documents.ts';
import { Findings } from './findings.ts';
import type { ProjectFiles } from './project-files.ts';

/**
 * The definitions as they read in another language: the same files, with what `schemas/messages/<language>.json` says in
 * place of the English texts. Whatever is made of definitions can so be made of them. A text is named by its message's
 * key, or by its document and its place in it: `forms/auth/login#/schema/properties/password/title`.
 */
export function filesIn(files: ProjectFiles, language: string): ProjectFiles {
  const texts = translationOf(files, language);
  const isOurs = (path: string) => path.startsWith('schemas/') && path.endsWith('.json');
  const read: ProjectFiles['read'] = (path) => {
    const text = files.read(path);
    const source = text !== undefined && isOurs(path) ? files.source(path, new Findings()) : undefined;
    return source && isObject(source.value)
      ? JSON.stringify(translated(path, source.value, texts), null, 2)
      : text;
  };
  return {
    read,
    list: (folder) => files.list(folder).filter((path) => !LANGUAGE.test(path)),
    source: (path, findings) => {
      const source = files.source(path, findings);
      if (!source || !isOurs(path) || !isObject(source.value)) return source;
      return { ...source, value: translated(path, source.value, texts) };
    },
  };
}

type Texts = Readonly<Record<string, unknown>>;

function translationOf(files: ProjectFiles, language: string): Texts {
  const value = files.source(`schemas/messages/${language}.json`, new Findings())?.value;
  if (!isObject(value)) throw new Error(`There is no schemas/messages/${language}.json.`);
  return value;
}

function translated(path: string, value: Record<string, unknown>, texts: Texts): unknown {
  const whole: unknown = structuredClone(value);
  if (path.startsWith('schemas/messages/')) {
    const said = whole as Record<string, unknown>;
    for (const key of Object.keys(said)) if (key !== '$schema' && key in texts) said[key] = texts[key];
    return said;
  }
  for (const [key, text] of Object.entries(texts)) {
    const spot = spotOf(key);
    if (spot && spot.file === path) put(whole, spot.pointer, text);
  }
  return whole;
}

/** The document and the place in it that a key of a translation names; null for a message's key. */
export function spotOf(key: string): { file: string; pointer: string[] } | null {
  const [, document, pointer] = /^([\w/-]+)#\/(.+)$/.exec(key) ?? [];
  if (document === undefined || pointer === undefined) return null;
  const parts = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { file: `schemas/${document}.json`, pointer: parts };
}

/** What stands at a place; undefined when nothing does. */
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
