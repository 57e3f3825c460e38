import { MINUTE } from '../../../../language/run/value/durations.ts';

/**
 * The rate limits that apply to every operation. For passwords, codes and mails, see
 * `account/attempt-limits.ts`.
 *
 * Reads per minute, of one address without a session and of one account; a page makes at most ten.
 */
export const READS = { limit: 1200, per: MINUTE };

/** Bodies that visitors may send per minute from one address, counted before any of them is read. */
export const BODIES = { limit: 300, per: MINUTE };

/**
 * Concurrent reads of one network of visitors and of one account. A read uses up to three of the process's
 * connections (8 for visitors, 12 for accounts). Further reads queue in order; with too many in the queue
 * they are refused.
 */
export const READS_AT_ONCE = { network: 2, account: 3, waiting: 60, retrySeconds: 3 };

/** Submits and uploads per minute of one account, and of one network, which a whole office may share. */
export const WRITES = { account: { limit: 60, per: MINUTE }, network: { limit: 300, per: MINUTE } };

/** Reads per minute of one API key; its writes are counted like an account's, but by themselves. */
export const KEY_READS = { limit: 600, per: MINUTE };
