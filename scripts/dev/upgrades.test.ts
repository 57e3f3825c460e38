import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { upgradesOf } from './upgrades.ts';

it('connects a page that is opened while Vite restarts to the server that made it, whose end it is told', async () => {
  const front = createHttpServer();
  const upgrades = upgradesOf(front);
  const newVite = () =>
    createServer({
      configFile: false,
      root: import.meta.dirname,
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, hmr: { server: upgrades } },
    });
  // A restart makes the next server before it closes the one that stands.
  const [before, after] = [await newVite(), await newVite()];
  onTestFinished(async () => {
    await after.close();
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  const page = new WebSocket(`ws://127.0.0.1:${(front.address() as AddressInfo).port}/`, 'vite-hmr');
  const [message] = (await once(page, 'message')) as [MessageEvent<string>];
  expect(JSON.parse(message.data)).toEqual({ type: 'connected' });
  const ended = once(page, 'close');
  await before.close();
  await ended;
});
