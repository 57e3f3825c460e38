import { defineConfig } from 'playwright/test';
import { chromium } from '../../scripts/chromium.ts';

const { executablePath, args } = chromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Each waits for its page a fifth of the time.
  workers: 3,
  // Only a failure reaches these limits; a test that is a whole journey sets its own.
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
    // Dialogs open without animation; tests of animations turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Snapshots of the page would fetch its pictures, which its Content-Security-Policy forbids.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
});
