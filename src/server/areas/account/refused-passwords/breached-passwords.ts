import { createHash } from 'node:crypto';

/** The log, or the console of a command. */
export type Warnings = { warn: (fields: object, text: string) => void };

/** Whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Milliseconds: somebody setting a password is waiting for it. */
const PATIENCE = 1000;

/**
 * Queries a service compatible with Have I Been Pwned: it gets the first five hexadecimal digits of the SHA-1
 * hash, and returns the rest of all hashes that begin with them, each with a count. A service that does not
 * answer refuses nobody.
 */
export function breachedPasswords(url: string, log: Warnings): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const answer = await fetch(`${url}/${hash.slice(0, 5)}`, {
        // Padded with hashes that count 0, so that its size does not reveal which prefix was requested.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
      const lines = (await answer.text()).split(/\r?\n/);
      return lines.some((line) => {
        const [rest, count] = line.split(':');
        return rest?.toUpperCase() === hash.slice(5) && Number(count) > 0;
      });
    } catch (error) {
      log.warn({ err: error }, 'a new password was not checked for breaches');
      return false;
    }
  };
}
