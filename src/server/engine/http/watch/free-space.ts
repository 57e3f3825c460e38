import { statfs } from 'node:fs/promises';

/** With less free space than this, the database will soon be unable to write. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** The bytes that this account may still write in a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
