import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCommitted } from '../src/language/compile/outputs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SCRIPTS = globSync('scripts/*.{ts,mjs}', { cwd: ROOT }).filter((file) => !/\.test\.|config/.test(file));

/** The files that a module loads before its first line runs: its imports, except type-only ones. */
function staticImportsOf(file: string): string[] {
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  return [...code.matchAll(/^(?:import|export|\})(?:[^;'"]*?\bfrom)?\s*'(\.[^']+)'/gm)].map(([, to]) =>
    resolve(file, '..', to!),
  );
}

/** The import chains from a script to files that a fresh clone lacks. */
function missingAtStart(script: string): string[] {
  const missing: string[] = [];
  const visited = new Set<string>();
  const follow = (file: string, way: string[]) => {
    const path = relative(ROOT, file).replaceAll('\\', '/');
    if (visited.has(file)) return;
    visited.add(file);
    if (path.startsWith('generated/')) {
      if (!isCommitted(path)) missing.push([...way, path].join(' → '));
    } else if (/\.m?ts$/.test(file)) for (const next of staticImportsOf(file)) follow(next, [...way, path]);
  };
  follow(join(ROOT, script), []);
  return missing;
}

describe('a script in a fresh clone', () => {
  it.each(SCRIPTS)('%s imports no generated file', (script) => {
    expect(missingAtStart(script)).toEqual([]);
  });

  it('detects the import of a generated file', () => {
    expect(missingAtStart('src/server/main.ts').join()).toContain('generated/server-texts.ts');
  });
});
