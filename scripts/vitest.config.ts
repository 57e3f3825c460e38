import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** Stories need a browser; they take part only when asked for by name (`--project storybook`). */
const stories = process.argv.includes('storybook') ? [join(root, '.storybook/vitest.config.ts')] : [];

export default defineConfig({
  root,
  test: {
    // API tests wait for the database half of their time: a worker fewer than cores, the default, leaves a core idle.
    maxWorkers: '100%',
    projects: [
      ...stories,
      {
        root,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', 'src/e2e/**'],
        },
      },
      {
        root,
        test: {
          name: 'api',
          include: ['src/**/*.api.test.ts'],
          // One PostgreSQL for the run; each file works on a copy of its own.
          globalSetup: ['src/server/testing/global-setup.ts'],
          // Beside other work on two cores a password's hashing alone takes seconds.
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
