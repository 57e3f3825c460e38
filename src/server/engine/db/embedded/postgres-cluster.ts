import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MINUTE } from '../../../../language/run/value/durations.ts';
import type { PostgresAccount } from './postgres-account.ts';

const run = promisify(execFile);

export const USER = 'marketplace';
/** Inside the cluster's folder, which nobody else can enter, so that it moves with the data. */
export const PASSWORD_FILE = 'marketplace.password';

const LEFTOVER_AGE = 10 * MINUTE;

/** Not every system has C.UTF-8; the plain C locale always exists, but only knows ASCII letters. */
const LOCALES = process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'C'];

/**
 * Creates the cluster if missing. An interrupted start leaves nothing that could be mistaken for a cluster.
 */
export async function prepareCluster({
  prefix,
  identity,
  binaries,
  cluster,
}: PostgresAccount): Promise<void> {
  removeLeftovers(cluster);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const folder = `${cluster}.new-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${folder}.password`;
  const give = (path: string) => {
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid);
  };
  try {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    give(passwordFile);
    for (const [index, locale] of LOCALES.entries()) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      give(folder);
      const [program, ...args] = [
        ...prefix,
        join(binaries, 'bin', 'initdb'),
        ...['-D', folder, '-U', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', locale],
      ];
      try {
        await run(program!, args, { cwd: '/', ...identity });
        break;
      } catch (error) {
        if (index < LOCALES.length - 1) continue;
        const { stderr } = error as { stderr?: string };
        throw new Error(
          `The embedded PostgreSQL could not make its folder ${cluster}: ${(stderr || String(error)).trim()}. Set DATABASE_URL to use another PostgreSQL.`,
        );
      }
    }
    renameSync(passwordFile, join(folder, PASSWORD_FILE));
    try {
      renameSync(folder, cluster);
    } catch (error) {
      // Another server was faster; PostgreSQL decides which of the two may use it.
      if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
    }
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Removes incomplete clusters of interrupted starts, except recent ones, which may belong to a running start.
 */
function removeLeftovers(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue;
    const path = join(parent, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY);
    if (age > LEFTOVER_AGE) rmSync(path, { recursive: true, force: true });
  }
}
