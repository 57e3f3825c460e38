import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect.ts';
import { insertEvents, type NewEvent } from './security-event-queries.ts';

/**
 * How many events one statement writes, and how many may wait while the database is slow; each is a line of the log as
 * well.
 */
const AT_ONCE = 200;
const WAITING = 5000;

/**
 * Writes events after the answers that they are about: nobody waits for them, and none of them fails a call. What
 * cannot be written is told in the log.
 */
export class EventLog {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #waiting: NewEvent[] = [];
  #writing: Promise<void> | null = null;

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  note(event: NewEvent): void {
    if (this.#waiting.length >= WAITING) return;
    this.#waiting.push(event);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  /** Once all that was noted so far is written. */
  async written(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    // Events of the same turn are written with it.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0, AT_ONCE);
      await insertEvents(this.#db, events).catch((error: unknown) =>
        this.#log.warn({ err: error, events: events.length }, 'security events could not be stored'),
      );
    }
  }
}
