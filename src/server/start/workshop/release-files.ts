import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesBelow = (root: string, path: string): string[] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
};

/** The definitions of a release that may be edited on a running site, by path: all but the grammars, which are generated. */
export function releaseFiles(root: string): Map<string, string> {
  const files = filesBelow(root, 'schemas').filter(
    (file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** What a build is made of. */
const INPUTS = [
  ...[
    'src/client',
    'src/language',
    'src/server',
    'src/workshop',
    'schemas',
    'openapi',
    'scripts/build',
    'scripts/holes',
    'scripts/vite',
  ],
  ...['scripts/workshop', 'vite.config.ts', 'package-lock.json'],
];

/** A hash of a release: the same on every machine that has it. */
export function releaseDigest(root: string): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '');
  for (const file of INPUTS.flatMap((path) => filesBelow(root, path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
