import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type Connection, connect } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';

export type OpenDatabase = Connection & {
  url: string;
  /** Whether only this process uses it. */
  isEmbedded: boolean;
  stop: () => Promise<void>;
};

/** Connects to the configured database; starts it if it is the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
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
  const connection = connect({
    url,
    connections: 20,
    onLost: (error) => log()?.warn({ err: error }, 'a database connection was lost'),
  });
  const stop = async () => {
    await connection.close();
    await postgres?.stop();
  };
  return { ...connection, url, isEmbedded: postgres !== null, stop };
}
