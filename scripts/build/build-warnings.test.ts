import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildPageRenderer } from './build-page-renderer.ts';

// Builds or starts programs: slow next to other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = resolve(import.meta.dirname, '../..');

// Users who start the product see the build's output: its warnings are ours to fix.
it('building the client prints no warnings', async () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    // Minifying does not affect warnings and takes most of the time.
    build: { write: false, minify: false, cssMinify: false },
    customLogger: { ...createLogger('warn'), warn, warnOnce: warn },
  });
  expect(warnings).toEqual([]);
});

it('building the page renderer prints no warnings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await buildPageRenderer(ROOT, folder);
  expect(warn.mock.calls).toEqual([]);
});
