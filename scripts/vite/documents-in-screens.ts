import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Layouts stay shared: the same one keeps its frame from screen to screen. */
const DOCUMENT =
  /^import (\w+) from '([^']+\/generated\/documents\/(?:actions|labels|lookups|parts|tables|wizards)\/[^']+)' with \{ type: 'json' \};$/gm;

/**
 * Puts the documents that a screen names into the screen's own file. Most are a few hundred bytes, and a
 * request for each of those that screens share takes longer than loading them again with the next screen.
 */
export function documentsInScreens(): Plugin {
  return {
    name: 'documents-in-screens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/screens\/[^/]+\.js$/ },
      async handler(code, id) {
        const files = [...code.matchAll(DOCUMENT)].map(([, , path]) => path!);
        const texts = new Map<string, string>();
        for (const path of files) texts.set(path, await readFile(resolve(dirname(id), path), 'utf8'));
        const inlined = code.replace(
          DOCUMENT,
          (_, name, path) => `const ${name} = ${texts.get(path)?.trim()};`,
        );
        return { code: inlined, map: null };
      },
    },
  };
}
