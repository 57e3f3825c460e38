import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Inputs, Stamp } from './fingerprint.ts';
import { IMPORTED } from './imported-definitions.ts';

type Build = {
  name: string;
  inputs: Omit<Inputs, 'root'>;
  /** A file whose absence means that the part was never built. */
  result: string;
  make: (root: string) => Promise<void>;
};

const isCode = (path: string) => !/\.(test|stories)\.\w+$|\/testing\/|\/e2e\//.test(path);

const BUILDS: Build[] = [
  {
    name: 'generated files',
    // Outputs count as inputs, so that an edited or missing one is rebuilt.
    inputs: {
      paths: ['schemas', 'openapi', 'scripts/generate.ts', 'src/language', 'generated'],
      includes: isCode,
    },
    result: 'generated/server-texts.ts',
    make: async (root) => {
      const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], {
        cwd: root,
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error('The definitions have mistakes; see above.');
    },
  },
  {
    name: 'client',
    inputs: {
      paths: [
        'src/client',
        'src/language/run',
        'generated',
        'schemas',
        'vite.config.ts',
        'scripts/build',
        'scripts/holes',
        'scripts/vite',
        'package-lock.json',
      ],
      includes: isCode,
      settings: process.env.VITE_API_URL ?? '',
    },
    result: 'dist/client/index.html',
    make: async (root) => {
      const { buildClient } = await import('./build-client.ts');
      await buildClient(root);
    },
  },
  {
    name: 'renderer of public pages',
    inputs: {
      paths: [
        'src/client',
        'src/language/run',
        'generated',
        ...IMPORTED,
        'scripts/build',
        'scripts/vite',
        'package-lock.json',
      ],
      includes: isCode,
    },
    result: 'dist/pages/page-renderer.js',
    make: async (root) => {
      const { buildPageRenderer } = await import('./build-page-renderer.ts');
      await buildPageRenderer(root);
    },
  },
  {
    name: 'workshop',
    inputs: {
      paths: [
        'src/workshop',
        'src/forms',
        'src/client',
        'src/language/run',
        'generated',
        'schemas/meta',
        ...IMPORTED,
        'scripts/build',
        'scripts/vite',
        'package-lock.json',
      ],
      includes: isCode,
    },
    result: 'dist/workshop/grammar.json',
    make: async (root) => {
      const { buildWorkshop } = await import('./build-workshop.ts');
      await buildWorkshop(root);
    },
  },
  {
    name: 'reference page',
    inputs: { paths: ['src/docs', 'scripts/build', 'scripts/vite', 'package-lock.json'], includes: isCode },
    result: 'dist/docs/index.html',
    make: async (root) => {
      const { buildDocs } = await import('./build-docs.ts');
      await buildDocs(root);
    },
  },
  {
    name: 'server',
    inputs: {
      paths: [
        'src/server',
        'src/language/run',
        'generated',
        ...IMPORTED,
        'scripts/build',
        'package-lock.json',
      ],
      includes: isCode,
    },
    result: 'dist/server/main.js',
    make: async (root) => {
      const { buildServer } = await import('./build-server.ts');
      await buildServer(root);
    },
  },
];

/** Whether a part's inputs have changed since it was last built. */
function isPartStale(root: string, { name, inputs, result }: Build): boolean {
  return !existsSync(join(root, result)) || !stampOf(root, name).isCurrent({ ...inputs, root });
}

const stampOf = (root: string, name: string) => new Stamp(root, name.replaceAll(' ', '-'));

/** Whether `buildStale` has anything to build. */
export const isStale = (root: string): boolean => BUILDS.some((build) => isPartStale(root, build));

/** Builds the parts of the product (or some of them) whose inputs have changed since the last build. */
export async function buildStale(
  root: string,
  say: (line: string) => void,
  only: readonly string[] = BUILDS.map(({ name }) => name),
): Promise<void> {
  for (const build of BUILDS) {
    const { name, inputs, make } = build;
    if (!only.includes(name) || !isPartStale(root, build)) continue;
    const started = performance.now();
    await make(root);
    stampOf(root, name).set({ ...inputs, root });
    say(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
