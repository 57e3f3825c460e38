import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { holeCall } from '../holes/split-module.ts';

/** Layouts stay shared: the same one keeps its frame from screen to screen. */
const DOCUMENT =
  /^import (\w+) from '([^']+\/generated\/documents\/(?:actions|labels|lookups|parts|tables|wizards)\/[^']+)' with \{ type: 'json' \};$/gm;

/**
 * Puts the documents that a screen names into the screen's own file. Most are a few hundred bytes, and a
 * request for each of those that screens share takes longer than loading them again with the next screen.
 */
export function documentsInScreens(root: string): Plugin {
  return {
    name: 'documents-in-screens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/screens\/[^/]+\.js$/ },
      handler(code, id) {
        const documentAt = (path: string) => relative(root, resolve(dirname(id), path)).replaceAll('\\', '/');
        const inlined = code.replace(
          DOCUMENT,
          (_, name, path) => `const ${name} = ${holeCall(documentAt(path), 0)};`,
        );
        return { code: inlined, map: null };
      },
    },
  };
}
