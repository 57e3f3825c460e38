import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';

/** Another server uses the data folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another server is using the data folder ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

/** A killed database uses the data folder, but only until its last queries end. */
export class FolderInUseByQueries extends FolderInUse {}

/**
 * Milliseconds for the database of a killed server to notice, when nothing tells whether the server was
 * killed.
 */
const NOTICE = 2_000;
/** Milliseconds it may then take to finish its queries and flush everything. */
export const SHUTDOWN = 60_000;
/** Inside the cluster's folder; contains the server's process id. */
const SERVER_FILE = 'marketplace.pid';

/**
 * Resolves when no PostgreSQL runs in the folder. It waits for that of a server just killed; one that keeps
 * running belongs to another server.
 *
 * @throws FolderInUse
 */
export async function awaitFolder(cluster: string, dataDir: string): Promise<void> {
  const started = Date.now();
  for (;;) {
    const lock = readLock(cluster);
    if (!lock?.isHeld) return;
    const patience = lock.stopping || hasLostServer(cluster) ? SHUTDOWN : NOTICE;
    if (Date.now() - started > patience) throw new FolderInUse(dataDir);
    await scheduler.wait(50);
  }
}

/** Records that the PostgreSQL in the folder belongs to this process. */
export function claimFolder(cluster: string): void {
  writeFileSync(join(cluster, SERVER_FILE), String(process.pid));
}

/**
 * Whether the server's process is known to be dead; on a busy machine its database may take long to notice.
 */
function hasLostServer(cluster: string): boolean {
  try {
    process.kill(Number(readFileSync(join(cluster, SERVER_FILE), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * The process id in the lock file of a database that is dead, when it now belongs to another program (common
 * after a container restart) or to a zombie. PostgreSQL would take either for a running database. The file
 * must stay: it also names the shared memory that the dead database's last queries may still use.
 */
export function formerOwner(cluster: string): number | null {
  const lock = readLock(cluster);
  return lock && !lock.isHeld ? lock.pid : null;
}

type Lock = { pid: number; isHeld: boolean; stopping: boolean };

/** The lock file that PostgreSQL keeps in the folder; null when there is none, or its process has ended. */
function readLock(cluster: string): Lock | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1) return null;
  const command = commandOf(pid);
  if (command === null) return null;
  const isHeld = command.includes('postgres') && command.includes(cluster);
  return { pid, isHeld, stopping: lines[7]?.trim() === 'stopping' };
}

/** The command line of a process, empty for a zombie; null when there is no process. */
function commandOf(pid: number): string | null {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}
