import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../../language/run/value/durations.ts';
import { lookForNews } from '../../areas/office/workshop/workshop-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { unusedConnections } from '../../engine/http/connections/stopping.ts';
import { refuseMalformed } from '../../engine/http/malformed.ts';
import { REQUEST_TIMEOUTS } from '../app.ts';
import type { JoinedProduct, JoinOptions } from '../program.ts';
import type { CurrentProgram, PublishedProgram } from './published-program.ts';

/** How often a process looks whether something was published: one step in an index. */
const LOOK = SECOND / 2;
/** How long a replaced program goes on with the calls that it has begun. */
const DRAIN = 15 * SECOND;
/** As Fastify's own. */
const KEEP_ALIVE = 72 * SECOND;

type Running = CurrentProgram & JoinedProduct & { calls: Set<ServerResponse> };

export type LiveSite = {
  server: Server;
  /** The digest of the running program. */
  release: () => string;
  log: () => FastifyBaseLogger | undefined;
  /** Looks at once whether something was published. */
  look: () => void;
  stop: () => Promise<void>;
};

export type LiveSiteOptions = {
  db: Db;
  published: PublishedProgram;
  first: CurrentProgram;
  join: Omit<JoinOptions, 'built' | 'former'>;
};

/**
 * A listening server whose program is replaced when definitions are published, between two requests: what has begun ends in
 * the old program, what comes next is the new one's.
 */
export async function liveSite({ db, published, first, join }: LiveSiteOptions): Promise<LiveSite> {
  const former = new Set<string>();
  const run = async (current: CurrentProgram): Promise<Running> => {
    const joined = await current.program.join({ ...join, built: current.folder, former: [...former] });
    former.add(current.folder);
    return { ...current, ...joined, calls: new Set() };
  };
  const lookAround = () => lookForNews(db, published.builds.release);
  let { place, build } = await lookAround();
  let running = await run(first);
  let isStopping = false;
  const drains = new Set<Promise<void>>();

  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUTS.whole,
      headersTimeout: REQUEST_TIMEOUTS.head,
      connectionsCheckingInterval: REQUEST_TIMEOUTS.check,
      keepAliveTimeout: KEEP_ALIVE,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      const { calls, product } = running;
      calls.add(response);
      response.once('close', () => calls.delete(response));
      product.server.routing(request, response);
    },
  );
  server.on('clientError', refuseMalformed);
  const closeUnused = unusedConnections(server);

  const retire = async ({ calls, stop, ...old }: Running) => {
    const since = Date.now();
    while (calls.size > 0 && Date.now() - since < DRAIN)
      await new Promise((done) => setTimeout(done, 50).unref());
    await stop();
    if (old.folder !== join.root) published.builds.unload(old);
  };

  const replace = async () => {
    const next = await lookAround();
    if (next.build !== null && next.build !== build) {
      build = next.build;
      published.builds
        .fetch(db, build)
        .catch((err: unknown) => log()?.warn({ err }, 'a build could not be fetched'));
    }
    if (next.place === place) return;
    const current = await published.current(db);
    if (current.digest !== running.digest) {
      const old = running;
      running = await run(current);
      running.product.start();
      running.product.server.log.info({ release: current.digest }, 'published definitions are live');
      const drain = retire(old).catch((err: unknown) => log()?.warn({ err }, 'the old program did not end'));
      drains.add(drain);
      void drain.finally(() => drains.delete(drain));
    }
    place = next.place;
  };

  const log = () => running.product.server.log;
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const look = () => {
    if (isLooking || isStopping) return;
    isLooking = true;
    looking = replace()
      .catch((err: unknown) => log().error({ err }, 'published definitions could not be taken'))
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(look, LOOK).unref();
  running.product.start();

  return {
    server,
    release: () => running.digest,
    log,
    look,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await looking;
      const closed = new Promise<void>((done) => server.close(() => done()));
      closeUnused();
      const ended = retire(running);
      await Promise.all([ended, ...drains]);
      server.closeIdleConnections();
      await closed;
    },
  };
}
