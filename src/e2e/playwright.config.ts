import { defineConfig } from 'playwright/test';
import { chromium } from '../../scripts/chromium.ts';

const { executablePath, args } = chromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/report.json' }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args },
    actionTimeout: 10_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
