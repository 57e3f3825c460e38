import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFacts } from '../run/value/language.ts';
import { Findings } from './findings.ts';
import type { Source } from './place.ts';
import { jsonSource, yamlSource } from './source-file.ts';

/**
 * The text files that hold definitions, by path below the project's root ("schemas/forms/auth/login.json").
 */
export type ProjectFiles = {
  read: (path: string) => string | undefined;
  /** All files below a folder, sorted. */
  list: (folder: string) => string[];
  /**
   * Returns a JSON or YAML file, parsed; syntax errors become findings. Its value is shared and must not be
   * changed.
   */
  source: (path: string, findings: Findings) => Source | undefined;
  /** The product's languages, where these are the definitions in one of them, which do not have its file. */
  languages?: readonly LanguageFacts<string>[];
};

/** Reads the files from disk on each call; a text is parsed again only when it changes. */
export function filesOnDisk(root: string): ProjectFiles {
  return withSources({
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name))
            .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'))
            .sort()
        : [],
  });
}

/** Reads each file at most once, so that a program that asks for one often, or a test with many variants, reads the disk once. */
export function filesKept(files: ProjectFiles): ProjectFiles {
  const texts = new Map<string, string | undefined>();
  const lists = new Map<string, string[]>();
  const sources = new Map<string, { source: Source | undefined; mistakes: Findings }>();
  return {
    ...files,
    read: (path) => {
      if (!texts.has(path)) texts.set(path, files.read(path));
      return texts.get(path);
    },
    list: (folder) => {
      if (!lists.has(folder)) lists.set(folder, files.list(folder));
      return lists.get(folder)!;
    },
    source: (path, findings) => {
      let known = sources.get(path);
      if (!known) {
        const mistakes = new Findings();
        known = { source: files.source(path, mistakes), mistakes };
        sources.set(path, known);
      }
      findings.addAll(known.mistakes.sorted());
      return known.source;
    },
  };
}

/**
 * Returns the same files with some changed, added (a text) or removed (null), to simulate mistakes in tests.
 */
export function filesWith(files: ProjectFiles, changes: Record<string, string | null>): ProjectFiles {
  const changed = withSources({
    read: (path) => changes[path] ?? undefined,
    list: (folder) =>
      Object.keys(changes).filter((path) => path.startsWith(`${folder}/`) && changes[path] !== null),
  });
  return {
    read: (path) => (path in changes ? changed : files).read(path),
    list: (folder) =>
      [...files.list(folder).filter((path) => !(path in changes)), ...changed.list(folder)].sort(),
    source: (path, findings) => (path in changes ? changed : files).source(path, findings),
  };
}

function withSources(files: Omit<ProjectFiles, 'source'>): ProjectFiles {
  const parsed = new Map<string, { text: string; source: Source; mistakes: Findings }>();
  return {
    ...files,
    source: (path, findings) => {
      const text = files.read(path);
      if (text === undefined) return undefined;
      let known = parsed.get(path);
      if (known?.text !== text) {
        const mistakes = new Findings();
        const parse = path.endsWith('.json') ? jsonSource : yamlSource;
        known = { text, source: freeze(parse(path, text, mistakes)), mistakes };
        parsed.set(path, known);
      }
      findings.addAll(known.mistakes.sorted());
      return known.source;
    },
  };
}

function freeze(source: Source): Source {
  const freezeValue = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const inner of Object.values(value)) freezeValue(inner);
  };
  freezeValue(source.value);
  return source;
}
