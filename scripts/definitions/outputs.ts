import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from './findings.ts';

/** What generation makes: content by path below the project's root. */
export type Outputs = Map<string, string>;

/** Places that hold nothing but generated files; what is no longer made there goes away. */
const OWNED = ['generated'];
/** Generated files that stand beside written ones. */
const OWNED_FILE = /^schemas\/meta\/([\w-]+\.schema\.json|vocabulary\.md)$/;

export type Differences = { changed: string[]; surplus: string[] };

/** How the files on disk differ from what they must be. */
export function compareOutputs(root: string, outputs: Outputs): Differences {
  const changed = [...outputs]
    .filter(([path, content]) => textAt(join(root, path)) !== content)
    .map(([path]) => path);
  const surplus = generatedFiles(root).filter((path) => !outputs.has(path));
  return { changed: changed.sort(compareText), surplus };
}

/** Writes what changed and deletes what is no longer made. */
export function writeOutputs(root: string, outputs: Outputs, { changed, surplus }: Differences): void {
  for (const path of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), outputs.get(path)!);
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
  const meta = list('schemas/meta').filter((path) => OWNED_FILE.test(path));
  return [...OWNED.flatMap(list), ...meta].sort(compareText);
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
