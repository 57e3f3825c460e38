import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const here = (name: string) => resolve(import.meta.dirname, name);

/** RJSF modules that a form in our theme never runs, by package and file, and their replacements. */
const standIns = [
  // Stock widgets and templates; the theme has its own.
  { within: '/@rjsf/core/', file: '/components/templates/index.js', by: here('rjsf-none.ts') },
  { within: '/@rjsf/core/', file: '/components/widgets/index.js', by: here('rjsf-none.ts') },
  // Stock fields, except those that the theme builds on.
  { within: '/@rjsf/core/', file: '/components/fields/index.js', by: here('rjsf-fields.ts') },
  // Markdown in descriptions, and the message about a broken definition.
  { within: '/@rjsf/core/', file: 'markdown-to-jsx/react', by: here('rjsf-none.ts') },
];

/**
 * Drops the parts of RJSF that a form in our theme never runs; code that interprets a schema or data stays.
 * Every form's HTML is byte for byte the same without this plugin (see rjsf-theme-only.test.ts).
 */
export function rjsfThemeOnly(): Plugin {
  return {
    name: 'rjsf-theme-only',
    enforce: 'pre',
    resolveId(id, importer) {
      return standIns.find(({ within, file }) => id.endsWith(file) && importer?.includes(within))?.by;
    },
  };
}
