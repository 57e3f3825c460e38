import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A proxy for a file store that can stall uploads. */
export type SlowStore = {
  /** The value for STORAGE_URL. */
  url: string;
  /**
   * Stalls uploads from now on; returns a promise for the arrival of the first one and a function that
   * releases all.
   */
  hold: () => { arrived: Promise<void>; release: () => void };
  close: () => Promise<void>;
};

export async function slowStore(behind: string): Promise<SlowStore> {
  const target = new URL(behind);
  let hold: { arrived: () => void; released: Promise<void> } | null = null;
  const server = createServer(async (incoming, answer) => {
    if (incoming.method === 'PUT' && hold) {
      hold.arrived();
      await hold.released;
    }
    const { method, url: path, headers } = incoming;
    const onward = request(
      { host: target.hostname, port: target.port, method, path, headers },
      (response) => {
        answer.writeHead(response.statusCode!, response.headers);
        response.pipe(answer);
      },
    );
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(behind);
  url.port = String(typeof address === 'object' ? address!.port : 0);
  return {
    url: url.href,
    hold: () => {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { arrived: arrived.resolve, released: released.promise };
      return {
        arrived: arrived.promise,
        release: () => {
          hold = null;
          released.resolve();
        },
      };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
