import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text files that definitions are read from, by path below the project's root ("schemas/forms/auth/login.json"). */
export type ProjectFiles = {
  read: (path: string) => string | undefined;
  /** All files below a folder, sorted. */
  list: (folder: string) => string[];
};

export function filesOnDisk(root: string): ProjectFiles {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name))
            .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'))
            .sort()
        : [],
  };
}

/** The same files with some of them changed, added (a text) or removed (null): how tests make mistakes. */
export function filesWith(files: ProjectFiles, changes: Record<string, string | null>): ProjectFiles {
  return {
    read: (path) => (path in changes ? (changes[path] ?? undefined) : files.read(path)),
    list: (folder) => {
      const kept = files.list(folder).filter((path) => !(path in changes));
      const added = Object.keys(changes).filter(
        (path) => path.startsWith(`${folder}/`) && changes[path] !== null,
      );
      return [...kept, ...added].sort();
    },
  };
}
