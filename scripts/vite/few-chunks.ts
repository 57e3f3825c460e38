import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A chunk of the client: all that these files import at once, loaded as a whole. */
type Chunk = { name: string; from: string[] };

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Puts what always loads together into one file each. Left alone, the bundler cuts a file for every combination of
 * screens that share a module, and thirty small files are a fifth larger than one, and thirty requests.
 */
export function fewChunks(root: string, chunks: Chunk[]) {
  // A file that was moved would silently drop out of its chunk.
  for (const file of chunks.flatMap((chunk) => chunk.from))
    if (!existsSync(resolve(root, file)))
      throw new Error(`A chunk of the client begins at ${file}, which is not there`);
  const closures = new Map<Chunk, Set<string>>();
  const closureOf = (chunk: Chunk, graph: Graph) => {
    const known = closures.get(chunk);
    if (known) return known;
    const found = new Set<string>();
    const pending = chunk.from.map((file) => resolve(root, file));
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    closures.set(chunk, found);
    return found;
  };
  return {
    // A chunk has what its files import already; what an earlier one holds, a later one must not take along.
    includeDependenciesRecursively: false,
    groups: [
      {
        // What several chunks hold belongs to the first of them.
        name: (id: string, graph: Graph) =>
          chunks.find((chunk) => closureOf(chunk, graph).has(id))?.name ?? null,
      },
      // A lookup is about a hundred bytes: too few for a file of its own, which several screens would ask for.
      { name: 'lookups', test: /\/generated\/documents\/lookups\//, minShareCount: 2 },
    ],
  };
}
