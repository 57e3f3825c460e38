import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../vite/precompress.ts';

/** Builds the API reference page separately, so that none of it ends up in the client's chunks. */
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
      // Swagger UI is a single file, and this page contains nothing else.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}
