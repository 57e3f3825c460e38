import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection without an answer under way while the server stops. Node itself closes those whose
 * last answer is sent, but waits for those that have sent no request yet, such as browsers' preconnections,
 * and for those whose answer ends after the stop began.
 */
export function closeUnusedWhileStopping(app: FastifyInstance): void {
  const stop = unusedConnections(app.server);
  app.addHook('preClose', async () => stop());
}

/** Watches a server's connections; the returned function begins to close those without an answer under way. */
export function unusedConnections(server: Server): () => void {
  /** The answers under way on each open connection. */
  const answers = new Map<Socket, number>();
  let isStopping = false;
  const count = (socket: Socket, change: number) => {
    const left = (answers.get(socket) ?? 0) + change;
    if (!socket.destroyed) answers.set(socket, left);
    if (isStopping && left === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => answers.delete(socket));
    count(socket, 0);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return () => {
    isStopping = true;
    for (const socket of answers.keys()) count(socket, 0);
  };
}
