import { scheduler } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { launch, newFolder, ready } from '../testing/program.ts';
import { copyTemplate, databaseUrl, dropDatabase } from '../testing/test-database.ts';
import { countingProxy } from '../testing/wire/counting-proxy.ts';

/** Longer than the slowest poll. */
const SECONDS = 8;

it('an idle server asks the database less than once a second', { timeout: 60_000 }, async () => {
  const { port } = new URL(inject('templateUrl'));
  const proxy = await countingProxy({ host: '127.0.0.1', port: Number(port) }, /^$/);
  onTestFinished(() => proxy.close());
  const name = await copyTemplate();
  const server = await launch({ DATABASE_URL: databaseUrl(name, proxy.port), DATA_DIR: newFolder() });
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await dropDatabase(name);
  });
  await ready(server);
  // What a start does once is over when nothing has been asked for a second and a half.
  for (let last = -1; proxy.texts().length !== last; await scheduler.wait(1_500)) last = proxy.texts().length;
  proxy.reset();
  await scheduler.wait(SECONDS * 1_000);
  const texts = proxy.texts();
  expect(texts.length, texts.map((text) => text.slice(0, 200)).join('\n')).toBeGreaterThan(0);
  expect(texts.length, texts.map((text) => text.slice(0, 200)).join('\n')).toBeLessThanOrEqual(SECONDS);
});
