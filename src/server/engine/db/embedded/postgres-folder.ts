import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Milliseconds for the database of a killed server to notice, when nothing tells whether the server was
 * killed.
 */
const NOTICE = 2_000;
/** Milliseconds it may then take to flush everything. */
const SHUTDOWN = 60_000;
/** Inside the cluster's folder; contains the server's process id. */
const SERVER_FILE = 'marketplace.pid';

/**
 * * Resolves when no PostgreSQL runs in the folder. It waits for that of a server just killed; one that keeps
 * running belongs to another server.
 *
 * @throws FolderInUse
 */
export async function awaitFolder(cluster: string, dataDir: string): Promise<void> {
  const started = Date.now();
  for (;;) {
    const owner = readOwner(cluster);
    if (!owner) return;
    const patience = owner.stopping || hasLostServer(cluster) ? SHUTDOWN : NOTICE;
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

/** The PostgreSQL running in the folder, if any. */
function readOwner(cluster: string): { stopping: boolean } | null {
  const file = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1) return null;
  const command = commandOf(pid);
  if (command === null) return null;
  if (command.includes('postgres') && command.includes(cluster)) {
    return { stopping: lines[7]?.trim() === 'stopping' };
  }
  // The process id now belongs to another program, which is common after a container restart. PostgreSQL
  // would
  // take that program for its own server and refuse to start.
  rmSync(file, { force: true });
  return null;
}

/** The command line of a process; null when there is none. */
function commandOf(pid: number): string | null {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}
