import type { Contents } from './fill-holes.ts';
import { type Split, splitModule } from './split-module.ts';

/** Splits generated modules, each when it is first needed. */
export function splitsOf(read: (path: string) => string): (path: string) => Split | undefined {
  const known = new Map<string, Split | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, splitModule(path, read(path)));
    return known.get(path);
  };
}

/** The contents of all holes. */
export function contentsOf(read: (path: string) => string, splitOf = splitsOf(read)): Contents {
  return (path, index) => {
    const content = splitOf(path)?.contents[index];
    if (!content) throw new Error(`${path} has no hole ${index}`);
    return content;
  };
}
