import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildPageRenderer } from './build-page-renderer.ts';

// Builds or starts programs: slow beside other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = resolve(import.meta.dirname, '../..');

// Users who start the product read the build's output: a warning there is our work, not theirs.
it('the build of the client warns of nothing', async () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    // Minifying does not matter here, and takes most of the time.
    build: { write: false, minify: false, cssMinify: false },
    customLogger: { ...createLogger('warn'), warn, warnOnce: warn },
  });
  expect(warnings).toEqual([]);
});

it('the build of what draws public pages warns of nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await buildPageRenderer(ROOT, folder);
  expect(warn.mock.calls).toEqual([]);
});
