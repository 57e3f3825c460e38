import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { buildStale } from './build/build-stale.ts';

const root = join(import.meta.dirname, '..');

/** Stories need a browser; they run only when asked for by name (`--project storybook`). */
const stories = process.argv.includes('storybook') ? [join(root, '.storybook/vitest.config.ts')] : [];

// Any part of the tests may be run alone, right after the installation.
await buildStale(root, console.log, ['generated files']);

/** The time limits of tests and hooks, which only a failure reaches. A test that starts programs sets its own. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 15_000 } } };

/**
 * A larger young generation for objects that live for one request. With Node's default of 16 MiB many are moved to the
 * old generation and collected there: a fifth of the API tests' processor time.
 */
const ROOMY = { execArgv: ['--max-semi-space-size=64'] };

/** What API tests share: one PostgreSQL for the run, of which each file uses a copy. */
const DATABASE = {
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: ['src/server/testing/light-hashes.ts'],
};

/** Records every operation's answers (scripts/bench/answers.ts): no test, so it runs only when asked for by name. */
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
    // API tests wait for the database half of the time: with a worker fewer than cores, the default, cores are idle.
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
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', 'src/e2e/**'],
        },
      },
      {
        root,
        test: {
          ...PATIENCE,
          ...ROOMY,
          // A server's modules are loaded once for each worker, not for each file; what a test changes belongs to its
          // own server.
          isolate: false,
          name: 'api',
          include: ['src/**/*.api.test.ts'],
          ...DATABASE,
        },
      },
    ],
  },
});
