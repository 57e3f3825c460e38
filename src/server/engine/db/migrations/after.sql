-- Runs after the migrations of every start.
--
-- Admins' changes to all tables are logged, but to these: the server's own bookkeeping, and what follows from a logged
-- action. A report records itself who decided it and how, and its text must be erased with its author.
SELECT watch_admin_changes(ARRAY[
	'admin_actions',
	'admin_changes',
	'application_drafts',
	'application_snapshot_files',
	'application_snapshots',
	'candidates_alike',
	'email_codes',
	'email_links',
	'form_versions',
	'idempotency_keys',
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
	'schools_alike',
	'search_words',
	'second_factors',
	'security_events',
	'sessions',
	'signing_keys',
	'sites',
	'stored_change_values',
	'stored_changes',
	'stored_definitions',
	'vacancy_views'
]);
