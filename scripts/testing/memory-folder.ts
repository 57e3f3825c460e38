import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = 'marketplace-tests-';
const ROOM = 4 * 2 ** 30;

/**
 * Makes a folder for temporary files that is kept in memory, and removed at the end of this process; undefined where
 * there is no such place, or no room. Each test file has a database of its own, of hundreds of files, which on a disk
 * cost the API tests a third of their time: ext4 looks long for names to use again.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(IN_MEMORY)) return undefined;
  for (const name of readdirSync(IN_MEMORY))
    if (name.startsWith(NAME) && !isAlive(Number(name.slice(NAME.length)))) remove(join(IN_MEMORY, name));
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const folder = join(IN_MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // Root's databases belong to another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => remove(folder));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
