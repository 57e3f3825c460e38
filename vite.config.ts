import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fewChunks } from './scripts/vite/few-chunks.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { leanRjsf } from './scripts/vite/lean-rjsf.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = import.meta.dirname;

/** The client. `VITE_API_URL` at build time makes it a client of another provider. */
export default defineConfig({
  root: resolve(root, 'src/client'),
  envDir: root,
  cacheDir: resolve(root, '.cache/vite'),
  plugins: [
    layerOrder(['reset', 'tokens', 'base', 'ui', 'blocks', 'screens', 'overrides']),
    react(),
    leanRjsf(),
    precompress(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: true,
    // Every browser of the last two years has it; the polyfill would be on every page.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Packing at its best takes most of the time, on purpose.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: fewChunks(resolve(root, 'src/client'), [
          { name: 'core', from: ['main.tsx'] },
          {
            name: 'data',
            from: [
              'screens/ScreenWithData.tsx',
              'blocks/Detail.tsx',
              'blocks/List.tsx',
              'blocks/ListPager.tsx',
              'blocks/Use.tsx',
              'blocks/placeholder.tsx',
              'form/widgets/controls.css',
            ],
          },
          { name: 'fields', from: ['blocks/Form.tsx', 'blocks/FilterForm.tsx', 'form/FieldFrame.tsx'] },
          { name: 'forms', from: ['blocks/SubmitForm.tsx', 'blocks/run-call.ts'] },
          { name: 'wizard', from: ['blocks/Wizard.tsx', 'blocks/Review.tsx'] },
        ]),
      },
    },
  },
});
