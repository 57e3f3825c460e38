import type { Label } from '../../generated/definitions.d.ts';
import { type Document, type Folder, placeIn } from './documents.ts';
import { Findings } from './findings.ts';
import { checkGrammar, type Visitor } from './grammar.ts';
import type { Project } from './project.ts';
import { allProperties } from './properties.ts';
import type { WrittenSchema } from './schema-references.ts';
import { vocabulary } from './vocabulary.ts';

/** How the values that a document shows read, by their path in it. */
export type ShownLabels = Map<Document, Map<string, Label>>;

/** The kinds of which a screen's module holds documents; forms are loaded when they are needed. */
export const HELD = ['parts', 'wizards', 'tables', 'maps', 'actions', 'lookups'] as const;

/** What one screen can reach. */
export type Reach = {
  documents: Record<(typeof HELD)[number] | 'layouts' | 'forms', Set<string>>;
  blocks: Set<string>;
  /** By path. */
  labels: Record<string, Label>;
  /** Paths that read differently in two documents of the screen. */
  conflicts: { document: Document; path: string }[];
};

/** Follows every name in a screen's documents, the lookups of its forms and of what it shows. */
export function reachOf(screen: Document, { documents, forms }: Project, shown: ShownLabels): Reach {
  const reached: Reach = {
    documents: {
      parts: new Set(),
      wizards: new Set(),
      tables: new Set(),
      maps: new Set(),
      actions: new Set(),
      lookups: new Set(),
      layouts: new Set(),
      forms: new Set(),
    },
    blocks: new Set(),
    labels: {},
    conflicts: [],
  };
  const pending: Document[] = [screen];
  const reach = (folder: Folder, name: string) => {
    const names = reached.documents[folder as keyof Reach['documents']] as Set<string> | undefined;
    const document = documents[folder].get(name);
    if (!names || !document || names.has(name)) return;
    names.add(name);
    if (folder === 'forms')
      for (const lookup of lookupsOf(forms.schemaOf(name) ?? {})) reach('lookups', lookup);
    else pending.push(document);
  };
  for (let document = pending.pop(); document; document = pending.pop()) {
    for (const { folder, name } of namesIn(document)) reach(folder, name);
    for (const block of blocksIn(document)) reached.blocks.add(block);
    for (const [path, label] of shown.get(document) ?? []) {
      const known = reached.labels[path];
      if (known && JSON.stringify(known) !== JSON.stringify(label))
        reached.conflicts.push({ document, path });
      reached.labels[path] = label;
      if ('lookup' in label) reach('lookups', label.lookup);
    }
  }
  return reached;
}

/** The documents that a document names, by folder. */
export function namesIn(document: Document): { folder: Folder; name: string }[] {
  const found: { folder: Folder; name: string }[] = [];
  visitDocument(document, (type, value) => {
    const folder = vocabulary.scalars[type]?.names as Folder | undefined;
    if (folder && typeof value === 'string') found.push({ folder, name: value });
  });
  return found.filter(({ folder }) => /s$/.test(folder));
}

/** The operations that documents name. */
export function operationsIn(documents: Iterable<Document>): Set<string> {
  const found = new Set<string>();
  for (const document of documents)
    visitDocument(document, (type, value) => {
      if (type === 'operation') found.add(String(value));
    });
  return found;
}

function blocksIn(document: Document): string[] {
  const found: string[] = [];
  visitDocument(document, (type, value) => {
    if (type === 'block') found.push((value as { block: string }).block);
  });
  return found;
}

/** Shows every value of a document with the type that the vocabulary gives to its place. */
export function visitDocument(document: Document, visit: Visitor): void {
  checkGrammar(document.value, vocabulary.kinds[document.kind]!, placeIn(document), new Findings(), visit);
}

/** The lookups of a form's fields, rows and branches included. */
function lookupsOf(schema: WrittenSchema): string[] {
  const own = schema['x-lookup'];
  const name = typeof own === 'object' ? own.lookup : own;
  const inner = [...Object.values(allProperties(schema)), schema.items ?? [], schema.anyOf ?? []].flat();
  return [...(name ? [name] : []), ...inner.flatMap(lookupsOf)];
}
