/**
 * How soon a mail is sent: one that somebody waits for at the screen first, one of many about the same event
 * last.
 */
export const PRIORITIES = ['code', 'normal', 'bulk'] as const;
export type Priority = (typeof PRIORITIES)[number];

/**
 * Mails of each priority that one process sends concurrently: however slow the mail server, codes have their
 * own slots.
 */
export const CONCURRENCY: Readonly<Record<Priority, number>> = { code: 4, normal: 4, bulk: 6 };
