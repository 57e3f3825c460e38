import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../../engine/db/connect.ts';
import { publishedOver } from './published-files.ts';
import { readPublished } from './workshop-queries.ts';

/** Returns the files of a project that lack what was published on the site of a database. */
export async function unpulledEdits(db: Db, root: string): Promise<string[]> {
  const textOf = (file: string) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const { over, contradicted } = publishedOver(await readPublished(db), textOf);
  return [...over.keys(), ...contradicted.map(({ file }) => file)].sort();
}
