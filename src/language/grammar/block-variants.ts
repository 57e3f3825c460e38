import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Written = { blocks: Record<string, Record<string, string>> };

/** Returns the variants of each block with more than one; the first is the default. */
export function variantsOfBlocks(): Record<string, string[]> {
  const file = join(import.meta.dirname, '../../../schemas/meta/vocabulary.json');
  const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as Written;
  return Object.fromEntries(
    Object.entries(blocks).flatMap(([name, { variant }]) => {
      const [, words] = /^enum:(\S+)/.exec(variant ?? '') ?? [];
      return words ? [[name, words.split(',')]] : [];
    }),
  );
}
