import type { Action, Block, Layout } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { readingOf } from '../../grammar/document-reading.ts';
import type { Document, Documents } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import type { Pointer } from '../../grammar/place.ts';
import type { ApiDocument } from '../api/api-document.ts';
import { adding, deleting, details, editing, manyOf, written } from './crud-actions.ts';
import { importing, merging } from './crud-beside.ts';
import { type List, listOf } from './crud-list.ts';

/**
 * Expands `schemas/crud/…`: each maintained list becomes a screen and a table under its own name. Everything
 * that reads documents afterwards treats them like written ones; mistakes in them are reported at the list's
 * line.
 */
export function expandCrud(documents: Documents, api: ApiDocument, findings: Findings): void {
  for (const document of documents.crud.values()) {
    if (!isSound(document)) continue;
    const said = listOf(document, api, findings);
    if (!said) continue;
    const layout = documents.layouts.get(said.crud.layout);
    const extras = layout && isSound(layout) ? (definitionOf(layout, 'layout').lists ?? {}) : {};
    const list = withColumns(said, extras);
    addDocument(documents, document, 'table', tableOf(list, extras));
    addDocument(documents, document, 'screen', screenOf(list, extras));
  }
}

/** Whether a document's grammar is valid; its mistakes are reported by the document's own check. */
function isSound(document: Document): boolean {
  return !document.source.isBroken && readingOf(document).mistakes.length === 0;
}

/** What a layout adds to each of its lists. */
type Extras = NonNullable<Layout['lists']>;

/** A list with those of its frame's columns for which its rows have a value. */
function withColumns(list: List, { columns = [] }: Extras): List {
  const shared = columns.filter(({ value }) => list.shows(value));
  return { ...list, crud: { ...list.crud, columns: [...list.crud.columns, ...shared] } };
}

function tableOf(list: List, { buttons, imported }: Extras): Record<string, unknown> {
  const { crud, row, key, searches } = list;
  const saying = (message: string) => ({ message, with: { many: { const: manyOf(crud) } } });
  const remove = deleting(list);
  return written({
    operation: crud.operation,
    row,
    key,
    search: searches ? 'search' : undefined,
    placeholder: crud.placeholder,
    sort: crud.sort ?? list.sort,
    filters: crud.filters,
    columns: crud.columns,
    link: crud.link,
    actions: whole([details(list), editing(list), ...(crud.actions ?? []), merging(list), remove]),
    buttons: crud.buttons,
    each_selected: whole([remove]),
    add: shownWhen(adding(list), buttons),
    export: list.beside.export,
    import: importing(list, imported),
    empty: crud.empty ?? saying('crud.empty'),
    no_match: saying('crud.no_match'),
    worklists: crud.worklists,
  });
}

function screenOf({ name, crud, operation }: List, { cards }: Extras): Record<string, unknown> {
  const card: Block = {
    block: 'stats',
    items: [{ label: '{item.label}', value: 'item.value', format: 'number' }],
  };
  const blocks: (Block | undefined)[] = [
    {
      block: 'header',
      title: crud.title,
      ...(crud.about !== undefined && { meta: [{ text: crud.about }] }),
    },
    crud.stats &&
      shownWhen<Block>(
        { block: 'list', variant: 'stats', rows: 'stats.cards', empty: 'lists.empty', blocks: [card] },
        cards,
      ),
    { block: 'table', table: name },
  ];
  return written({
    path: crud.path,
    redirects: crud.redirects,
    title: crud.title,
    access: crud.access ?? operation['x-roles'] ?? [],
    layout: crud.layout,
    data: crud.stats && { stats: crud.stats },
    blocks: whole(blocks),
  });
}

/** Adds a condition to an action or block without one. */
const shownWhen = <T extends Action | Block>(shown: T | undefined, when: Extras['cards']): T | undefined =>
  typeof shown === 'object' && when ? { ...shown, when } : shown;

/** Returns the items that are set, or undefined when there are none. */
function whole<T>(items: (T | undefined)[]): T[] | undefined {
  const left = items.filter((item) => item !== undefined);
  return left.length > 0 ? left : undefined;
}

function addDocument(
  documents: Documents,
  { name, source }: Document,
  kind: 'table' | 'screen',
  said: Record<string, unknown>,
): void {
  const value = { $schema: `../meta/${kind}.schema.json`, ...said };
  const writtenKeys = new Set(Object.keys(source.value as object));
  // Findings about the list's own content are reported at its line, all others at the line of "title" or
  // "entity".
  const lineAt = (pointer: Pointer) =>
    source.lineAt(
      writtenKeys.has(String(pointer[0])) ? pointer : pointer[0] === 'blocks' ? ['title'] : ['entity'],
    );
  const isMade = (pointer: Pointer) => !writtenKeys.has(String(pointer[0]));
  const made: Document = { kind, name, source: { ...source, value, lineAt, isMade }, value };
  documents.byFile.set(`schemas/${kind}s/${name}.json`, made);
  documents[`${kind}s`].set(name, made);
}
