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

/** Tests that need no worker of their own. */
const PURE = 'src/language/**/*.test.ts';

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
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', 'src/e2e/**', PURE],
        },
      },
      {
        root,
        test: {
          ...PATIENCE,
          ...ROOMY,
          // The compiler changes nothing outside of what it is given. Loading it anew for each file took
          // nearly half the time.
          isolate: false,
          name: 'unit-language',
          setupFiles: ['src/client/drawing/every-call.ts'],
          include: [PURE],
        },
      },
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
