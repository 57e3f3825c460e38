import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject } from './project-copy.ts';

it('gives the copy a folder of packages that Vite can write into', () => {
  const parent = mkdtempSync(join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [root, copy] = [join(parent, 'root'), join(parent, 'copy')];
  const files = ['src/a.ts', 'schemas/a.json', 'openapi/a.json', 'generated/a.ts', 'scripts/build/a.ts'];
  const packages = ['node_modules/a/index.js', 'node_modules/@b/c/index.js', 'node_modules/.vite-temp/d.js'];
  for (const path of [...files, ...packages, 'vite.config.ts', 'package.json', 'package-lock.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
  copyProject(root, copy);
  expect(lstatSync(join(copy, 'node_modules')).isDirectory()).toBe(true);
  for (const path of packages.slice(0, 2)) expect(readFileSync(join(copy, path), 'utf8')).toBe(path);
  expect(lstatSync(join(copy, 'node_modules/.vite-temp'), { throwIfNoEntry: false })).toBeUndefined();
});
