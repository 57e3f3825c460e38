import type { ConnectOptions } from '../engine/db/connect.ts';
import type { AppParts } from '../start/app.ts';
import type { Config } from '../start/config.ts';

/** Options of a test's server. */
export type TestServerOptions = {
  /** The values of ADMIN_EMAIL and ADMIN_PASSWORD; the account is not created. */
  admin?: Config['admin'];
  rateLimitScale?: number;
  passwordBlocklist?: boolean;
  passwordBreachesUrl?: string;
  adminNeedsFactor?: boolean;
  /** Scans uploads there. */
  clamdUrl?: string;
  /** Connects to the database through this port. */
  databasePort?: number;
  /** Stores files there instead of in its folder. */
  storageUrl?: string;
  /** Gives reads of visitors their own connections. */
  visitors?: Pick<ConnectOptions, 'connections' | 'statementMilliseconds'>;
  /** Its time limits for requests. */
  patience?: AppParts['patience'];
  /** Replaces the renderer of public pages. */
  renderer?: AppParts['renderer'];
  /** Shares database and folder with this server, which must be closed later. */
  beside?: { database: string; dataDir: string };
};
