import type { FastifyBaseLogger } from 'fastify';
import { type Connection, connect } from '../engine/db/connect.ts';
import { startEmbeddedPostgres } from '../engine/db/embedded-postgres.ts';
import type { Config } from './config.ts';

export type OpenDatabase = Connection & {
  url: string;
  /** Connections for reads of visitors: few, and with a short time limit, so that others always have theirs. */
  visitors: Connection;
  /** Whether only this process uses it. */
  isEmbedded: boolean;
  stop: () => Promise<void>;
};

/** The connections of one process: those for visitors' reads are its own, so that others always have theirs. */
export const CONNECTIONS = { members: 12, visitors: 8 };

/** The milliseconds that a statement of a visitor's read may take. */
const VISITORS_STATEMENT = 300;

/** Connects to the configured database; starts it if it is the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'rateLimitScale'>,
  log: () => FastifyBaseLogger | undefined,
): Promise<OpenDatabase> {
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        // Its log may contain e-mail addresses, so it is shown only with LOG_LEVEL=debug.
        onLog: (line) => log()?.debug({ postgres: line }, 'database'),
      });
  const url = config.databaseUrl ?? postgres!.url;
  const onLost = (error: Error) => log()?.warn({ err: error }, 'a database connection was lost');
  const connection = connect({ url, connections: CONNECTIONS.members, onLost });
  const statementMilliseconds = Math.ceil(
    Math.min(30_000, VISITORS_STATEMENT * Math.max(1, config.rateLimitScale)),
  );
  const visitors = connect({ url, connections: CONNECTIONS.visitors, statementMilliseconds, onLost });
  const stop = async () => {
    await Promise.all([connection.close(), visitors.close()]);
    await postgres?.stop();
  };
  return { ...connection, visitors, url, isEmbedded: postgres !== null, stop };
}
