import type { FastifyBaseLogger } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import { layFoundation } from './foundation.ts';
import { listen } from './listen.ts';
import { buildProduct } from './product.ts';

export type RunningServer = {
  /** The address it listens on. */
  url: string;
  /** The existing demo accounts. */
  demo: DemoAccount[];
  /** Finishes running calls, then stops the server, then the database. */
  stop: () => Promise<void>;
};

export type StartOptions = {
  config: Config;
  root: string;
  clock?: () => Date;
};

/** Starts the foundation and, on it, the listening server. */
export async function startServer({ config, root, clock }: StartOptions): Promise<RunningServer> {
  let server: App['server'] | undefined;
  const log = (): FastifyBaseLogger | undefined => server?.log;
  const foundation = await layFoundation({ config, root, log });
  try {
    const product = await buildProduct({ config, root, foundation, hasPages: true, ...(clock && { clock }) });
    const started = product.server;
    server = started;
    const url = await listen(
      started.server,
      () => started.listen({ port: config.port, host: config.host }),
      config,
    );
    product.start();
    return {
      url,
      demo: config.demo ? await demoSignIns(foundation.db) : [],
      stop: async () => {
        await started.close();
        await foundation.stop();
      },
    };
  } catch (error) {
    await server?.close();
    await foundation.stop();
    throw error;
  }
}
