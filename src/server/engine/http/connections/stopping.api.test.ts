import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

it('stops while an idle connection is open', async () => {
  const server = await testServer();
  // Nothing but the stop itself closes a connection.
  Object.assign(server.app.server, { keepAliveTimeout: 0, headersTimeout: 0 });
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const arrived = once(server.app.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  await arrived;
  const closed = once(socket.resume(), 'close');
  await server.close();
  await closed;
  expect(socket.bytesWritten).toBe(0);
});
