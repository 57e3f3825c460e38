import type { Label } from '../../../../generated/definitions.d.ts';
import { readingOf, valuesIn } from '../../grammar/document-reading.ts';
import type { Document, Folder } from '../../grammar/documents.ts';
import { vocabulary } from '../../grammar/vocabulary.ts';
import { labelsIn } from '../../run/value/value-path.ts';
import { allProperties } from '../form/schema-properties.ts';
import type { WrittenSchema } from '../form/schema-references.ts';
import type { Project } from '../project.ts';

/** The labels of the values that each document shows, by the value's path. */
export type ShownLabels = Map<Document, Map<string, Label>>;

/** The folders whose documents a screen's module contains; forms load on demand. */
export const HELD_FOLDERS = ['parts', 'wizards', 'tables', 'labels', 'actions', 'lookups'] as const;

/** Everything that a screen refers to, directly or transitively. */
export type ScreenReferences = {
  documents: Record<(typeof HELD_FOLDERS)[number] | 'layouts' | 'forms', Set<string>>;
  blocks: Set<string>;
  /** The message keys that its documents name. */
  messages: Set<string>;
  /** The operations that its documents call. */
  operations: Set<string>;
  /** By path. */
  labelsByPath: Record<string, Label>;
  /** Paths whose labels differ in two documents of the screen. */
  conflicts: { document: Document; path: string }[];
};

/**
 * Follows every name in a screen's documents, including the lookups of its forms and of the values it shows.
 */
export function referencesOf(
  screen: Document,
  { documents, forms }: Project,
  shown: ShownLabels,
): ScreenReferences {
  const references: ScreenReferences = {
    documents: {
      parts: new Set(),
      wizards: new Set(),
      tables: new Set(),
      labels: new Set(),
      actions: new Set(),
      lookups: new Set(),
      layouts: new Set(),
      forms: new Set(),
    },
    blocks: new Set(),
    messages: new Set(),
    operations: new Set(),
    labelsByPath: {},
    conflicts: [],
  };
  const pending: Document[] = [screen];
  const follow = (folder: Folder, name: string) => {
    const names = references.documents[folder as keyof ScreenReferences['documents']] as
      | Set<string>
      | undefined;
    const document = documents[folder].get(name);
    if (!names || !document || names.has(name)) return;
    names.add(name);
    if (folder === 'forms') {
      addAll(references.messages, messagesIn([document]));
      addAll(references.operations, operationsIn([document]));
      for (const lookup of lookupsOf(forms.schemaOf(name) ?? {})) follow('lookups', lookup);
    } else pending.push(document);
  };
  for (let document = pending.pop(); document; document = pending.pop()) {
    for (const { folder, name } of namesIn(document)) follow(folder, name);
    for (const block of blocksIn(document)) references.blocks.add(block);
    addAll(references.messages, messagesIn([document]));
    addAll(references.operations, operationsIn([document]));
    for (const [path, label] of shown.get(document) ?? []) {
      const known = references.labelsByPath[path];
      if (known && JSON.stringify(known) !== JSON.stringify(label))
        references.conflicts.push({ document, path });
      references.labelsByPath[path] = label;
      if ('lookup' in label) follow('lookups', label.lookup);
    }
  }
  return references;
}

/** Returns the documents that a document names, by folder. */
export function namesIn(document: Document): { folder: Folder; name: string }[] {
  const found: { folder: Folder; name: string }[] = [];
  for (const { type, value } of readingOf(document).values) {
    const folder = vocabulary.scalars[type]?.names as Folder | undefined;
    if (folder && typeof value === 'string') found.push({ folder, name: value });
    if (type === 'text')
      found.push(...labelsIn(String(value)).map((name) => ({ folder: 'labels' as const, name })));
  }
  return found.filter(({ folder }) => /s$/.test(folder));
}

/** Returns the operations that documents name. */
export const operationsIn = (documents: Iterable<Document>) => namedAs('operation', documents);

/** Returns the messages that documents name. */
export const messagesIn = (documents: Iterable<Document>) => namedAs('message', documents);

function addAll<Item>(all: Set<Item>, more: Iterable<Item>) {
  for (const item of more) all.add(item);
}

function namedAs(what: string, documents: Iterable<Document>): Set<string> {
  const found = new Set<string>();
  for (const document of documents)
    for (const { value } of valuesIn(document, what)) found.add(String(value));
  return found;
}

function blocksIn(document: Document): string[] {
  return valuesIn(document, 'block').map(({ value }) => (value as { block: string }).block);
}

/** Returns the lookups of a form's fields, including rows and branches. */
function lookupsOf(schema: WrittenSchema): string[] {
  const written = schema['x-lookup'];
  const name = typeof written === 'object' ? written.lookup : written;
  const inner = [...Object.values(allProperties(schema)), schema.items ?? [], schema.anyOf ?? []].flat();
  return [...(name ? [name] : []), ...inner.flatMap(lookupsOf)];
}
