import type { FastifyBaseLogger } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import { type Foundation, layFoundation } from './foundation.ts';
import { listen } from './listen.ts';
import { standardLog } from './log-output.ts';
import { buildProduct } from './product.ts';
import { type Desk, DeskThread, workshopDesk } from './workshop/desk.ts';
import { type LiveSite, liveSite } from './workshop/live-site.ts';
import { type CurrentProgram, PublishedProgram } from './workshop/published-program.ts';

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
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, root } = options;
  const published = new PublishedProgram(root, config.dataDir);
  let log = (): FastifyBaseLogger | undefined => undefined;
  let current: CurrentProgram | undefined;
  const foundation = await layFoundation({
    config,
    root,
    log: () => log(),
    settling: async (db) => {
      current = await published.current(db);
      return current.program.settleStored;
    },
  });
  const listening = { ...options, foundation, published, current: current! };
  try {
    const running = config.workshop === 'off' ? await listenFixed(listening) : await listenLive(listening);
    log = running.log;
    return {
      url: running.url,
      demo: config.demo ? await demoSignIns(foundation.db) : [],
      stop: async () => {
        await running.stop();
        await foundation.stop();
      },
    };
  } catch (error) {
    await foundation.stop();
    throw error;
  }
}

type Listening = StartOptions & {
  foundation: Foundation;
  published: PublishedProgram;
  current: CurrentProgram;
};
type Listener = { url: string; log: () => FastifyBaseLogger | undefined; stop: () => Promise<void> };

/** Listens with the program of this start. */
async function listenFixed({ config, root, clock, foundation, current }: Listening): Promise<Listener> {
  const shared = { config, root, log: standardLog(), ...(clock && { clock }) };
  const isOwn = current.folder === root;
  const { product, stop } = isOwn
    ? await own(await buildProduct({ ...shared, foundation, hasPages: true }))
    : await current.program.join({ ...shared, urls: foundation.urls, built: current.folder });
  const { server } = product;
  try {
    const url = await listen(
      server.server,
      () => server.listen({ port: config.port, host: config.host }),
      config,
    );
    product.start();
    return { url, log: () => server.log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const own = <Product extends Pick<App, 'server'>>(product: Product) => ({
  product,
  stop: () => product.server.close(),
});

/** Listens with a program that is replaced when definitions are published. */
async function listenLive({
  config,
  root,
  clock,
  foundation,
  published,
  current,
}: Listening): Promise<Listener> {
  const { db, urls } = foundation;
  // As they are when this process starts.
  void published.files;
  let site: LiveSite | undefined;
  const desk: Desk = workshopDesk({
    ...{ db, published, thread: new DeskThread(root) },
    together: config.workshop === 'together',
    release: () => site?.release() ?? current.digest,
    onPublished: () => site?.look(),
    log: () => site?.log(),
  });
  try {
    site = await liveSite({
      ...{ db, published, first: current },
      join: { config, root, urls, workshop: desk, log: standardLog(), ...(clock && { clock }) },
    });
    const { server, log } = site;
    const url = await listen(
      server,
      () =>
        new Promise<string>((done, fail) => {
          server.once('error', fail);
          server.listen(config.port, config.host, () => done(''));
        }),
      config,
    );
    const { stop } = site;
    return {
      ...{ url, log },
      stop: async () => {
        await stop();
        await desk.stop();
      },
    };
  } catch (error) {
    await site?.stop();
    await desk.stop();
    throw error;
  }
}
