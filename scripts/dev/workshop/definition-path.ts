import { lstatSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A written definition: below `schemas/`, but no grammar, which is generated. */
const DEFINITION = /^schemas\/(?!meta\/)([\w-]+\/)*[\w-]+(\.[\w-]+)*\.json$/;

/** Returns the path of a definition on disk; undefined if the file is none, or a link leads elsewhere. */
export function definitionPath(root: string, file: unknown): string | undefined {
  if (typeof file !== 'string' || !DEFINITION.test(file)) return undefined;
  const path = join(root, file);
  try {
    const folder = realpathSync(join(root, 'schemas')) + sep;
    return lstatSync(path).isFile() && realpathSync(path).startsWith(folder) ? path : undefined;
  } catch {
    return undefined;
  }
}
