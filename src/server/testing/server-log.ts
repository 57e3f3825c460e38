import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps a server's log for the step of the test suite that searches all logs for secrets. Does nothing outside of it.
 */
export function keepLog(text: string | Buffer): void {
  const folder = process.env.TEST_LOGS;
  if (folder) appendFileSync(join(folder, `server-${process.pid}.log`), text);
}
