import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildStale } from './build-stale.ts';
import { IMPORTED } from './imported-definitions.ts';

const write = (root: string, path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

vi.mock('./build-client.ts', () => ({
  buildClient: async (root: string) => write(root, 'dist/client/index.html', ''),
}));
vi.mock('./build-page-renderer.ts', () => ({
  buildPageRenderer: async (root: string) => write(root, 'dist/pages/page-renderer.js', ''),
}));
vi.mock('./build-server.ts', () => ({
  buildServer: async (root: string) => write(root, 'dist/server/main.js', ''),
}));

it.each(['client', 'renderer of public pages', 'server'])(
  'builds the %s again once a definition that it imports has changed',
  async (part) => {
    const root = mkdtempSync(join(tmpdir(), 'stale-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const say = vi.fn();
    for (const path of IMPORTED) {
      write(root, path, '{}');
      await buildStale(root, say, [part]);
      say.mockClear();
      await buildStale(root, say, [part]);
      expect(say).not.toHaveBeenCalled();
      write(root, path, '{ "changed": true }');
      await buildStale(root, say, [part]);
      expect(say, path).toHaveBeenCalledOnce();
    }
  },
);
