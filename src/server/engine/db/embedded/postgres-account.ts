import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * How to run PostgreSQL's programs, and where to place them and the cluster, so that PostgreSQL agrees to
 * start.
 */
export type PostgresAccount = {
  /** Command and arguments to prefix each program with. */
  prefix: string[];
  /** The account to run as, if not the current one. */
  identity: { uid?: number; gid?: number };
  binaries: string;
  /** The cluster's folder; its parent exists. */
  cluster: string;
};

export type AccountOptions = {
  binaries: string;
  /** The preferred folder of the cluster. */
  cluster: string;
  /** A folder for files that an unprivileged account cannot reach otherwise. */
  sharedFolder?: string;
  /** Whether to try a user namespace; tests turn it off. */
  namespaces?: boolean;
};

type Account = { name: string; uid: number; gid: number };

const accounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name && uid > 0 && gid > 0);

/**
 * PostgreSQL refuses to run as root. Under root, the first possible option is used: the account that owns an
 * existing cluster; a user namespace, where root's files belong to an ordinary user, so it works in folders
 * that only root can enter; an unprivileged account, with cluster and programs moved to where it can reach
 * them.
 */
export function postgresAccount(options: AccountOptions): PostgresAccount {
  const { binaries, cluster, sharedFolder = '/var/lib/education-marketplace', namespaces = true } = options;
  const found = existsSync(cluster);
  const plain = { prefix: [], identity: {}, binaries, cluster: found ? realpathSync(cluster) : cluster };
  if (process.getuid?.() !== 0) return plain;

  const owner = found ? statSync(cluster) : null;
  if (owner && owner.uid !== 0) {
    const identity = { uid: owner.uid, gid: owner.gid };
    return { ...plain, identity, binaries: reachable(binaries, identity, sharedFolder) };
  }
  const possible = accounts();
  if (namespaces && possible[0]) {
    // PostgreSQL looks up its user, so the account must exist.
    const { uid, gid } = possible.find(({ name }) => name === 'nobody') ?? possible[0];
    const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    if (spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0) return { ...plain, prefix };
  }
  const account = ['postgres', 'nobody', 'daemon'].map((name) => possible.find((one) => one.name === name));
  const identity = account.find((one) => one !== undefined);
  if (owner || !identity) {
    throw new Error(
      `PostgreSQL does not run as root, and this system allows neither a user namespace nor another account${owner ? ` to use ${cluster}` : ''}. Start the server as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  return {
    prefix: [],
    identity: { uid: identity.uid, gid: identity.gid },
    binaries: reachable(binaries, identity, sharedFolder),
    cluster: reachableCluster(cluster, identity, sharedFolder),
  };
}

type Identity = { uid: number; gid: number };

const canEnter = (folder: string, identity: Identity): boolean =>
  spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], { ...identity, cwd: '/' })
    .status === 0;

/** Copies the programs out of root's folders if the account needs it, once per version. */
function reachable(binaries: string, identity: Identity, sharedFolder: string): string {
  if (canEnter(join(binaries, 'bin'), identity)) return binaries;
  const version = createHash('sha256').update(binaries).digest('hex').slice(0, 12);
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}

/**
 * A folder for the cluster that the account can reach: the preferred one, or the target of a link placed
 * there.
 */
function reachableCluster(cluster: string, identity: Identity, sharedFolder: string): string {
  if (canEnter(dirname(cluster), identity)) return cluster;
  const name = `${basename(cluster)}-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const folder = join(sharedFolder, name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chownSync(folder, identity.uid, identity.gid);
  rmSync(cluster, { force: true }); // A link left behind by an interrupted start.
  symlinkSync(join(folder, basename(cluster)), cluster);
  return join(folder, basename(cluster));
}
