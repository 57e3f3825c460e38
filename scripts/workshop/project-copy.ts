import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const COPIED = [
  'src',
  'schemas',
  'openapi',
  'generated',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const LEFT_OUT =
  /^(src[\\/](e2e|docs|workshop)|scripts[\\/](?!build|holes|vite).*)$|\.(test|spec|stories)\.tsx?$/;

/** Copies what a build is made of, with links to the packages. */
export function copyProject(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'docs'), { recursive: true });
  for (const path of COPIED)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(root, source)),
    });
  // Vite writes into their folder, which may be read-only in a release.
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((one) => !one.startsWith('.')))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}
