import { Refusal } from '../../messages/refusal.ts';
import { say } from '../../messages/say.ts';
import type { Settings } from '../handler.ts';

/** The most exports at once, of an account and of the process. */
const AT_ONCE = { account: 1, process: 8 };
const RETRY_SECONDS = 10;

/** Admits one export at a time for each account, and a few for all: each reads very much for as long as it is sent. */
export class ExportTurns {
  readonly #scale: number;
  /** The account of each export that runs. */
  readonly #running = new Map<symbol, number>();

  constructor({ rateLimitScale }: Pick<Settings, 'rateLimitScale'>) {
    this.#scale = Math.max(1, Math.floor(rateLimitScale));
  }

  /**
   * Returns a function that ends the turn; it may be called twice.
   *
   * @throws Refusal 429 while the account's last export is being sent, 503 while there are many
   */
  begin(account: number): () => void {
    const own = [...this.#running.values()].filter((by) => by === account).length;
    if (own >= AT_ONCE.account * this.#scale)
      throw Refusal.tooMany(say('export.one_at_a_time'), RETRY_SECONDS);
    if (this.#running.size >= AT_ONCE.process * this.#scale) throw Refusal.busy(RETRY_SECONDS);
    const turn = Symbol();
    this.#running.set(turn, account);
    return () => void this.#running.delete(turn);
  }
}
