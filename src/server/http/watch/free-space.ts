import { statfs } from 'node:fs/promises';

/** Less than this, and the database soon cannot write what it must. */
export const LEAST_FREE = 64 * 1024 * 1024;

/** Bytes that this account may still write where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
