/** How soon a mail goes out: what somebody waits for at the screen comes first, what one event sends to many last. */
export const PRIORITIES = ['code', 'normal', 'bulk'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Mails of each priority that one process sends at once: however slow the mail server, codes have places of their own. */
export const AT_ONCE: Readonly<Record<Priority, number>> = { code: 4, normal: 4, bulk: 6 };
