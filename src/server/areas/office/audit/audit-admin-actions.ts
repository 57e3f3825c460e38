import { withSetting } from '../../../engine/db/with-setting.ts';
import type { AuditCalls, AuditedCall } from '../../../engine/http/audit-calls.ts';
import { ADMIN_CALL } from '../../account/admin-call.ts';
import { ROLE } from '../../account/user-queries.ts';
import { insertAction } from './audit-queries.ts';

/** Reads that are recorded, because their caller takes a copy of the data. */
const TAKES_ALONG = /\/export$/;

export const isRecorded = ({ isRead, path }: Pick<AuditedCall['route'], 'isRead' | 'path'>): boolean =>
  !isRead || TAKES_ALONG.test(path);

/**
 * Records Admins' actions. The database records each row that a call changes, in the same transaction; a call
 * that changed no row is recorded after it has succeeded.
 */
export const auditAdminActions =
  (clock: () => Date): AuditCalls =>
  (db, call) => {
    const { route, user, request } = call;
    if (user.role_id !== ROLE.Admin || !isRecorded(route)) return null;
    const action = {
      user_id: user.id,
      api_key_id: user.key_id,
      operation: route.id,
      summary: route.summary,
      thing: thingOf(call),
      request_id: request.id,
    };
    const at = clock();
    let isNoted = false;
    const committed = (texts: readonly string[]) => {
      isNoted ||= texts.some(isNotedWrite);
    };
    return {
      db: withSetting(db, { name: ADMIN_CALL, value: JSON.stringify({ ...action, at }), committed }),
      done: async (data) => {
        if (!isNoted && !isTrial(data)) await insertAction(db, { ...action, created_at: at });
      },
    };
  };

/** The tables whose rows the database does not record, as after.sql names them. */
export const UNWATCHED_TABLES: ReadonlySet<string> = new Set([
  'admin_actions',
  'admin_changes',
  'api_keys',
  'application_drafts',
  'application_references',
  'application_snapshot_files',
  'application_snapshots',
  'candidates_alike',
  'email_codes',
  'email_links',
  'form_versions',
  'hiring_disclosures',
  'hiring_files',
  'hiring_item_files',
  'hiring_items',
  'idempotency_keys',
  'mail_outbox',
  'match_rules',
  'message_files',
  'message_threads',
  'notifications',
  'offer_files',
  'offers',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'profile_reads',
  'profile_views',
  'rate_limits',
  'records',
  'recovery_codes',
  'reference_files',
  'reference_requests',
  'registration_salts',
  'reports',
  'schools_alike',
  'seals',
  'search_words',
  'second_factors',
  'security_events',
  'sessions',
  'signing_keys',
  'sites',
  'stale_matches',
  'stored_change_values',
  'stored_changes',
  'stored_definitions',
  'vacancy_views',
  'webhook_deliveries',
  'webhooks',
  'workshop_builds',
  'workshop_drafts',
  'workshop_versions',
]);

/** Whether the database has recorded a statement that inserted or deleted rows; an update may change nothing. */
export function isNotedWrite(text: string): boolean {
  const table = /^\s*(?:with changed as \(\s*)?(?:insert into|delete from) "(\w+)"/i.exec(text)?.[1];
  return table !== undefined && !UNWATCHED_TABLES.has(table);
}

/** Whether a call was only a dry run. */
const isTrial = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'dry_run' in data && data.dry_run === true;

type Called = Pick<AuditedCall, 'path'> & { route: Pick<AuditedCall['route'], 'path'> };

/** Returns a call's target: `/country/{id}` is about `country 5`. */
export function thingOf({ route, path }: Called): string {
  const [first, second] = route.path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const kind = first === 'admin' && second ? second : first;
  return [kind, ...Object.values(path)].join(' ');
}
