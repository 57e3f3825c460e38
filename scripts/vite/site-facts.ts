import type { Plugin } from 'vite';
import site from '../../schemas/site.json' with { type: 'json' };

const IMPORT = /^import (\w+) from '[./]*\/schemas\/site\.json'/m;

/**
 * Writes the facts of `schemas/site.json` into the code that reads them: as an object, every page would load all of
 * them. An import that is used otherwise stays.
 */
export const siteFacts = (): Plugin => ({
  name: 'site-facts',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { code: '/schemas/site.json' }, handler: (code) => withFacts(code, site) },
});

export function withFacts(code: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const [, name] = IMPORT.exec(code) ?? [];
  if (name === undefined) return undefined;
  return code.replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (read, fact: string) =>
    fact in facts ? JSON.stringify(facts[fact]) : read,
  );
}
