import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Saves a server's log for the step of the test suite that searches all logs for secrets. Does nothing
 * outside the suite.
 */
export function keepLog(text: string | Buffer): void {
  const folder = process.env.TEST_LOGS;
  if (folder) appendFileSync(join(folder, `server-${process.pid}.log`), text);
}
