import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { productApi } from './api.ts';
import { type App, type AppParts, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { endFeatures } from './db/promotions.ts';
import { loadReferenceData } from './db/reference/load-reference-data.ts';
import { sweepDatabase } from './db/sweep.ts';
import { ensureRoles } from './db/users.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import { riyadhMonth } from './domain/riyadh-day.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { FileStore } from './http/file-store.ts';
import { fileTransport, smtpTransport } from './mail/mail-transport.ts';

export type RunningServer = {
  /** Where it listens. */
  url: string;
  /** The demo accounts that are there. */
  demo: DemoAccount[];
  /** Finishes what runs, then stops the server, then the database. */
  stop: () => Promise<void>;
};

export type StartOptions = {
  config: Config;
  /** The project's folder. */
  root: string;
  /** In development Vite answers what the API does not. */
  pages?: (
    server: Server,
  ) => Promise<{ fallback: NonNullable<AppParts['fallback']>; close: () => Promise<void> }>;
};

/** Database, schema, reference data, first Admin, then the server: all that stands between a folder and a site. */
export async function startServer({ config, root, pages }: StartOptions): Promise<RunningServer> {
  let app: App | undefined;
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        // Its lines may name e-mail addresses; who wants to see them sets LOG_LEVEL=debug.
        onLog: (line) => app?.server.log.debug({ postgres: line }, 'database'),
      });
  const url = config.databaseUrl ?? postgres!.url;
  const connection = connect({
    url,
    connections: 20,
    onIdleError: (error) => app?.server.log.warn({ err: error }, 'a database connection was lost'),
  });
  try {
    await migrate(url, join(root, 'src/server/db/migrations'), async () => {
      await ensureRoles(connection.db);
      await loadReferenceData(connection.db);
      if (config.admin) await ensureAdmin(connection.db, config.admin);
      if (config.demo) await loadDemoData(connection, new FileStore(config.dataDir), new Date());
    });
    const built = (name: string) => {
      const folder = join(root, 'dist', name);
      return existsSync(join(folder, 'index.html')) ? folder : null;
    };
    let fallback: AppParts['fallback'];
    app = await buildApp({
      config,
      db: connection.db,
      sendMail: config.smtpUrl
        ? smtpTransport(config.smtpUrl, config.publicUrl)
        : fileTransport(join(config.dataDir, 'mail'), config.publicUrl),
      api: productApi(root),
      clientFolder: pages ? null : built('client'),
      docsFolder: built('docs'),
      ...(pages ? { fallback: (request, reply) => fallback!(request, reply) } : {}),
      logger: { level: config.logLevel },
    });
    const { server, mail, files } = app;
    const development = await pages?.(server.server);
    fallback = development?.fallback;
    if (development) server.addHook('preClose', () => development.close());
    // The embedded database is ours alone, and so is the folder: whatever has no row now belongs to nobody.
    await files.sweep(connection.db, postgres ? 0 : undefined);
    await listen(server, config);
    mail.start();
    const upkeep = keepTidy(() =>
      Promise.all([
        files.sweep(connection.db),
        sweepDatabase(connection.db, new Date()),
        endFeatures(connection.db, riyadhMonth(new Date())),
      ]),
    );
    return {
      url: addressOf(portOf(server) ?? config.port, config),
      demo: config.demo ? await demoSignIns(connection.db) : [],
      stop: async () => {
        clearInterval(upkeep);
        await server.close();
        await connection.close();
        await postgres?.stop();
      },
    };
  } catch (error) {
    await app?.server.close();
    await connection.close();
    await postgres?.stop();
    throw error;
  }

  /** At start and every hour; what fails is tried again then. */
  function keepTidy(tidy: () => Promise<unknown>): NodeJS.Timeout {
    const run = () => void tidy().catch((error) => app?.server.log.warn({ err: error }, 'tidying up failed'));
    run();
    return setInterval(run, 60 * 60 * 1000).unref();
  }
}

async function listen(server: App['server'], { port, host }: Config): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken by another program. Set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL') throw new Error(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

/** The one that was found free, when the configuration says 0. */
function portOf(server: App['server']): number | undefined {
  const address = server.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function addressOf(port: number, { host }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
