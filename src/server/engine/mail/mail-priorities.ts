import type { components } from '../../../../generated/api.d.ts';

/** In the order in which they matter. */
export const PRIORITIES = ['code', 'normal', 'bulk'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Codes and links that somebody waits for, mails about an account, and news that a person may turn off. */
export type MailType = 'code' | 'link' | 'account' | keyof components['schemas']['MailPreferences'];

/**
 * How soon a mail goes out: what somebody waits for at the screen comes first, what one event sends to many last
 * (letters, digests, alerts).
 */
export const PRIORITY_OF: Readonly<Record<MailType, Priority>> = {
  code: 'code',
  link: 'code',
  account: 'normal',
  interviews: 'normal',
  interview_dates: 'normal',
  replies: 'normal',
  new_schools: 'normal',
  invitations: 'bulk',
  status_changes: 'bulk',
  new_applications: 'bulk',
  daily_applications: 'bulk',
  saved_searches: 'bulk',
  saved_jobs: 'bulk',
  deadlines: 'bulk',
};

/** Mails of each priority that one process sends at once: however slow the mail server, codes have places of their own. */
export const AT_ONCE: Readonly<Record<Priority, number>> = { code: 4, normal: 4, bulk: 6 };
