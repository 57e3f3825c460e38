import type { Contents } from './fill-holes.ts';
import { type Content, splitModule } from './split-module.ts';

/** The contents of all holes; each file is read and split when it is first needed. */
export function contentsOf(read: (path: string) => string): Contents {
  const known = new Map<string, Content[]>();
  return (path, index) => {
    let contents = known.get(path);
    if (!contents) {
      contents = splitModule(path, read(path))?.contents ?? [];
      known.set(path, contents);
    }
    const content = contents[index];
    if (!content) throw new Error(`${path} has no hole ${index}`);
    return content;
  };
}
