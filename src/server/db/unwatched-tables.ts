/**
 * Tables whose changes the log of Admins' actions leaves out: what the server keeps for itself, and what follows from
 * an action that is logged. A report records itself who settled it and how, and its text must go with the person who
 * wrote it. Every other table is watched from the first start after its migration.
 */
export const UNWATCHED_TABLES: readonly string[] = [
  'admin_actions',
  'admin_changes',
  'email_codes',
  'email_links',
  'mail_outbox',
  'notifications',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'profile_reads',
  'profile_views',
  'rate_limits',
  'recovery_codes',
  'registration_salts',
  'reports',
  'second_factors',
  'security_events',
  'sessions',
  'signing_keys',
  'sites',
  'vacancy_views',
];
