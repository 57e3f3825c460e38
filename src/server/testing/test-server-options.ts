import type { ConnectOptions, Db } from '../engine/db/connect.ts';
import type { WorkshopDesk } from '../engine/http/workshop-desk.ts';
import type { AppParts } from '../start/app.ts';
import type { Config } from '../start/config.ts';

export type TestServerOptions = {
  /** The values of ADMIN_EMAIL and ADMIN_PASSWORD; the account is not created. */
  admin?: Config['admin'];
  rateLimitScale?: number;
  /** The site's address: webhooks may lead to this machine only if it does, too. */
  publicUrl?: string;
  passwordBlocklist?: boolean;
  passwordBreachesUrl?: string;
  adminNeedsFactor?: boolean;
  /** Scans uploads with this daemon. */
  clamdUrl?: string;
  /** Connects to the database through this port. */
  databasePort?: number;
  /** Stores files in this store instead of the data folder. */
  storageUrl?: string;
  /** Gives visitors' reads their own connection pool. */
  visitors?: Pick<ConnectOptions, 'connections' | 'statementMilliseconds'>;
  /** The server's request timeouts. */
  patience?: AppParts['patience'];
  /** The built client, for a server that serves pages. */
  clientFolder?: string | null;
  /** Replaces the renderer of public pages. */
  renderer?: AppParts['renderer'];
  /** The workshop of this server. */
  workshop?: (db: Db) => WorkshopDesk;
  /** Shares the database and folder of this server, which must be closed later. */
  beside?: { database: string; dataDir: string };
};
