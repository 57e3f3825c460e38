import { resolve } from 'node:path';
import { withSecretFiles } from './secret-files.ts';

/** The configuration from environment variables, parsed once on startup. */
export type Config = {
  port: number;
  host: string;
  /** An absolute path to the data folder: the database (unless `databaseUrl` is set), files and mails. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /**
   * The same database as the role that owns the tables; the role of `databaseUrl` then only reads and writes
   * rows.
   */
  migrateDatabaseUrl: string | null;
  /** The address of PostgreSQL itself, where `databaseUrl` is a pooler's. */
  listenDatabaseUrl: string | null;
  /** The address of a standby, for reads; PostgreSQL's own. */
  databaseReadUrl: string | null;
  /** An S3-compatible store to use for files instead of `dataDir`, with its key, bucket and region. */
  storageUrl: string | null;
  /** The ClamAV daemon that scans uploads; null disables scanning. */
  clamdUrl: string | null;
  /** Whether an empty database gets demo data. */
  demo: boolean;
  /** The first Admin, created on startup if there is none. */
  admin: { email: string; password: string } | null;
  smtpUrl: string | null;
  /** The base of links in mails, without a trailing slash. */
  publicUrl: string;
  /** Multiplies every rate limit; load and contract tests set 1000. */
  rateLimitScale: number;
  /**
   * The number of reverse proxies in front: that many addresses at the end of X-Forwarded-For are trusted.
   */
  trustedProxies: number;
  /** The key of the seals of what was applied to, offered and agreed; null for one in `dataDir`. */
  sealKey: string | null;
  /** Keys that made older seals, for `verify-seals` only. */
  formerSealKeys: readonly string[];
  /** The token for `/metrics`; without it, metrics are not served. */
  metricsToken: string | null;
  /** Whether new passwords are checked against a list of the most common ones. */
  passwordBlocklist: boolean;
  /** A password breach service with Have I Been Pwned's range API; null disables the check. */
  passwordBreachesUrl: string | null;
  /** Whether Admins need a second factor (`ADMIN_SECOND_FACTOR`). */
  adminNeedsFactor: boolean;
  /**
   * Whether Admins may edit definitions on the running site: each alone, or only together, so that somebody else than its
   * author publishes an edit.
   */
  workshop: 'off' | 'alone' | 'together';
  logLevel: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const flag = (name: string, text: string | undefined, fallback: boolean): boolean => {
  if (!text) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false;
  throw new Error(`${name} is "${text}"; it must be 1 or 0.`);
};

const isRequired = (text: string | undefined, fallback: boolean): boolean => {
  if (!text) return fallback;
  if (text === 'required' || text === 'optional') return text === 'required';
  throw new Error(`ADMIN_SECOND_FACTOR is "${text}"; it must be required or optional.`);
};

const workshopOf = (text: string | undefined): Config['workshop'] => {
  if (text === 'together') return text;
  try {
    return flag('WORKSHOP', text, false) ? 'alone' : 'off';
  } catch {
    throw new Error(`WORKSHOP is "${text}"; it must be on, together or off.`);
  }
};

const number = (
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number => {
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new Error(`${name} is "${text}"; it must be a number from ${min} to ${max}.`);
  }
  return value;
};

const url = (name: string, text: string, schemes: string[]): string => {
  const parsed = URL.parse(text);
  if (!parsed || !schemes.includes(parsed.protocol)) {
    throw new Error(`${name} must be an address that starts with ${schemes.join(' or ')}.`);
  }
  return text.replace(/\/+$/, '');
};

const adminOf = (environment: Environment): Config['admin'] => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
  if (!email && !password) return null;
  if (!email || !password)
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or none.');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('ADMIN_EMAIL must be an e-mail address.');
  if (password.length < 6) throw new Error('ADMIN_PASSWORD must have at least 6 characters.');
  return { email, password };
};

const storageUrlOf = ({ STORAGE_URL: text }: Environment): string | null => {
  if (!text) return null;
  const { username, password, pathname } = new URL(url('STORAGE_URL', text, ['https:', 'http:']));
  if (!username || !password || pathname === '/')
    throw new Error('STORAGE_URL must name a key, its secret and a bucket: https://KEY:SECRET@host/bucket');
  return text;
};

const clamdUrlOf = ({ CLAMD_URL: text }: Environment): string | null => {
  if (!text) return null;
  const { protocol, hostname, port, pathname } = URL.parse(text) ?? {};
  const isPlace =
    protocol === 'tcp:' ? hostname && port : protocol === 'unix:' && !hostname && pathname?.startsWith('/');
  if (!isPlace) throw new Error('CLAMD_URL must be tcp://host:port or unix:/path/of/a/socket.');
  return text;
};

