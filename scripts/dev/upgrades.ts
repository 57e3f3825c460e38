import { createServer, type Server } from 'node:http';

/**
 * Where Vite listens for the sockets of pages that `front` serves. While Vite restarts, the server before and the
 * one after it both listen, and a socket that both take ends the process. The one before is asked, whose pages these
 * are: once it closes, they load again.
 */
export function upgradesOf(front: Server): Server {
  const upgrades = createServer();
  front.on('upgrade', (...socket) => {
    upgrades.listeners('upgrade')[0]?.apply(upgrades, socket);
  });
  return upgrades;
}
