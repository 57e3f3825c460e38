import type { Server } from 'node:http';
import type { Config } from './config.ts';

/** Listens on the configured address and returns it; errors explain what prevents that. */
export async function listen(
  server: Server,
  start: () => Promise<unknown>,
  config: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  const { port, host } = config;
  try {
    await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken by another program. Set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL') throw new Error(`HOST ${host} is no address of this machine.`);
    throw error;
  }
  return addressOf(portOf(server) ?? port, host);
}

/** Returns the port that was assigned when the configured one is 0. */
function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function addressOf(port: number, host: string): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
