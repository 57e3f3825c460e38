import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a file that nobody changes to another place as well: a link takes no time, where the system allows one. */
export function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
