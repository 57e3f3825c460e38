import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A page that is not server-rendered needs the list of screen files, so it is preloaded with the first
 * script.
 */
export function preloadScreenFiles(root: string): Plugin {
  const module = join(root, 'generated/screen-files.ts');
  return {
    name: 'preload-screen-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const holds = Object.values(bundle).find((file) => file.type === 'chunk' && module in file.modules);
        if (!holds) throw new Error(`No file of the client holds ${module}`);
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${holds.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
