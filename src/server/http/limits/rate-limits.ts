/**
 * The rate limits that hold for every operation. Those of passwords, codes and mails: `account/attempt-limits.ts`.
 *
 * Reads that one address may make in a minute without signing in, and one account; a page makes ten at most.
 */
export const READS = { limit: 1200, seconds: 60 };

/** Bodies that strangers may send from one address in a minute, counted before any of them is read. */
export const BODIES = { limit: 300, seconds: 60 };

/** Submits and uploads that one account may make in a minute, and one address, behind which a whole school may be. */
export const WRITES = { account: 60, address: 300, seconds: 60 };
