import { createServer, type Server } from 'node:http';

/**
 * Where Vite listens for the sockets of pages that `front` serves. While Vite restarts, the server before and the
 * one after it both listen, and a socket that both take ends the process; only the newest is asked.
 */
export function upgradesOf(front: Server): Server {
  const upgrades = createServer();
  front.on('upgrade', (...socket) => {
    upgrades.listeners('upgrade').at(-1)?.apply(upgrades, socket);
  });
  return upgrades;
}
