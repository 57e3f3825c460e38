import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps files in this folder in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = 'marketplace-tests-';
const ROOM = 4 * 2 ** 30;

/**
 * Creates an in-memory folder for temporary files, deleted when this process ends; undefined if the system
 * has none or no room. Every test file has its own database of hundreds of files, which on a disk cost the
 * API tests a third of their time: ext4 is slow to reuse names.
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
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
