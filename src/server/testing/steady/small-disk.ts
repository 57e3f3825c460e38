import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newFolder } from '../program.ts';

/** In bytes: room for a database, its log, and the uploads of a ten-minute test. */
const SIZE = 1536 * 1024 * 1024;
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * A folder on its own disk, for a test to fill. Mounting it requires a privilege that `npm run chaos` gets
 * from a namespace.
 */
export function smallDisk() {
  const folder = newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  /** Fills the disk to the last byte. */
  const fill = () => {
    const file = openSync(ballast, 'a');
    try {
      for (let size = CHUNK.length; size >= 1; )
        try {
          writeSync(file, CHUNK, 0, size);
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
          size = Math.floor(size / 16);
        }
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    fill,
    free: () => rmSync(ballast, { force: true }),
  };
}
