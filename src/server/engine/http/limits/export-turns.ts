import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import type { Settings } from '../handler.ts';

/** Maximum concurrent exports, per account and per process. */
const AT_ONCE = { account: 1, process: 8 };
const RETRY_SECONDS = 10;

/**
 * Admits one export at a time per account, and a few in total: each reads a lot for as long as it is sent.
 */
export class ExportTurns {
  readonly #scale: number;
  /** The account of each running export. */
  readonly #running = new Map<symbol, number>();

  constructor({ rateLimitScale }: Pick<Settings, 'rateLimitScale'>) {
    this.#scale = Math.max(1, Math.floor(rateLimitScale));
  }

  /**
   * Returns a function that ends the turn and may be called twice.
   *
   * @throws Refusal 429 while the account's previous export is running, 503 while too many are
   */
  begin(account: number): () => void {
    const own = [...this.#running.values()].filter((by) => by === account).length;
    if (own >= AT_ONCE.account * this.#scale)
      throw Refusal.tooMany(coded('export.one_at_a_time'), RETRY_SECONDS);
    if (this.#running.size >= AT_ONCE.process * this.#scale) throw Refusal.busy(RETRY_SECONDS);
    const turn = Symbol();
    this.#running.set(turn, account);
    return () => void this.#running.delete(turn);
  }
}
