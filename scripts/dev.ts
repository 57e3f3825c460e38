// `npm run dev`: client with hot reload and API in one process and on one port. The database, its data and the mails
// are those of `npm start`. A change of schemas/ or openapi/ is generated at once; the server itself wants a restart.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import type { AppParts } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { startServer } from '../src/server/start-server.ts';
import { buildStale } from './build/build-stale.ts';

const root = resolve(import.meta.dirname, '..');

async function vitePages(server: Server) {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  const fallback: NonNullable<AppParts['fallback']> = (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  };
  return { fallback, close: () => vite.close() };
}

/** Editors write a file in several steps; one run after the last of them is enough. */
function generateOnChange(folders: string[]): void {
  let timer: NodeJS.Timeout | undefined;
  const generate = () =>
    spawn(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      // The grammars are generated themselves.
      if (name?.startsWith('meta')) return;
      clearTimeout(timer);
      timer = setTimeout(generate, 100);
    });
  }
}

await buildStale(root, console.log, ['reference page']);
const server = await startServer({ config: readConfig(process.env), root, pages: vitePages });
generateOnChange(['schemas', 'openapi']);
console.log(`\n  Open ${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
