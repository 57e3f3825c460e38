import type { AppParts } from '../app.ts';
import type { Config } from '../config.ts';

/** What a test may want otherwise of its server. */
export type TestServerOptions = {
  /** What ADMIN_EMAIL and ADMIN_PASSWORD say; the account is not made. */
  admin?: Config['admin'];
  rateLimitScale?: number;
  passwordBlocklist?: boolean;
  adminNeedsFactor?: boolean;
  /** Reaches the database through this port instead of its own. */
  databasePort?: number;
  /** Keeps files there instead of in its folder. */
  storageUrl?: string;
  /** How long it waits for requests. */
  patience?: AppParts['patience'];
  /** What stands in for the renderer of public pages. */
  renderer?: AppParts['renderer'];
  /** Shares database and folder with this server, which is closed after it. */
  beside?: { database: string; dataDir: string };
};
