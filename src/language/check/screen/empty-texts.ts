import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Check } from '../check-context.ts';

/** Keys whose values are texts for people. */
const READ = new Set(['title', 'label', 'placeholder', 'help', 'text', 'message', 'question']);
/** Keys of objects whose every value is such a text. */
const TEXTS = new Set(['x-messages', 'x-labels']);

/** Reports a text that is empty, or begins or ends with a space: nobody writes one on purpose. */
export function checkTexts(check: Check, document: Document): void {
  visit(check, document, document.value, [], document.kind === 'messages');
}

function visit(
  check: Check,
  document: Document,
  node: unknown,
  path: (string | number)[],
  isRead: boolean,
): void {
  if (typeof node === 'string') {
    if (isRead && node === '') check.add(placeIn(document, ...path), `"${path.at(-1)}" says nothing`);
    // Some messages are beginnings of sentences.
    else if (isRead && document.kind !== 'messages' && node !== node.trim())
      check.add(placeIn(document, ...path), `"${node}" begins or ends with a space`);
  } else if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) visit(check, document, item, [...path, index], false);
  } else if (node !== null && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      const isText = READ.has(key) || TEXTS.has(String(path.at(-1))) || document.kind === 'messages';
      visit(check, document, value, [...path, key], isText);
    }
  }
}
