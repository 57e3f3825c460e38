import { siteDay } from '../../language/run/value/site-day.ts';
import { sweepEmailLinks } from '../areas/account/email-change/email-link-queries.ts';
import { sweepInvitations } from '../areas/account/membership-queries.ts';
import { sweepChallenges } from '../areas/account/passkey/passkey-challenge-queries.ts';
import { sweepResets } from '../areas/account/password-reset-queries.ts';
import { sweepRegistrations } from '../areas/account/registration-queries.ts';
import { retentionStart, type SweptKind } from '../areas/account/retention.ts';
import { sweepEvents } from '../areas/account/security-event/security-event-queries.ts';
import { sweepSessions } from '../areas/account/session-end-queries.ts';
import { sweepApplicationDrafts } from '../areas/hiring/application/application-draft-queries.ts';
import { sweepTaskTexts } from '../areas/hiring/application/bulk-task-queries.ts';
import { sweepDisclosures } from '../areas/hiring/hiring-file/disclosure-queries.ts';
import { sweepDeliveries } from '../areas/news/webhook/webhook-queries.ts';
import { sweepActions } from '../areas/office/audit/audit-queries.ts';
import { sweepReports } from '../areas/office/report/report-queries.ts';
import {
  sweepApplications,
  sweepNotifications,
  sweepProfileReads,
} from '../areas/office/retention-queries.ts';
import { sweepRecords } from '../areas/records/record-queries.ts';
import { sweepEmptySearches } from '../areas/vacancies/empty-search/empty-search-queries.ts';
import type { Db } from '../engine/db/connect.ts';
import { sweepStoredValues } from '../engine/db/stored/sweep-stored.ts';
import { sweepKeys } from '../engine/http/idempotency/idempotency-queries.ts';
import { sweepRateLimits } from '../engine/http/limits/rate-limit-queries.ts';
import { MailFolder } from '../engine/mail/mail-folder.ts';
import { sweepOutbox } from '../engine/mail/mail-outbox-queries.ts';
import { storedRecords } from './stored-records.ts';

type Sweep = (db: Db, now: Date, before: Date) => Promise<void>;

/**
 * How each row of `data/retention.json` is swept; data with its own expiry is compared with the current time.
 */
const SWEEPS: Record<SweptKind, Sweep> = {
  registrations: sweepRegistrations,
  resets: sweepResets,
  passkey_challenges: sweepChallenges,
  email_changes: sweepEmailLinks('confirm'),
  email_undos: sweepEmailLinks('undo'),
  sessions: sweepSessions,
  mails: (db, _now, before) => sweepOutbox(db, before),
  notifications: (db, _now, before) => sweepNotifications(db, before),
  applicant_jobs: (db, _now, before) => sweepTaskTexts(db, before),
  applications: (db, _now, before) => sweepApplications(db, before),
  disclosures: (db, _now, before) => sweepDisclosures(db, before),
  application_drafts: (db, _now, before) => sweepApplicationDrafts(db, before),
  repeated_calls: (db, _now, before) => sweepKeys(db, before),
  profile_reads: (db, _now, before) => sweepProfileReads(db, before),
  empty_searches: (db, _now, before) => sweepEmptySearches(db, siteDay(before)),
  admin_actions: (db, _now, before) => sweepActions(db, before),
  moved_values: (db, _now, before) => sweepStoredValues(db, storedRecords, before),
  reports: (db, _now, before) => sweepReports(db, before),
  team_invitations: (db, _now, before) => sweepInvitations(db, before),
  security_events: (db, _now, before) => sweepEvents(db, before),
  webhook_deliveries: (db, _now, before) => sweepDeliveries(db, before),
  attempts: sweepRateLimits,
};

/**
 * Deletes data whose retention period is over; a failing sweep does not stop the others.
 *
 * @throws AggregateError
 */
export async function sweepDatabase(db: Db, now: Date): Promise<void> {
  const failures: unknown[] = [];
  await sweepRecords(db, now).catch((error: unknown) => failures.push(error));
  for (const [what, sweep] of Object.entries(SWEEPS) as [SweptKind, Sweep][])
    await sweep(db, now, retentionStart(what, now)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept.');
}

/** The same for mails stored as files. */
export const sweepMails = (dataDir: string, now: Date): Promise<void> =>
  new MailFolder(dataDir).sweep(retentionStart('mails', now));
