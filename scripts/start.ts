// `npm start`: builds what is stale, then runs the server. With --build-only it stops after the build.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStale, isStale } from './build/build-stale.ts';

const root = resolve(import.meta.dirname, '..');
process.env.NODE_ENV ??= 'production';

if (process.argv.includes('--build-only')) {
  try {
    await buildStale(root, console.log);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
} else {
  if (isStale(root)) await buildApart();
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}

/**
 * Builds in a separate process: a build takes a gigabyte, which the server would otherwise keep for its
 * lifetime.
 */
async function buildApart(): Promise<void> {
  const build = spawn(process.execPath, [fileURLToPath(import.meta.url), '--build-only'], {
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals) => build.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const code = await new Promise<number>((done, fail) => {
    build.once('error', fail);
    build.once('exit', (code) => done(code ?? 1));
  });
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(code);
}
