import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import vite from '../vite.config.ts';

const ROOT = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

/**
 * The packages on which the product is built (design, section 2), the public entry points that it imports, and where;
 * for imports below `src`, every folder that has one.
 */
const NAMED: Record<string, { entries: string[]; below: string[] }> = {
  'react-router-dom': { entries: ['react-router-dom'], below: ['src/client'] },
  '@rjsf/core': { entries: ['@rjsf/core'], below: ['src/client/blocks/form'] },
  '@rjsf/validator-ajv8': {
    entries: ['@rjsf/validator-ajv8', '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'],
    below: ['src/client/blocks/form'],
  },
  ajv: {
    entries: ['ajv/dist/2020.js', 'ajv/dist/standalone/index.js'],
    below: ['src/server', 'src/language/compile'],
  },
  '@tanstack/react-table': { entries: ['@tanstack/react-table'], below: ['src/client'] },
  jotai: { entries: ['jotai', 'jotai/utils'], below: ['src/client'] },
  'openapi-typescript': { entries: ['openapi-typescript'], below: ['src/language/compile'] },
  'openapi-fetch': { entries: ['openapi-fetch'], below: ['src/client/api'] },
  // Headless: the other entry injects a style element, which the content policy forbids.
  'react-hot-toast': { entries: ['react-hot-toast/headless'], below: ['src/client'] },
  '@simplewebauthn/server': {
    entries: ['@simplewebauthn/server'],
    below: ['src/server/areas/account/passkey'],
  },
  '@simplewebauthn/browser': { entries: ['@simplewebauthn/browser'], below: ['src/client/engine/call'] },
  vite: { entries: ['vite'], below: ['scripts'] },
  vitest: { entries: ['vitest'], below: ['src', 'scripts'] },
  storybook: { entries: ['storybook/test'], below: ['stories'] },
};

const sources = ['src', 'scripts', 'stories', '.storybook'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const imports = sources.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^'.][^']*)'/g)].map(
    ([, from]) => ({ file, from: from! }),
  ),
);

describe.each(Object.entries(NAMED))('%s', (name, { entries, below }) => {
  const of = imports.filter(({ from }) => from === name || from.startsWith(`${name}/`));
  const product = of.filter(({ file }) => name === 'vitest' || !/\.test\.tsx?$/.test(file));

  it('is a direct dependency with an exact version', () => {
    expect(manifest.dependencies[name] ?? manifest.devDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(below)('is imported in %s', (folder) => {
    expect(product.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/`))).not.toEqual([]);
  });

  it('is imported by its public entry points', () => {
    const others = product.filter(
      ({ file, from }) => !entries.includes(from) && file.startsWith('src/client/'),
    );
    expect(others).toEqual([]);
  });
});

it('storybook is started by its script', () => {
  expect(readFileSync(join(ROOT, 'scripts/storybook.ts'), 'utf8')).toMatch(/storybook/);
});

describe('the build', () => {
  const build = [
    'vite.config.ts',
    '.storybook/main.ts',
    '.storybook/vite.config.ts',
    ...sources.filter((file) => /^scripts\/(vite|build)\//.test(file)),
  ].map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

  it('has no alias', () => {
    expect('resolve' in vite).toBe(false);
    expect(build.filter(({ text }) => /\balias\b\s*:/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('lets something else stand in for modules in one place alone', () => {
    const resolving = build.filter(({ text }) => /\bresolveId\b/.test(text));
    expect(resolving.map(({ file }) => file)).toEqual(['scripts/vite/rjsf-theme-only.ts']);
  });

  it('puts nothing in the place of what interprets a schema or data', () => {
    const { text } = build.find(({ file }) => file === 'scripts/vite/rjsf-theme-only.ts')!;
    const replaced = [...text.matchAll(/within: '([^']+)', file: '([^']+)'/g)].map(
      ([, from, file]) => from! + file,
    );
    // Stock widgets and templates, which the theme replaces, and Markdown.
    expect(replaced).toEqual([
      '/@rjsf/core//components/templates/index.js',
      '/@rjsf/core//components/widgets/index.js',
      '/@rjsf/core//components/fields/index.js',
      '/@rjsf/core/markdown-to-jsx/react',
    ]);
  });

  it('brings no compiler of rules into the client', () => {
    const compilers = imports.filter(
      ({ file, from }) => file.startsWith('src/client/') && /^ajv(\/|$)/.test(from) && !/runtime/.test(from),
    );
    expect(compilers).toEqual([]);
  });
});
