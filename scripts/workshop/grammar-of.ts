import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, SINGLES } from '../../src/language/grammar/documents.ts';
import { vocabulary } from '../../src/language/grammar/vocabulary.ts';
import type { Grammar } from '../../src/workshop/workshop-api.ts';

/** The grammar of every kind of document, for completion. */
export function grammarOf(root: string): Grammar {
  const read = (kind: string) =>
    JSON.parse(readFileSync(join(root, `schemas/meta/${kind}.schema.json`), 'utf8'));
  const nameOf = (kind: string) => (vocabulary.kinds[kind] as { name: string }).name;
  return {
    $defs: read('definitions').$defs,
    documents: {
      ...Object.fromEntries(Object.entries(KINDS).map(([folder, kind]) => [folder, nameOf(kind)])),
      ...Object.fromEntries(Object.values(SINGLES).map((kind) => [kind, nameOf(kind)])),
    },
  };
}
