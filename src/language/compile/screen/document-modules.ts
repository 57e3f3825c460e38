import { literal } from '../../grammar/code-text.ts';
import { type Documents, type Folder, LANGUAGE } from '../../grammar/documents.ts';
import type { Outputs } from '../outputs.ts';
import { HELD_FOLDERS } from './screen-references.ts';

/** The folders whose documents programs read as written; forms and fields they read as compiled modules. */
const READ: ReadonlySet<string> = new Set<Folder | 'guard.json'>([
  ...HELD_FOLDERS,
  'screens',
  'layouts',
  'messages',
  'guard.json',
]);

/**
 * Makes `generated/documents/…`: the last valid state of each document. Programs read these, never `schemas/`
 * itself, which may be in the middle of an edit.
 */
export function documentModules(documents: Documents): Outputs {
  return new Map(
    [...documents.byFile]
      .filter(([file]) => READ.has(file.split('/')[1]!) && !LANGUAGE.test(file))
      .map(([file, { value }]) => {
        // Browsers need not load a screen's metadata for search engines.
        const { $schema: _, head: __, ...said } = value;
        return [documentFile(file), `${literal(said)}\n`];
      }),
  );
}

/** "schemas/labels/a.json" → "generated/documents/labels/a.json" */
export function documentFile(file: string): string {
  return file.replace(/^schemas\//, 'generated/documents/');
}
