import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps what a server wrote into its log, for the step of the suite that looks for secrets in all of them. Does
 * nothing where the suite does not ask for it.
 */
export function keepLog(text: string | Buffer): void {
  const folder = process.env.TEST_LOGS;
  if (folder) appendFileSync(join(folder, `server-${process.pid}.log`), text);
}
