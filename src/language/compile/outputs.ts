import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { compareText } from '../grammar/findings.ts';

/** Generated content by path below the project's root. */
export type Outputs = Map<string, string>;

/** Folders of generated files only; files that are no longer generated are deleted there. */
const OWNED = ['generated'];
/** Written by `npm run release` only. */
const RELEASED = 'generated/released';
/** What translations were made from: written by a release and by the commands for translators. */
const TRANSLATED = 'generated/translated';
/** Generated files beside written ones. */
const OWNED_FILE = /^(schemas\/meta\/([\w-]+\.schema\.json|vocabulary\.md)|docs\/error-codes\.md)$/;

/**
 * The generated files that readers of the repository want to see; all others are not committed, but generated
 * on demand in seconds.
 */
const COMMITTED = new Set(
  ['openapi.json', 'api.d.ts', 'operations.ts', 'definitions.d.ts'].map((name) => `generated/${name}`),
);

/** The paths of generated files, without those that only a release writes. */
export const GENERATED =
  /^(generated\/(?!released\/|translated\/)|schemas\/meta\/([\w-]+\.schema\.json|vocabulary\.md)$|docs\/error-codes\.md$)/;

export const isCommitted = (path: string) =>
  COMMITTED.has(path) || OWNED_FILE.test(path) || path.startsWith(RELEASED) || path.startsWith(TRANSLATED);

export type Differences = { changed: string[]; surplus: string[] };

/** How long a run waits for another one, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Runs `work` on the generated files with an exclusive lock. The lock belongs to the operating system
 * (SQLite's, on an empty file), so it is released when its process ends, however that happens.
 */
export function withGeneratedFiles<T>(root: string, work: () => T, patience = PATIENCE): T {
  mkdirSync(join(root, CACHE), { recursive: true });
  const lock = new DatabaseSync(join(root, CACHE, 'generating'), { timeout: patience });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

const CACHE = '.cache';

/** Returns how the files on disk differ from the generated content. */
export function compareOutputs(root: string, outputs: Outputs): Differences {
  const changed = [...outputs]
    .filter(([path, content]) => textAt(join(root, path)) !== content)
    .map(([path]) => path);
  const surplus = generatedFiles(root).filter((path) => !outputs.has(path));
  return { changed: changed.sort(compareText), surplus };
}

/** Returns the generated files as they are on disk. */
export const readOutputs = (root: string): Outputs =>
  new Map(generatedFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Writes changed files and deletes those that are no longer generated. */
export function writeOutputs(root: string, outputs: Outputs, { changed, surplus }: Differences): void {
  const draft = join(root, CACHE, 'generated-file');
  mkdirSync(dirname(draft), { recursive: true });
  for (const path of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // Renamed into place, so that a watcher never reads a half-written file.
    writeFileSync(draft, outputs.get(path)!);
    renameSync(draft, join(root, path));
  }
  for (const path of surplus) {
    rmSync(join(root, path));
    for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) {
      if (readdirSync(join(root, folder)).length) break;
      rmSync(join(root, folder), { recursive: true });
    }
  }
}

function generatedFiles(root: string): string[] {
  const list = (folder: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(root.length + 1)
              .replaceAll('\\', '/'),
          )
      : [];
  const generated = OWNED.flatMap(list).filter(
    (path) => !path.startsWith(RELEASED) && !path.startsWith(TRANSLATED),
  );
  const beside = ['schemas/meta', 'docs'].flatMap(list).filter((path) => OWNED_FILE.test(path));
  return [...generated, ...beside].sort(compareText);
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
