import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../engine/db/connect.ts';
import { insertEvents, type NewEvent } from './security-event-queries.ts';

/** Maximum events per statement, and waiting while the database is slow; each is also a line of the log. */
const AT_ONCE = 200;
const WAITING = 5000;

/**
 * Writes events after their answers: nothing waits for them, and none can make a call fail. Events that
 * cannot be written are reported in the log.
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

  /** Resolves once all earlier events are written. */
  async written(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    // Events of the same turn are written together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0, AT_ONCE);
      await insertEvents(this.#db, events).catch((error: unknown) =>
        this.#log.warn({ err: error, events: events.length }, 'security events could not be stored'),
      );
    }
  }
}