/** Requires TLS for mail servers on other machines, unless the address says `requireTLS=false`. */
const smtpUrlOf = ({ SMTP_URL: text }: Environment): string | null => {
  if (!text) return null;
  const parsed = new URL(url('SMTP_URL', text, ['smtp:', 'smtps:']));
  const isOpen = parsed.protocol === 'smtp:' && !isLoopback(parsed.hostname.replace(/^\[|\]$/g, ''));
  if (isOpen && !parsed.searchParams.has('requireTLS')) parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
};

const isLoopback = (host: string) => /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host);

/** Throws an Error naming the invalid variable, so that a wrong setting prevents startup. */
export function readConfig(variables: Environment): Config {
  const environment = withSecretFiles(variables);
  const port = number('PORT', environment.PORT, 3000, 0, 65535);
  const host = environment.HOST || '127.0.0.1';
  const databaseUrl = environment.DATABASE_URL
    ? url('DATABASE_URL', environment.DATABASE_URL, ['postgres:', 'postgresql:'])
    : null;
  const migrateDatabaseUrl = environment.MIGRATE_DATABASE_URL
    ? url('MIGRATE_DATABASE_URL', environment.MIGRATE_DATABASE_URL, ['postgres:', 'postgresql:'])
    : null;
  if (migrateDatabaseUrl && !databaseUrl)
    throw new Error('MIGRATE_DATABASE_URL belongs to DATABASE_URL: the embedded database has one role.');
  const listenDatabaseUrl = environment.LISTEN_DATABASE_URL
    ? url('LISTEN_DATABASE_URL', environment.LISTEN_DATABASE_URL, ['postgres:', 'postgresql:'])
    : null;
  if (listenDatabaseUrl && !databaseUrl)
    throw new Error('LISTEN_DATABASE_URL belongs to DATABASE_URL: the embedded database has no pooler.');
  const databaseReadUrl = environment.DATABASE_READ_URL
    ? url('DATABASE_READ_URL', environment.DATABASE_READ_URL, ['postgres:', 'postgresql:'])
    : null;
  if (databaseReadUrl && !databaseUrl)
    throw new Error('DATABASE_READ_URL belongs to DATABASE_URL: the embedded database has no standby.');
  const metricsToken = environment.METRICS_TOKEN || null;
  if (metricsToken !== null && metricsToken.length < 16)
    throw new Error('METRICS_TOKEN must have at least 16 characters.');
  const sealKey = environment.SEAL_KEY || null;
  if (sealKey !== null && sealKey.length < 32) throw new Error('SEAL_KEY must have at least 32 characters.');
  const formerSealKeys = (environment.SEAL_KEY_FORMER || '').split(',').filter(Boolean);
  if (formerSealKeys.some((one) => one.length < 32))
    throw new Error('Each key of SEAL_KEY_FORMER must have at least 32 characters.');
  // The demo's passwords are public, so it is off by default where others can reach the server.
  const storageUrl = storageUrlOf(environment);
  const demo = flag(
    'DEMO',
    environment.DEMO,
    databaseUrl === null && storageUrl === null && isLoopback(host),
  );
  if (demo && !isLoopback(host)) {
    throw new Error(
      `DEMO is 1 and HOST is ${host}: others could sign in with what everybody knows. Set DEMO=0, or HOST=127.0.0.1.`,
    );
  }
  return {
    port,
    host,
    dataDir: resolve(environment.DATA_DIR || 'data'),
    databaseUrl,
    migrateDatabaseUrl,
    listenDatabaseUrl,
    databaseReadUrl,
    storageUrl,
    clamdUrl: clamdUrlOf(environment),
    demo,
    admin: adminOf(environment),
    smtpUrl: smtpUrlOf(environment),
    publicUrl: url(
      'PUBLIC_URL',
      environment.PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      ['http:', 'https:'],
    ),
    rateLimitScale: number('RATE_LIMIT_SCALE', environment.RATE_LIMIT_SCALE, 1, 0.001, 1_000_000),
    trustedProxies: number('TRUST_PROXY', environment.TRUST_PROXY, 0, 0, 10),
    sealKey,
    formerSealKeys,
    metricsToken,
    passwordBlocklist: flag('PASSWORD_BLOCKLIST', environment.PASSWORD_BLOCKLIST, !isLoopback(host)),
    passwordBreachesUrl: environment.PASSWORD_BREACHES_URL
      ? url('PASSWORD_BREACHES_URL', environment.PASSWORD_BREACHES_URL, ['https:', 'http:'])
      : null,
    adminNeedsFactor: isRequired(environment.ADMIN_SECOND_FACTOR, !isLoopback(host)),
    workshop: workshopOf(environment.WORKSHOP),
    logLevel: environment.LOG_LEVEL || 'info',
  };
}
