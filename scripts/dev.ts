// `npm run dev`: client with hot reload and API in one process on one port, with the database, data and mails
// of `npm start`. A valid change of schemas/ or openapi/ is applied to pages and server rules immediately; a
// mistake is shown on the page, which keeps the last valid state.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { describeFinding, type Finding } from '../src/language/grammar/findings.ts';
import { readConfig } from '../src/server/start/config.ts';
import { listen } from '../src/server/start/listen.ts';
import { buildStale } from './build/build-stale.ts';
import { LiveGenerator, type Run } from './dev/generator.ts';
import { liveDefinitions } from './dev/live-definitions.ts';
import { LiveProgram } from './dev/program.ts';
import { upgradesOf } from './dev/upgrades.ts';
import { workshop } from './dev/workshop/workshop.ts';

const root = resolve(import.meta.dirname, '..');
/** The server's addresses; all others are Vite's, including modules in the client's own `api` folder. */
const ANSWERED_BY_SERVER = /^\/(api\/(?![\w.-]+\.tsx?(\?|$))|healthz|readyz|openapi\.json|docs|storage\/)/;

const config = readConfig(process.env);
const pages = liveDefinitions(root);
const shop = workshop(root);
let program: LiveProgram | undefined;
let mistakes: Finding[] = [];

/** Applies a run's changes if it found no mistakes; otherwise pages and server keep the previous state. */
async function take({ findings, changed }: Run): Promise<void> {
  const known = new Set(mistakes.map(describeFinding));
  mistakes = findings;
  const fresh = findings.map(describeFinding).filter((line) => !known.has(line));
  for (const line of fresh) console.error(line);
  if (known.size && findings.length === 0) console.log('Nothing is wrong any more.');
  pages.tell(findings);
  if (changed.length === 0) return;
  pages.refresh(changed);
  await renew(changed);
}

/** A server that fails to start is reported next to the findings. */
async function renew(changed: readonly string[]): Promise<void> {
  try {
    await program?.renew(changed);
  } catch (error) {
    const { message } = error as Error;
    console.error(error);
    pages.tell([...mistakes, { file: 'src/server/start/product.ts', line: 1, message }]);
  }
}

const generator = new LiveGenerator(root, (run) => void take(run));
await generator.start();
// In a fresh clone with mistakes in its definitions there is no valid state to fall back to.
if (!existsSync(join(root, 'generated/server-texts.ts'))) process.exit(1);
// Imported late, because it imports generated files, which a fresh clone lacks.
const { layFoundation } = await import('../src/server/start/foundation.ts');
const { unpulledEdits } = await import('../src/server/areas/office/workshop/unpulled-edits.ts');
await buildStale(root, console.log, ['reference page']);

const front = createHttpServer((request, response) => {
  if (program && ANSWERED_BY_SERVER.test(request.url ?? ''))
    program.product.server.routing(request, response);
  else vite.middlewares(request, response);
});
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  appType: 'spa',
  plugins: [pages.plugin, shop.plugin],
  server: { middlewareMode: true, hmr: { server: upgradesOf(front) } },
});
const foundation = await layFoundation({ config, root, log: () => program?.product.server.log }).catch(
  (error: Error) => {
    // What to do about it is for whoever edits definitions, to whom a stack says nothing.
    if (error.name !== 'UnsettledDefinitions') throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  },
);
const unpulled = await unpulledEdits(foundation.db, root);
if (unpulled.length > 0)
  console.log(
    `Published on the running site, but not in these files, and so not in force here: ${unpulled.join(', ')}. To write them: npm run workshop:pull`,
  );
program = new LiveProgram(vite, { config, root, foundation, hasPages: false });
await program.renew();
generator.follow(vite.watcher);
vite.watcher.on('change', (file) => {
  if (/[\\/]src[\\/](server|language[\\/]run)[\\/]/.test(file)) void renew([]);
});
const url = await listen(front, () => once(front.listen(config.port, config.host), 'listening'), config);
console.log(`\n  Open ${url}\n`);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([generator.stop(), shop.stop()]);
  // Closed before the server: an open page's socket would keep the server from closing.
  await vite.close();
  front.close();
  front.closeAllConnections();
  await program?.stop();
  await foundation.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
