import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A client chunk: everything these files import statically, loaded as a whole; with `only`, what matches of
 * it.
 */
type Chunk = { name: string; from: string[]; only?: RegExp };

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Bundles code that always loads together into one file each. By default the bundler creates a file for every
 * combination of screens that share a module: thirty small files are a fifth larger than one and need thirty
 * requests.
 */
export function fewChunks(root: string, chunks: Chunk[]) {
  // A moved file would silently drop out of its chunk.
  for (const file of chunks.flatMap((chunk) => chunk.from))
    if (!existsSync(resolve(root, file)))
      throw new Error(`A chunk of the client begins at ${file}, which is not there`);
  const closures = new Map<Chunk, Set<string>>();
  const closureOf = (chunk: Chunk, graph: Graph) => {
    const known = closures.get(chunk);
    if (known) return known;
    const found = new Set<string>();
    // As the bundler names modules: packages may lie behind a link.
    const pending = chunk.from.map((file) => realpathSync(resolve(root, file)));
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    closures.set(chunk, found);
    return found;
  };
  return {
    // A chunk already contains its files' imports; a later chunk must not include an earlier one's.
    includeDependenciesRecursively: false,
    groups: [
      {
        // A module that belongs to several chunks goes into the first.
        name: (id: string, graph: Graph) =>
          chunks.find((chunk) => chunk.only?.test(id) !== false && closureOf(chunk, graph).has(id))?.name ??
          null,
      },
    ],
  };
}
