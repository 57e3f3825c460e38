import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { layerOrder } from '../vite/layer-order.ts';
import { precompress } from '../vite/precompress.ts';
import { rjsfThemeOnly } from '../vite/rjsf-theme-only.ts';
import { grammarOf } from '../workshop/grammar-of.ts';

/** Stands in the built pages for a number that the server makes anew for each answer. */
const NONCE = 'ANSWERS-NONCE';

/** Builds the workshop of a running site separately, so that none of it ends up in the client's chunks. */
export async function buildWorkshop(root: string): Promise<void> {
  const source = (path: string) => join(root, 'src', path);
  await build({
    configFile: false,
    root: source('workshop'),
    base: '/workshop/',
    envDir: root,
    cacheDir: join(root, '.cache/vite-workshop'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      layerOrder(['reset', 'tokens', 'base', 'ui', 'blocks', 'screens', 'overrides']),
      react(),
      rjsfThemeOnly(),
      // A few Admins load it.
      precompress(true),
    ],
    worker: { format: 'es' },
    css: { transformer: 'lightningcss' },
    // What the editor adds to the page's styles is known by it.
    html: { cspNonce: NONCE },
    build: {
      outDir: join(root, 'dist/workshop'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: {
          index: source('workshop/index.html'),
          frame: source('workshop/frame.html'),
        },
        output: {
          codeSplitting: {
            groups: [{ name: 'documents', test: /generated\/documents\/(labels|lookups)\// }],
          },
        },
      },
    },
  });
  writeFileSync(join(root, 'dist/workshop/grammar.json'), JSON.stringify(grammarOf(root)));
}
