import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './connect.ts';
import { violatedConstraint } from './constraint.ts';

/** How rows that nobody waits for are written, many at once. */
export type LaterKind<Row> = { write: (db: Db, rows: readonly Row[]) => Promise<void> };

export type Later = { note: <Row>(kind: LaterKind<Row>, row: Row) => void };

/** Milliseconds for which rows are collected: what a crash may lose. */
const EVERY = 2_000;
/** The most rows of one kind that wait. */
const WAITING = 500;

/**
 * Collects rows such as views, and writes those of each kind in one statement every few seconds. None can make a
 * call fail; what cannot be written is reported in the log.
 */
export class LaterWrites implements Later {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #waiting = new Map<LaterKind<unknown>, unknown[]>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  note<Row>(kind: LaterKind<Row>, row: Row): void {
    const rows = this.#waiting.get(kind as LaterKind<unknown>) ?? [];
    this.#waiting.set(kind as LaterKind<unknown>, rows);
    rows.push(row);
    if (rows.length >= WAITING) void this.written();
    else this.#timer ??= setTimeout(() => void this.written(), EVERY).unref();
  }

  /** Writes all rows noted so far. */
  written(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#writing = this.#writing.then(async () => {
      for (const [kind, rows] of waiting) await this.#write(kind, rows);
    });
    return this.#writing;
  }

  async #write(kind: LaterKind<unknown>, rows: readonly unknown[]): Promise<void> {
    try {
      await kind.write(this.#db, rows);
    } catch (error) {
      // One that refers to something deleted meanwhile must not take the others with it.
      if (rows.length > 1 && violatedConstraint(error) !== null)
        for (const row of rows) await this.#write(kind, [row]);
      else
        this.#log.warn({ err: error, rows: rows.length }, 'rows that nobody waited for could not be written');
    }
  }
}
