import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../scripts/chromium.ts';
import { rjsfThemeOnly } from '../scripts/vite/rjsf-theme-only.ts';

/** Every story is a test: it draws without an error, plays, and axe finds nothing. */
export default defineConfig(async () => ({
  root: join(import.meta.dirname, '..'),
  cacheDir: join(import.meta.dirname, '../.cache/vite-stories'),
  plugins: [react(), rjsfThemeOnly(), ...[await storybookTest({ configDir: import.meta.dirname })].flat()],
  // All that the stories import is found before the first one runs: what is found later reloads the page amid a test.
  optimizeDeps: { entries: ['stories/**/*.tsx', '.storybook/preview.tsx'] },
  test: {
    name: 'storybook',
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      // What appears by and by is there at once: how far it has come when a test looks depends on the machine.
      provider: playwright({ launchOptions: chromium(), contextOptions: { reducedMotion: 'reduce' } }),
    },
  },
}));
