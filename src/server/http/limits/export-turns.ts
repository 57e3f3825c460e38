import { say } from '../../words/say.ts';
import { Refusal } from '../refusal.ts';

/** The most exports of the process at once. */
const AT_ONCE = 8;
const RETRY_SECONDS = 10;

/** Admits one export at a time for each account, and a few for all: each reads very much for as long as it is sent. */
export class ExportTurns {
  readonly #accounts = new Set<number>();

  /**
   * Returns a function that ends the turn; it may be called twice.
   *
   * @throws Refusal 429 while the account's last export is being sent, 503 while there are many
   */
  begin(account: number): () => void {
    if (this.#accounts.has(account)) throw Refusal.tooMany(say('export.one_at_a_time'), RETRY_SECONDS);
    if (this.#accounts.size >= AT_ONCE) throw Refusal.busy(RETRY_SECONDS);
    this.#accounts.add(account);
    let isOver = false;
    return () => {
      if (!isOver) this.#accounts.delete(account);
      isOver = true;
    };
  }
}
