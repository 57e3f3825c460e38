import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SCREEN = /\/generated\/screens\/([^/]+)\.js$/;
/** Layouts stay shared: the same one keeps its frame from screen to screen. */
const DOCUMENT = /\/generated\/documents\/(actions|labels|lookups|parts|tables)\//;
const IN = '?in=';

/**
 * Puts the documents that a screen names into the screen's own file. Most are a few hundred bytes, and a
 * request for each of those that screens share takes longer than loading them again with the next screen.
 */
export function documentsInScreens(): Plugin {
  return {
    name: 'documents-in-screens',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [, screen] = SCREEN.exec(importer ?? '') ?? [];
      if (screen === undefined || !DOCUMENT.test(id)) return;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved && `\0${resolved.id}${IN}${screen}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.includes(IN)) return;
      return `export default ${await readFile(id.slice(1).split(IN)[0]!, 'utf8')}`;
    },
  };
}
