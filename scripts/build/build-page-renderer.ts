import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { holes } from '../holes/hole-plugin.ts';
import { rjsfThemeOnly } from '../vite/rjsf-theme-only.ts';
import { textsOf } from './build-server.ts';

type Options = { mode?: string; format?: 'es' | 'cjs' };

const settings = (root: string, { mode = 'production', format = 'es' }: Options = {}) =>
  ({
    configFile: false,
    mode,
    root: join(root, 'src/client'),
    envDir: root,
    cacheDir: join(root, '.cache/vite-pages'),
    logLevel: 'warn',
    plugins: [react(), rjsfThemeOnly()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'src/client/drawing/page-renderer.ts'),
      emptyOutDir: true,
      ssrEmitAssets: false,
      reportCompressedSize: false,
      minify: false,
      // Names in the result are relative to it: a copy elsewhere gives the same.
      rolldownOptions: {
        cwd: root,
        output: {
          format,
          entryFileNames: '[name].js',
          ...(format === 'cjs' && { chunkFileNames: '[name].js', comments: false }),
        },
      },
    },
  }) satisfies InlineConfig;

/** Builds the server's renderer for public pages: the client's code with its packages, without styles. */
export async function buildPageRenderer(
  root: string,
  folder = join(root, 'dist/pages'),
  options: Options = {},
): Promise<void> {
  const { build: how, ...others } = settings(root, options);
  await build({ ...others, build: { ...how, outDir: folder } });
}

/** Bundles the renderer of a published build, with holes, as CommonJS. Returns texts by file. */
export async function bundlePageRenderer(root: string): Promise<Map<string, string>> {
  const { build: how, plugins, ...others } = settings(root, { format: 'cjs' });
  const made = await build({
    ...others,
    plugins: [holes(root), ...plugins],
    build: { ...how, write: false },
  });
  return textsOf(made as Rolldown.RolldownOutput);
}
