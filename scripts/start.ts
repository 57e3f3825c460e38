// `npm start`: builds what is stale, then runs the server. With --build-only it stops after the build.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build/build-stale.ts';

const root = resolve(import.meta.dirname, '..');
process.env.NODE_ENV ??= 'production';

try {
  await buildStale(root, console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (!process.argv.includes('--build-only')) {
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
