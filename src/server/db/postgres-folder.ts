import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';

/** Another server works on the data folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another server is using the data folder ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

/** How long the database of a server that was killed may need before it has noticed. */
const NOTICE = 2_000;
/** How long it may then take to write everything down. */
const SHUTDOWN = 60_000;

/**
 * Resolves when no PostgreSQL runs in the folder. The one of a server that was just killed is waited for; one
 * that stays belongs to another server.
 *
 * @throws FolderInUse
 */
export async function awaitFolder(cluster: string, dataDir: string): Promise<void> {
  const started = Date.now();
  for (;;) {
    const owner = readOwner(cluster);
    if (!owner) return;
    const patience = owner.stopping ? SHUTDOWN : NOTICE;
    if (Date.now() - started > patience) throw new FolderInUse(dataDir);
    await scheduler.wait(50);
  }
}

/** The PostgreSQL that runs in the folder, if one does. */
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
  // The number was given to another program since, as it often is after a container's restart. PostgreSQL would
  // take that for itself and refuse.
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
