import { type Document, placeIn } from '../grammar/documents.ts';
import { nearest } from '../grammar/nearest-name.ts';
import type { Check } from './check-context.ts';

/** Pictures and files of the product that definitions name. */
const PUBLIC = 'src/client/public';
const FILE = /^\/[\w./-]+\.(?:png|jpe?g|svg|webp|avif|gif|ico|pdf)$/i;

/** Checks that every product file that a document names exists. */
export function checkPublicFiles(check: Check, document: Document): void {
  const files = check.project.files.list(PUBLIC);
  for (const { path, text } of constantsIn(document.value))
    if (FILE.test(text) && !files.includes(`${PUBLIC}${text}`)) {
      const names = files.map((file) => file.slice(PUBLIC.length));
      check.add(placeIn(document, ...path), `there is no file "${text}"${nearest(text, names)}`);
    }
}

type Constant = { path: (string | number)[]; text: string };

/** Returns the fixed texts of a document: those in `const`, and below it. */
function constantsIn(node: unknown, path: (string | number)[] = [], isConstant = false): Constant[] {
  if (typeof node === 'string') return isConstant ? [{ path, text: node }] : [];
  if (node === null || typeof node !== 'object') return [];
  const isList = Array.isArray(node);
  return Object.entries(node).flatMap(([key, value]) =>
    constantsIn(value, [...path, isList ? Number(key) : key], isConstant || key === 'const'),
  );
}
