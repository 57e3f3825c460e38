/**
 * The rate limits that hold for every operation. Those of passwords, codes and mails: `account/attempt-limits.ts`.
 *
 * Reads that one address may make in a minute without signing in, and one account; a page makes ten at most.
 */
export const READS = { limit: 1200, seconds: 60 };

/** Bodies that strangers may send from one address in a minute, counted before any of them is read. */
export const BODIES = { limit: 300, seconds: 60 };

/**
 * Reads that run at once for one network of visitors and for one account. A read uses up to three of the process's
 * connections (8 for visitors, 12 for accounts). More reads wait in order; with very many waiting they are refused.
 */
export const READS_AT_ONCE = { network: 2, account: 3, waiting: 60, retrySeconds: 3 };

/** Submits and uploads that one account may make in a minute, and one address, which a whole office may share. */
export const WRITES = { account: 60, address: 300, seconds: 60 };
