import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The file in which the build lists each module's files, including imported ones. */
export const CHUNK_FILES = 'pages/chunk-files.json';

type Files = { js: string[]; css: string[] };

/** Writes the list from which server-rendered pages preload the modules their browser will need. */
export function chunkFiles(root: string): Plugin {
  return {
    name: 'chunk-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const closure = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.get(name);
        if (!chunk || found.has(name)) return found;
        found.add(name);
        for (const next of chunk.imports) closure(next, found);
        return found;
      };
      const modules: Record<string, Files> = {};
      for (const chunk of chunks.values()) {
        const js = [...closure(chunk.fileName)];
        const css = js.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
        for (const id of Object.keys(chunk.modules))
          if (id.startsWith(root) && !id.includes('node_modules'))
            modules[relative(root, id.split('?')[0]!).replaceAll('\\', '/')] = { js, css };
      }
      // The bundle's order depends on the project's folder.
      const sorted = Object.fromEntries(
        Object.entries(modules).sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      this.emitFile({ type: 'asset', fileName: CHUNK_FILES, source: JSON.stringify(sorted) });
    },
  };
}
