import { posix } from 'node:path';
import { type ApiDocument, operationsOf } from '../definitions/api-document.ts';
import type { Document, Folder } from '../definitions/documents.ts';
import { placeIn } from '../definitions/documents.ts';
import { Findings } from '../definitions/findings.ts';
import { checkGrammar } from '../definitions/grammar.ts';
import { bodyMedia } from '../definitions/operations-module.ts';
import { vocabulary } from '../definitions/vocabulary.ts';
import type { Check } from './check.ts';

/** Documents that nothing leads to. Screens, messages and the guard are where everything begins. */
export function checkUnused(check: Check): void {
  const { documents, api } = check.project;
  const used = new Set<Document>();
  const todo: Document[] = [...documents.screens.values(), ...(documents.guard ? [documents.guard] : [])];
  for (const name of formsOfApi(api)) {
    const form = documents.forms.get(name);
    if (form) todo.push(form);
  }
  for (let document = todo.pop(); document; document = todo.pop()) {
    if (used.has(document)) continue;
    used.add(document);
    todo.push(...referredTo(document, check));
  }
  for (const document of documents.byFile.values())
    if (!used.has(document) && document.kind !== 'messages' && document.kind !== 'screen')
      check.add(placeIn(document), `nothing uses this ${document.kind}`);
}

/** The documents that one names, or refers to by `$ref`. */
function referredTo(document: Document, { project: { documents } }: Check): Document[] {
  const found: (Document | undefined)[] = [];
  checkGrammar(
    document.value,
    vocabulary.kinds[document.kind]!,
    placeIn(document),
    new Findings(),
    (type, value) => {
      const folder = vocabulary.scalars[type]?.names;
      if (typeof value !== 'string') return;
      if (folder && folder in documents) found.push(documents[folder as Folder].get(value));
      if (type === 'reference') {
        const [path = ''] = value.split('#');
        found.push(documents.byFile.get(posix.join(posix.dirname(document.source.file), path)));
      }
    },
  );
  return found.filter((one) => one !== undefined);
}

function formsOfApi(api: ApiDocument): string[] {
  return operationsOf(api).flatMap(({ operation }) => {
    const schema = bodyMedia(api, operation)?.schema as { 'x-forms'?: string[] } | undefined;
    return schema?.['x-forms'] ?? [];
  });
}
