/**
 * Tables whose rows tell nothing of what Admins do: what the server keeps for itself, and what follows from an action
 * that is noted. A report says itself who settled it and how, and what somebody wrote in it goes with that person. Every other table is watched from the start after it has come.
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
