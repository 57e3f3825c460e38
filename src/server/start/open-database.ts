import type { FastifyBaseLogger } from 'fastify';
import { type Connection, connect, type Db } from '../engine/db/connect.ts';
import { startEmbeddedPostgres } from '../engine/db/embedded-postgres.ts';
import { isPooled as isPooledAt } from '../engine/db/pooler.ts';
import { type Replica, replicaOf } from '../engine/db/replica.ts';
import type { Config } from './config.ts';

export type OpenDatabase = Connection & {
  url: string;
  /** The address of PostgreSQL itself, where `url` is a pooler's: for LISTEN and for migrations. */
  directUrl: string;
  /** A small pool with a short statement timeout for visitors' reads, which cannot starve the others. */
  visitors: Connection;
  /** A standby for reads, if there is one. */
  replica: Replica | null;
  /** Whether only this process uses it. */
  isEmbedded: boolean;
  stop: () => Promise<void>;
};

/** Pool sizes per process; visitors' reads have a separate pool, so that they cannot starve the others. */
export const CONNECTIONS = { members: 12, visitors: 8 };

/** Statement timeout for visitors' reads, in milliseconds. */
const VISITORS_STATEMENT = 300;

/** Connects to the configured database; starts it first if it is the embedded one. */
export async function openDatabase(
  config: Pick<
    Config,
    'databaseUrl' | 'listenDatabaseUrl' | 'databaseReadUrl' | 'dataDir' | 'rateLimitScale'
  >,
  log: () => FastifyBaseLogger | undefined,
): Promise<OpenDatabase> {
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        // PostgreSQL's log may contain e-mail addresses, so it is shown only with LOG_LEVEL=debug.
        onLog: (line) => log()?.debug({ postgres: line }, 'database'),
      });
  const url = config.databaseUrl ?? postgres!.url;
  const isPooled = config.databaseUrl !== null && (await isPooledAt(url));
  if (isPooled && config.listenDatabaseUrl === null)
    throw new Error(
      'DATABASE_URL leads to a pooler, which cannot LISTEN. Give LISTEN_DATABASE_URL the address of PostgreSQL itself.',
    );
  const onLost = (error: Error) => log()?.warn({ err: error }, 'a database connection was lost');
  const connection = connect({ url, connections: CONNECTIONS.members, isPooled, onLost });
  const statementMilliseconds = Math.ceil(
    Math.min(30_000, VISITORS_STATEMENT * Math.max(1, config.rateLimitScale)),
  );
  const visitors = connect({
    url,
    connections: CONNECTIONS.visitors,
    statementMilliseconds,
    isPooled,
    onLost,
  });
  const replica = config.databaseReadUrl
    ? openReplica(config.databaseReadUrl, connection.db, statementMilliseconds, log)
    : null;
  const stop = async () => {
    await Promise.all([connection.close(), visitors.close(), replica?.close()]);
    await postgres?.stop();
  };
  const directUrl = config.listenDatabaseUrl ?? url;
  return { ...connection, visitors, replica, url, directUrl, isEmbedded: postgres !== null, stop };
}

/** Milliseconds to wait for a connection to a standby: the primary answers as well. */
const REPLICA_WAIT = 1_000;

function openReplica(
  url: string,
  db: Db,
  visitorsMilliseconds: number,
  log: () => FastifyBaseLogger | undefined,
): Replica {
  const pool = (connections: number, statementMilliseconds: number) =>
    connect({ url, connections, statementMilliseconds, waitMilliseconds: REPLICA_WAIT }).pool;
  return replicaOf({
    db,
    pools: {
      members: pool(CONNECTIONS.members, 30_000),
      visitors: pool(CONNECTIONS.visitors, visitorsMilliseconds),
    },
    onState: (isUsed, err) =>
      isUsed ? log()?.info('reads use the replica') : log()?.warn({ err }, 'reads leave the replica alone'),
  });
}
