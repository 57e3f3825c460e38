import { posix } from 'node:path';
import { type ApiDocument, operationsOf } from '../definitions/api-document.ts';
import { type Document, placeIn } from '../definitions/documents.ts';
import { bodyMedia } from '../definitions/operations-module.ts';
import { namesIn, visitDocument } from '../definitions/reach.ts';
import type { Check } from './check.ts';

/** Documents that nothing leads to. Screens, messages and the guard are where everything begins. */
export function checkUnused(check: Check): void {
  const { documents, api } = check.project;
  const used = new Set<Document>();
  const pending: Document[] = [...documents.screens.values(), ...(documents.guard ? [documents.guard] : [])];
  for (const body of bodiesOf(api)) {
    pending.push(...(body['x-forms'] ?? []).flatMap((name) => documents.forms.get(name) ?? []));
    pending.push(...(body['x-wizards'] ?? []).flatMap((name) => documents.wizards.get(name) ?? []));
  }
  for (let document = pending.pop(); document; document = pending.pop()) {
    if (used.has(document)) continue;
    used.add(document);
    pending.push(...referredTo(document, check));
  }
  for (const document of documents.byFile.values())
    if (!used.has(document) && document.kind !== 'messages' && document.kind !== 'screen')
      check.add(placeIn(document), `nothing uses this ${document.kind}`);
}

/** The documents that one names, or refers to by `$ref`. */
function referredTo(document: Document, { project: { documents } }: Check): Document[] {
  const named = namesIn(document).map(({ folder, name }) => documents[folder].get(name));
  visitDocument(document, (type, value) => {
    if (type !== 'reference' || typeof value !== 'string') return;
    const file = posix.join(posix.dirname(document.source.file), value.split('#')[0]!);
    named.push(documents.byFile.get(file));
  });
  return named.filter((one) => one !== undefined);
}

type Body = { 'x-forms'?: string[]; 'x-wizards'?: string[] };

function bodiesOf(api: ApiDocument): Body[] {
  return operationsOf(api).map(({ operation }) => (bodyMedia(api, operation)?.schema ?? {}) as Body);
}
