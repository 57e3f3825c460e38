import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../vite/precompress.ts';

/** The reference page of the API: a build of its own, so that nothing of it gets into the client's parts. */
export async function buildDocs(root: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/docs'),
    base: '/docs/',
    cacheDir: join(root, '.cache/vite-docs'),
    logLevel: 'warn',
    plugins: [precompress()],
    css: { transformer: 'lightningcss' },
    build: {
      outDir: join(root, 'dist/docs'),
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      // Swagger UI is one file, and this page is nothing else.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}
