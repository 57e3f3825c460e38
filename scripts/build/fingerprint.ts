import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A fingerprint of a build's inputs: a content hash, and mtimes and sizes, which are compared first. */
type Fingerprint = { hash: string; stats: string };

export type Inputs = {
  root: string;
  /** Files and folders, relative to the root. */
  paths: readonly string[];
  /** Whether a file counts; its path is relative to the root. */
  includes?: (path: string) => boolean;
  /** Other settings that affect the output, such as an environment variable. */
  settings?: string;
};

/**
 * Tracks whether a part of the build is current. Content decides, because `git checkout` and `npm ci` change
 * mtimes only. Files are read only when mtimes or sizes differ.
 */
export class Stamp {
  readonly #file: string;

  constructor(root: string, name: string) {
    this.#file = join(root, '.cache', 'build', `${name}.json`);
  }

  isCurrent(inputs: Inputs): boolean {
    const known = this.#read();
    if (!known) return false;
    const stats = statsOf(inputs);
    if (known.stats === stats) return true;
    if (known.hash !== hashOf(inputs)) return false;
    try {
      this.#write({ hash: known.hash, stats });
    } catch {
      // Only speeds up the next check. On a read-only file system, as in a container, the part still counts
      // as current.
    }
    return true;
  }

  /** Records that the part was built from exactly these inputs. */
  set(inputs: Inputs): void {
    this.#write({ hash: hashOf(inputs), stats: statsOf(inputs) });
  }

  #read(): Fingerprint | null {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Fingerprint;
    } catch {
      return null;
    }
  }

  #write(fingerprint: Fingerprint): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(fingerprint));
  }
}

function filesOf({ root, paths, includes }: Inputs): string[] {
  const files = paths.flatMap((path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found) return [];
    if (found.isFile()) return [path];
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
  return files.filter((file) => includes?.(file.replaceAll('\\', '/')) ?? true).sort();
}

function statsOf(inputs: Inputs): string {
  const hash = createHash('sha256').update(inputs.settings ?? '');
  for (const file of filesOf(inputs)) {
    const { size, mtimeMs } = statSync(join(inputs.root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function hashOf(inputs: Inputs): string {
  const hash = createHash('sha256').update(inputs.settings ?? '');
  for (const file of filesOf(inputs)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(inputs.root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
