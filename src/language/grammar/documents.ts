import { isObject } from '../run/value/matches.ts';
import type { Findings } from './findings.ts';
import { type Place, type Source, within } from './place.ts';
import type { ProjectFiles } from './project-files.ts';

/** Folders of `schemas/` and what one document in them is called. */
export const KINDS = {
  fields: 'field',
  forms: 'form',
  crud: 'crud',
  wizards: 'wizard',
  tables: 'table',
  parts: 'part',
  lookups: 'lookup',
  labels: 'label',
  actions: 'action',
  screens: 'screen',
  layouts: 'layout',
  events: 'event',
  tasks: 'task',
  records: 'record',
  checklists: 'checklist',
  messages: 'messages',
} as const;

export type Folder = keyof typeof KINDS;
/** Documents of which there is one, by file. */
export const SINGLES = { 'guard.json': 'guard', 'site.json': 'site' } as const;
type Single = (typeof SINGLES)[keyof typeof SINGLES];
export type Kind = (typeof KINDS)[Folder] | Single;

/** A translation's file, which holds the texts that differ from English. */
export const LANGUAGE = /^schemas\/messages\/(?!en\.)[a-z]{2}(-[A-Z]{2})?\.json$/;

/** The kind of document in a file of `schemas/`, by its path; undefined if there is none. */
export const kindOf = (path: string): Kind | undefined =>
  singleOf(path) ?? KINDS[path.split('/')[1] as Folder];

const singleOf = (path: string): Single | undefined =>
  SINGLES[path.slice('schemas/'.length) as keyof typeof SINGLES];

export type Document = {
  kind: Kind;
  /** Path below the kind's folder, without `.json`. */
  name: string;
  source: Source;
  value: Record<string, unknown>;
  /** Documents that were included in this one, so that it no longer names them. */
  includes?: readonly Document[];
};

export type Documents = {
  [F in Folder]: Map<string, Document>;
} & {
  byFile: Map<string, Document>;
} & { [S in Single]: Document | undefined };

/** Reads every document of `schemas/`. */
export function loadDocuments(files: ProjectFiles, findings: Findings): Documents {
  const folders = Object.keys(KINDS) as Folder[];
  const documents = {
    ...(Object.fromEntries(folders.map((folder) => [folder, new Map()])) as Record<
      Folder,
      Map<string, Document>
    >),
    guard: undefined as Document | undefined,
    site: undefined as Document | undefined,
    byFile: new Map<string, Document>(),
  };
  for (const file of files.list('schemas')) {
    if (!file.endsWith('.json') || file.startsWith('schemas/meta/')) continue;
    const folder = file.split('/')[1] as Folder;
    const single = singleOf(file);
    if (!single && !KINDS[folder]) {
      findings.addAt(file, 1, `there is no kind of document called "${folder}" (${folders.join(', ')})`);
      continue;
    }
    const source = files.source(file, findings)!;
    const isDocument = isObject(source.value);
    if (!isDocument && !source.isBroken)
      findings.addWriting(file, 1, 'a document stands between { and }; this file holds something else', true);
    const value = (isDocument ? source.value : {}) as Record<string, unknown>;
    const name = single ?? file.slice(`schemas/${folder}/`.length, -'.json'.length);
    const document: Document = { kind: single ?? KINDS[folder], name, source, value };
    documents.byFile.set(file, document);
    if (single) documents[single] = document;
    else if (!LANGUAGE.test(file)) documents[folder].set(name, document);
  }
  return documents;
}

/** Returns a place in a document. */
export function placeIn(document: Document, ...pointer: (string | number)[]): Place {
  return within({ source: document.source, pointer: [] }, ...pointer);
}
