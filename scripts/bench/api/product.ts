import { RunningServer } from '../../../src/e2e/running-server.ts';

/** Starts the built product on this database, the way users start it. */
export const productOn = (url: string): Promise<RunningServer> =>
  RunningServer.start({
    env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: '1', LOG_LEVEL: 'info' },
  });
