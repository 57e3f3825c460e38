import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOnDisk, type ProjectFiles } from '../../src/language/grammar/project-files.ts';

/** What a result was made from: hashes of the texts and the lists of files that were read, and of the program. */
type Kept<Result> = {
  program: string;
  texts: Record<string, string>;
  lists: Record<string, string>;
  result: Result;
};

/** The part of any such program that reads definitions. */
export const LANGUAGE_CODE = [
  'src/language',
  'scripts/build/kept-result.ts',
  'package.json',
  'package-lock.json',
  // The language reads it by itself.
  'schemas/meta/vocabulary.json',
];

/**
 * The result of a program that reads definitions, kept until something that it read changes. Only contents count, because
 * `git checkout` changes the times of files.
 */
export class KeptResult<Result> {
  readonly #root: string;
  readonly #file: string;
  readonly #code: readonly string[];
  readonly #own: RegExp;

  /**
   * `code` are the files and folders of the program, relative to the root. Files that match `own` are its results, which
   * it may read, but does not depend on.
   */
  constructor(root: string, name: string, code: readonly string[], own: RegExp = /^$/) {
    this.#root = root;
    this.#file = join(root, '.cache', 'kept', `${name}.json`);
    this.#code = code;
    this.#own = own;
  }

  /** Null if there is none, or the program would read something else by now. */
  read(): Result | null {
    const kept = this.#stored();
    if (!kept || kept.program !== this.#program()) return null;
    const files = filesOnDisk(this.#root);
    const isSame =
      Object.entries(kept.texts).every(([path, hash]) => hashOf(files.read(path)) === hash) &&
      Object.entries(kept.lists).every(([folder, hash]) => this.#hashOfList(files, folder) === hash);
    return isSame ? kept.result : null;
  }

  /** The project's files, which record what is read of them; `keep` stores the result that was made from that. */
  recording(): { files: ProjectFiles; keep: (result: Result) => void } {
    const program = this.#program();
    const files = filesOnDisk(this.#root);
    const texts = new Map<string, string>();
    const lists = new Map<string, string>();
    const record = (path: string) => {
      if (!this.#own.test(path) && !texts.has(path)) texts.set(path, hashOf(files.read(path)));
    };
    const recorded: ProjectFiles = {
      read: (path) => {
        record(path);
        return files.read(path);
      },
      list: (folder) => {
        if (!lists.has(folder)) lists.set(folder, this.#hashOfList(files, folder));
        return files.list(folder);
      },
      source: (path, findings) => {
        record(path);
        return files.source(path, findings);
      },
    };
    const keep = (result: Result) =>
      this.#write({
        ...{ program, result },
        ...{ texts: Object.fromEntries(texts), lists: Object.fromEntries(lists) },
      });
    return { files: recorded, keep };
  }

  #program(): string {
    const hash = createHash('sha256').update(process.version);
    for (const path of this.#code.flatMap((one) => filesIn(this.#root, one)))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(this.#root, path)))
        .update('\0');
    return hash.digest('hex');
  }

  #hashOfList(files: ProjectFiles, folder: string): string {
    return hashOf(
      files
        .list(folder)
        .filter((path) => !this.#own.test(path))
        .join('\n'),
    );
  }

  #stored(): Kept<Result> | null {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Kept<Result>;
    } catch {
      return null;
    }
  }

  /** A result that cannot be kept, as on a read-only file system, is made again. */
  #write(kept: Kept<Result>): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      // Renamed into place, so that nobody reads half of it.
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(kept));
      renameSync(draft, this.#file);
    } catch {}
  }
}

/** A missing file differs from an empty one. */
export const hashOf = (text: string | undefined): string =>
  createHash('sha256')
    .update(text === undefined ? 'missing' : `text ${text}`)
    .digest('hex');

function filesIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
