import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { buildStale } from './build/build-stale.ts';

const root = join(import.meta.dirname, '..');

/** Stories need a browser and run only when named (`--project storybook`). */
const stories = process.argv.includes('storybook') ? [join(root, '.storybook/vitest.config.ts')] : [];

// Any part of the tests may be run alone, right after installation.
await buildStale(root, console.log, ['generated files']);

/** Timeouts of tests and hooks, which only failures reach. A test that starts programs sets its own. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 15_000 } } };

/**
 * A larger young generation for objects that live for one request. With Node's default of 16 MiB, many are
 * promoted and collected in the old generation, which took a fifth of the API tests' CPU time.
 */
const ROOMY = { execArgv: ['--max-semi-space-size=64'] };

/** Tests that replace modules, start programs or databases, or measure. */
const OWN_WORKER = [
  'src/server/main.test.ts',
  'src/server/areas/account/password-hash.test.ts',
  'src/server/areas/people/cv/{read-cv,read-corpus}.test.ts',
  'src/server/engine/db/{embedded-postgres,migrations}.test.ts',
  'src/server/engine/db/embedded/*.test.ts',
  'src/server/engine/files/content/file-content.test.ts',
  'src/server/start/log-output.test.ts',
  'src/server/testing/product/chaos.test.ts',
];

/** Tests that no project of unit tests runs. */
const OTHERS = ['**/*.api.test.ts', 'src/e2e/**'];

/**
 * Tests of modules that keep nothing that the next file would see, apart from those in OWN_WORKER. Loading the compiler and
 * the server anew for each file took half the time. Each part has its own workers, because the server's texts stay loaded.
 */
const shared = ['language', 'server'].map((part) => ({
  root,
  test: {
    ...PATIENCE,
    ...ROOMY,
    isolate: false,
    name: `unit-${part}`,
    setupFiles: ['src/client/drawing/every-call.ts'],
    include: [`src/${part}/**/*.test.ts`],
    exclude: [...OTHERS, ...OWN_WORKER],
  },
}));

/** What API tests share: one PostgreSQL per run, of which each file uses a copy. */
const DATABASE = {
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: ['src/server/testing/light-hashes.ts'],
};

/** Records every operation's answers (scripts/bench/answers.ts): not a test, so it runs only when named. */
const answers = process.argv.includes('answers')
  ? [
      {
        root,
        test: {
          ...PATIENCE,
          ...ROOMY,
          ...DATABASE,
          name: 'answers',
          include: ['scripts/bench/answers/record.ts'],
        },
      },
    ]
  : [];

export default defineConfig({
  root,
  test: {
    // API tests wait for the database half the time: the default, one worker fewer than cores, leaves cores
    // idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      ...stories,
      ...answers,
      {
        root,
        test: {
          ...PATIENCE,
          ...ROOMY,
          name: 'unit',
          setupFiles: ['src/client/drawing/every-call.ts'],
          include: [
            'src/{!(language|server)/**/,}*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,tsx}',
            ...OWN_WORKER,
          ],
          exclude: OTHERS,
        },
      },
      ...shared,
      {
        root,
        test: {
          ...PATIENCE,
          ...ROOMY,
          // A server's modules are loaded once for each worker, not for each file; what a test changes
          // belongs to its own server.
          isolate: false,
          name: 'api',
          include: ['{src,scripts}/**/*.api.test.ts'],
          ...DATABASE,
        },
      },
    ],
  },
});
