import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import type { drawForms } from './rjsf-theme-only/draw-forms.tsx';
import { rjsfThemeOnly } from './rjsf-theme-only.ts';

// Builds or starts programs: slow next to other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = resolve(import.meta.dirname, '../..');

type Built = { drawForms: typeof drawForms };

/** Every form's HTML from a build with or without the plugin, and the RJSF modules in that build. */
async function drawnBy(plugins: ReturnType<typeof rjsfThemeOnly>[]) {
  const outDir = mkdtempSync(join(root, '.cache/drawn-'));
  const modules: string[] = [];
  const collect = {
    name: 'collect',
    moduleParsed: ({ id }: { id: string }) => void modules.push(id),
  };
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [...plugins, collect],
      // RJSF is bundled as for a browser; otherwise the plugin would not see it.
      ssr: { noExternal: [/^@rjsf\//] },
      build: {
        ssr: join(import.meta.dirname, 'rjsf-theme-only/draw-forms.tsx'),
        outDir,
        rolldownOptions: { output: { entryFileNames: 'draw-forms.mjs' } },
      },
    });
    const built = (await import(
      /* @vite-ignore */ pathToFileURL(join(outDir, 'draw-forms.mjs')).href
    )) as Built;
    return { html: await built.drawForms(), modules };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

test('forms render the same without the parts of RJSF that the build drops', async () => {
  const whole = await drawnBy([]);
  const lean = await drawnBy([rjsfThemeOnly()]);
  const stock = (modules: string[]) => modules.filter((id) => id.includes('/components/widgets/')).length;
  expect(stock(whole.modules)).toBeGreaterThan(10);
  expect(stock(lean.modules)).toBe(0);
  expect(Object.keys(whole.html).length).toBeGreaterThan(40);
  expect(lean.html).toEqual(whole.html);
});
