import { DAY, HOUR, MINUTE } from '../../../language/run/value/durations.ts';
import table from '../../data/retention.json' with { type: 'json' };

/** The kinds of data that are deleted automatically after a time. */
export type SweptKind =
  | 'registrations'
  | 'resets'
  | 'passkey_challenges'
  | 'email_changes'
  | 'email_undos'
  | 'sessions'
  | 'mails'
  | 'notifications'
  | 'applications'
  | 'applicant_jobs'
  | 'profile_reads'
  | 'empty_searches'
  | 'admin_actions'
  | 'reports'
  | 'team_invitations'
  | 'security_events'
  | 'attempts';

/** The kinds whose length is in the table: codes end with their registration. */
export type RetentionKind = SweptKind | 'codes';

type Row = { kind: string | null; what: string; amount?: number; unit?: string; since?: string };
const ROWS: readonly Row[] = table;

const MILLISECONDS: Readonly<Record<string, number>> = { minutes: MINUTE, hours: HOUR, days: DAY };

/** How long a kind is kept, in milliseconds, from the table that people read. */
export function retentionOf(what: RetentionKind): number {
  const row = ROWS.find(({ kind }) => kind === what);
  const length = (row?.amount ?? Number.NaN) * (MILLISECONDS[row?.unit ?? ''] ?? Number.NaN);
  if (!(length > 0)) throw new Error(`src/server/data/retention.json does not say how long ${what} stay.`);
  return length;
}

/** The time before which data of a kind is deleted. */
export const retentionStart = (what: SweptKind, now: Date): Date =>
  new Date(now.getTime() - retentionOf(what));

/** The table as sentences for people. */
export function retentionInWords(): { what: string; how_long: string }[] {
  return ROWS.map(({ what, amount, unit, since }) => ({
    what,
    how_long: [amount === undefined ? '' : `${amount} ${unit}`, since ?? ''].filter(Boolean).join(' '),
  }));
}
