import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { holes } from './scripts/holes/hole-plugin.ts';
import { chunkFiles } from './scripts/vite/chunk-files.ts';
import { documentsInScreens } from './scripts/vite/documents-in-screens.ts';
import { fewChunks } from './scripts/vite/few-chunks.ts';
import { filesOfScreens, layoutsOfFrames } from './scripts/vite/files-of-screens.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { namesInPage } from './scripts/vite/names-in-page.ts';
import { preloadScreenFiles } from './scripts/vite/preload-screen-files.ts';
import { rjsfThemeOnly } from './scripts/vite/rjsf-theme-only.ts';
import { routerWithoutWarnings } from './scripts/vite/router-without-warnings.ts';
import { runtimeInCore } from './scripts/vite/runtime-in-core.ts';
import { siteFacts } from './scripts/vite/site-facts.ts';
import { withoutGrammarNames } from './scripts/vite/without-grammar-names.ts';

const root = import.meta.dirname;

/** The oldest browsers for which style sheets are written: they draw `light-dark()` themselves, since May 2024 at the latest. */
const BROWSERS = [
  ['chrome', 123],
  ['firefox', 120],
  ['safari', 17.5],
] as const;

/** The same as Lightning CSS counts: a byte for each part of a version. */
const lightningTargets = Object.fromEntries(
  BROWSERS.map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

const LAYOUTS = layoutsOfFrames(root);

/** The client. `VITE_API_URL` at build time makes it a client of another provider. */
export default defineConfig({
  root: resolve(root, 'src/client'),
  envDir: root,
  cacheDir: resolve(root, '.cache/vite'),
  plugins: [
    layerOrder(['reset', 'tokens', 'base', 'ui', 'blocks', 'screens', 'overrides']),
    react(),
    rjsfThemeOnly(),
    routerWithoutWarnings(),
    siteFacts(),
    holes(root),
    documentsInScreens(root),
    withoutGrammarNames(),
    runtimeInCore('core'),
    namesInPage(['core', 'data', 'ar']),
    chunkFiles(root),
    preloadScreenFiles(root),
  ],
  worker: { format: 'es' },
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets } },
  build: {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: true,
    cssTarget: BROWSERS.map(([name, version]) => `${name}${version}`),
    // Every browser of the last two years has it; the polyfill would be on every page.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Packing at its best takes most of the time, on purpose.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: fewChunks(resolve(root, 'src/client'), [
          // Rows and parts stand on pages without data too: what they show is in the definition.
          { name: 'core', from: ['main.tsx', 'blocks/use/Use.tsx'] },
          { name: 'tabs', from: ['blocks/tabs/Tabs.tsx'] },
          {
            // What pages that are read at leisure have, and few others.
            name: 'hero',
            from: ['blocks/header/Hero.tsx', 'blocks/list/ListCarousel.tsx'],
          },
          {
            // What screens with data have, with the list of all other screens and blocks.
            name: 'data',
            from: [
              '../../generated/screen-files.ts',
              'blocks/rare-blocks.ts',
              'screens/BlocksWithData.tsx',
              'state/page-queries.ts',
              'blocks/list/ListPager.tsx',
              'screens/loading/placeholder.tsx',
              'blocks/form/widgets/controls.css',
              // What most screens of signed-in users have.
              'screens/frame/FrameWithData.tsx',
              'screens/with-made-texts.tsx',
              'state/live/live-reads.ts',
              'blocks/list/Checklist.tsx',
              'blocks/notice/Notice.tsx',
              ...LAYOUTS.top,
              // What a form and the place that is kept for one have in common, and the query string's schema.
              '../language/run/form/validator-runtime.ts',
              'blocks/form/fields/fields.css',
              'blocks/form/widgets/widget-for.ts',
              'blocks/form/widgets/LoadingChoices.tsx',
              'ui/use-debounced-values.ts',
              'ui/use-lazy-module.ts',
              'blocks/form/filter/FilterForm.tsx',
              // What both fields and calls have: screens with buttons and no form load no fields.
              '../language/run/form/normalise.ts',
              'engine/value/data-path.ts',
              'engine/value/LookupText.tsx',
              // What tables and everything that pops up have.
              '../../node_modules/use-sync-external-store/shim/with-selector.js',
            ],
          },
          {
            name: 'fields',
            from: ['blocks/form/filter/FilterFields.tsx', 'blocks/form/fields/FieldFrame.tsx'],
          },
          {
            // What every form that is sent has; what sends it comes when somebody begins to use the page.
            name: 'submit',
            from: [
              'blocks/form/SubmitForm.tsx',
              'engine/action/use-applicable-action.ts',
              'engine/call/submission.ts',
              'blocks/form/initial-values.ts',
              'state/drafts.ts',
            ],
          },
          { name: 'side', from: ['screens/frame/SideFrame.tsx', ...LAYOUTS.side] },
          { name: 'split', from: ['screens/frame/SplitFrame.tsx', ...LAYOUTS.split] },
          {
            // What most screens with records have, and neither lists of cards nor wizards.
            name: 'sections',
            from: [
              'blocks/detail/Detail.tsx',
              'blocks/section/RareSections.tsx',
              'engine/action/ActionsMenu.tsx',
            ],
          },
          {
            name: 'table',
            from: ['blocks/table/Table.tsx', 'blocks/table/use-table-state.ts'],
            only: /\/src\/client\/blocks\/table\/|\/@tanstack\/(react-)?(table|store)/,
          },
          { name: 'calls', from: ['engine/call/run-call.ts'] },
          { name: 'document', from: ['blocks/document/Document.tsx', 'blocks/timeline/Timeline.tsx'] },
          {
            name: 'wizard',
            from: [
              'blocks/wizard/Wizard.tsx',
              'blocks/review/Review.tsx',
              '../../generated/documents/layouts/setup.json',
            ],
          },
          ...filesOfScreens(root),
        ]),
      },
    },
  },
});
