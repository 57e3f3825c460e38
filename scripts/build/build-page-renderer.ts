import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { rjsfThemeOnly } from '../vite/rjsf-theme-only.ts';

/** Builds the server's renderer for public pages: the client's code with its packages, without styles. */
export async function buildPageRenderer(
  root: string,
  folder = join(root, 'dist/pages'),
  { mode = 'production', format = 'es' }: { mode?: string; format?: 'es' | 'cjs' } = {},
): Promise<void> {
  await build({
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
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: false,
      reportCompressedSize: false,
      minify: false,
      // Names in the result are relative to it: a copy elsewhere gives the same.
      rolldownOptions: { cwd: root, output: { format, entryFileNames: '[name].js' } },
    },
  });
}
