import type { Plugin } from 'vite';

/** Leaves out which grammar a definition has: only editors read its `$schema`. */
export function withoutGrammarNames(): Plugin {
  return {
    name: 'without-grammar-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/schemas\/.*\.json$/ },
      handler: (code) => code.replace(/"\$schema": "[^"]*",?\s*/, ''),
    },
  };
}
