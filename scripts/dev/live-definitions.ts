import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Finding } from '../../src/language/grammar/findings.ts';
import { FINDINGS, FINDINGS_WANTED } from './findings-events.ts';

/** Applies changed definitions to open pages and shows mistakes there. Development only. */
export function liveDefinitions(root: string): LiveDefinitions {
  let findings: readonly Finding[] = [];
  let vite: ViteDevServer | undefined;
  // In a copy of the project, `node_modules` may be a symlink to the original.
  const packages = realpathSync(join(root, 'node_modules'));
  const generated = join(root, 'generated');
  return {
    plugin: {
      name: 'live-definitions',
      apply: 'serve',
      // The generator reports all changes at once.
      config: () => ({
        server: { watch: { ignored: [`${generated}/**`] }, fs: { allow: [root, packages] } },
      }),
      configureServer(server) {
        vite = server;
        server.environments.client.hot.on(FINDINGS_WANTED, (_, client) =>
          client.send(FINDINGS, { findings }),
        );
      },
      // The server's modules are reloaded by the program itself (see program.ts).
      hotUpdate() {
        return this.environment.name === 'client' ? undefined : [];
      },
      transform(code, id) {
        const [file = ''] = id.split('?');
        const taken = this.environment.name === 'client' && takingOf(relative(generated, file));
        return taken ? `${code}\n${taken}\n` : undefined;
      },
      // The workshop shows mistakes beside their lines, and in its frame only what is drawn.
      transformIndexHtml: (_, { path }) =>
        (path.startsWith('/workshop') ? ['renewal'] : ['notice', 'renewal']).map((name) => ({
          tag: 'script',
          // After the page's own script, which React's hot reload prepares.
          injectTo: 'body' as const,
          attrs: { type: 'module', src: moduleAddress(`page/${name}.ts`) },
        })),
    },
    tell: (next) => {
      findings = next;
      vite?.environments.client.hot.send(FINDINGS, { findings });
    },
    refresh: (changed) => {
      if (!vite) return;
      const files = changed.map((file) => join(root, file));
      if (files.includes(join(generated, SCREENS))) startPagesAnew(vite, files);
      else for (const file of files) vite.watcher.emit('change', file);
    },
  };
}

/** The list of all screens, which each page loads on startup. */
const SCREENS = 'screens.ts';

/** Replaced together: one by one, a menu could render a new link before its screen is known. */
function startPagesAnew(vite: ViteDevServer, changed: readonly string[]): void {
  for (const { moduleGraph } of Object.values(vite.environments))
    for (const file of changed) moduleGraph.onFileChange(file);
  vite.environments.client.hot.send({ type: 'full-reload' });
}

const moduleAddress = (file: string) => `/@fs/${join(import.meta.dirname, file).replace(/^\//, '')}`;

/** The code with which a generated module hands over its new content when it is replaced. */
function takingOf(path: string): string | undefined {
  const [folder, ...names] = path.split(sep);
  const accept = (taking: string) =>
    `import.meta.hot.accept((next) => next && globalThis.liveDefinitions.${taking});`;
  if (folder === 'forms') return accept('takeForm(next)');
  if (folder === 'screens' && path.endsWith('.js'))
    return accept(`takeScreen('${names.join('/').slice(0, -'.js'.length)}', next)`);
  // A module of messages registers its messages when it runs.
  if (folder === 'messages') return accept('draw()');
  // The English pages that are open do not show it, though some module of theirs may import it.
  if (folder === 'languages' && names.length === 1)
    return accept(`takeLanguage('${path.slice('languages/'.length, -'.ts'.length)}')`);
  const texts = TEXTS[path];
  if (!texts) return undefined;
  // All importers hold the object from the first load, so a new load updates that one.
  return `const held = (import.meta.hot.data.held ??= ${texts});
    ${accept(`takeTexts(held, next.${texts})`)}`;
}

/** Modules that consist of texts by key, and the name of their export. */
const TEXTS: Readonly<Record<string, string>> = {
  'rule-texts.ts': 'ruleTexts',
};

export type LiveDefinitions = {
  plugin: Plugin;
  /** Shows findings on all open pages, and on pages opened later. */
  tell: (findings: readonly Finding[]) => void;
  /** Applies changed generated files to all open pages. */
  refresh: (changed: readonly string[]) => void;
};
