import { defineConfig } from 'playwright/test';
import { chromium } from '../../scripts/chromium.ts';

const { executablePath, args } = chromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Each worker spends a fifth of its time waiting for its page.
  workers: 3,
  // Only failures reach these limits; journeys set their own.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/report.json' }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    timezoneId: 'UTC',
    launchOptions: { executablePath, args },
    actionTimeout: 30_000,
    // Dialogs open without animation; tests of animations enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Page snapshots would fetch images, which the page's Content-Security-Policy forbids.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
