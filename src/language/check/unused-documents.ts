import { posix } from 'node:path';
import { type ApiDocument, operationsOf } from '../compile/api/api-document.ts';
import { bodyMedia } from '../compile/api/operations-module.ts';
import { namesIn } from '../compile/screen/screen-references.ts';
import { valuesIn } from '../grammar/document-reading.ts';
import { type Document, placeIn } from '../grammar/documents.ts';
import type { Check } from './check-context.ts';

const BEGINNINGS: ReadonlySet<Document['kind']> = new Set([
  'messages',
  'event',
  'task',
  'record',
  'checklist',
  'screen',
  'crud',
]);

/**
 * Reports documents that nothing refers to: screens without a link, menu item, mail or guard step, others
 * without a screen.
 */
export function checkUnused(check: Check): void {
  const { documents, api } = check.project;
  const used = new Set<Document>();
  const pending: Document[] = [
    ...documents.screens.values(),
    ...documents.events.values(),
    ...documents.tasks.values(),
    ...documents.checklists.values(),
    ...[documents.guard ?? [], documents.site ?? []].flat(),
  ];
  for (const body of bodiesOf(api)) {
    pending.push(...(body['x-forms'] ?? []).flatMap((name) => documents.forms.get(name) ?? []));
    pending.push(...(body['x-wizards'] ?? []).flatMap((name) => documents.wizards.get(name) ?? []));
  }
  for (let document = pending.pop(); document; document = pending.pop()) {
    if (used.has(document)) continue;
    used.add(document);
    pending.push(...referredTo(document, check));
  }
  const reached = new Set([...documents.byFile.values()].flatMap(screensNamedBy));
  for (const screen of documents.screens.values())
    if (!reached.has(screen.name) && !isMailed(check, screen.name))
      check.project.findings.addLeftOver(placeIn(screen), 'no link, menu or guard leads to this screen');
  for (const document of documents.byFile.values())
    if (!used.has(document) && !BEGINNINGS.has(document.kind))
      check.project.findings.addLeftOver(placeIn(document), `nothing uses this ${document.kind}`);
}

/** The server's own link at the end of mails. */
const MAILED = 'src/server/areas/news/tell.ts';

const isMailed = ({ project: { files } }: Check, name: string): boolean =>
  files.read(MAILED)?.includes(`screenAddress(publicUrl, '${name}'`) === true;

/** Returns the screens that a document refers to, except itself. */
function screensNamedBy(document: Document): string[] {
  const names = namesIn(document).flatMap(({ folder, name }) => (folder === 'screens' ? [name] : []));
  return names.filter((name) => document.kind !== 'screen' || name !== document.name);
}

/** Returns the documents that a document names or refers to by `$ref`. */
function referredTo(document: Document, { project: { documents } }: Check): Document[] {
  const named: (Document | undefined)[] = namesIn(document).map(({ folder, name }) =>
    documents[folder].get(name),
  );
  for (const { value } of valuesIn(document, 'reference')) {
    if (typeof value !== 'string') continue;
    const file = posix.join(posix.dirname(document.source.file), value.split('#')[0]!);
    named.push(documents.byFile.get(file));
  }
  return [...named, ...(document.includes ?? [])].filter((one) => one !== undefined);
}

type Body = { 'x-forms'?: string[]; 'x-wizards'?: string[] };

function bodiesOf(api: ApiDocument): Body[] {
  return operationsOf(api).map(({ operation }) => (bodyMedia(api, operation)?.schema ?? {}) as Body);
}
