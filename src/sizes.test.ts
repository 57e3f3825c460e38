import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const files = ['src', 'scripts'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    ),
);

const LINES = 250;
const FILES = 40;

const isSource = (file: string) => ['.ts', '.tsx', '.css'].includes(extname(file));

function tooLong(sizes: readonly (readonly [file: string, lines: number])[]): string[] {
  return sizes.filter(([, lines]) => lines > LINES).map(([file]) => file);
}

function tooFull(paths: readonly string[]): string[] {
  // Migrations only ever become more, and are read one at a time.
  const folders = Map.groupBy(
    paths.filter((path) => !path.includes('/migrations/')),
    dirname,
  );
  return [...folders].filter(([, inside]) => inside.length > FILES).map(([folder]) => folder);
}

describe('what is read at once', () => {
  it(`is no file, of the product or its tests, above ${LINES} lines`, () => {
    const sizes = files
      .filter(isSource)
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1] as const);
    expect(sizes.length).toBeGreaterThan(700);
    expect(tooLong(sizes)).toEqual([]);
    expect(tooLong([...sizes, ['src/server/long.ts', LINES + 1]])).toEqual(['src/server/long.ts']);
  });

  it(`is no folder above ${FILES} files`, () => {
    expect(tooFull(files)).toEqual([]);
    const planted = Array.from({ length: FILES + 1 }, (_, index) => `src/server/full/${index}.ts`);
    expect(tooFull([...files, ...planted])).toEqual(['src/server/full']);
  });
});
