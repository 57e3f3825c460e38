import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { isHoled, splitModule } from './split-module.ts';

/** Replaces the values in generated modules by holes, which are filled after bundling: new values need no new bundle. */
export function holes(root: string): Plugin & { enforce: 'pre'; apply: 'build' } {
  // As the bundler names modules.
  const real = realpathSync(root);
  return {
    name: 'holes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/[^?]+\.(?:json|js|ts)$/ },
      handler(code, id) {
        const path = relative(real, id).replaceAll('\\', '/');
        const split = isHoled(path) ? splitModule(path, code) : undefined;
        return split && { code: split.shape, moduleType: 'js', map: null };
      },
    },
  };
}
