import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules of CommonJS that this process has loaded, by path: others are never forgotten. */
const { cache } = createRequire(import.meta.url);

/** Loads a module that was built: the release's own, or one in a folder that can be forgotten. */
export async function loadBuilt(file: string, isOwn = false): Promise<unknown> {
  return isOwn ? import(/* @vite-ignore */ pathToFileURL(file).href) : createRequire(file)(file);
}

/** Forgets the modules of a folder, so that what they hold can be collected. */
export function forgetBuilt(folder: string): void {
  const within = realpathSync(folder) + sep;
  for (const path of Object.keys(cache)) if (path.startsWith(within)) delete cache[path];
}
