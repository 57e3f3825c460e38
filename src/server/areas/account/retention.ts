import { serverTexts } from '../../../../generated/server-texts.ts';
import { DAY, HOUR, MINUTE } from '../../../language/run/value/durations.ts';
import table from '../../data/retention.json' with { type: 'json' };
import { say, type TextKey } from '../../engine/messages/say.ts';

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
  | 'disclosures'
  | 'application_drafts'
  | 'applicant_jobs'
  | 'repeated_calls'
  | 'profile_reads'
  | 'empty_searches'
  | 'admin_actions'
  | 'moved_values'
  | 'reports'
  | 'team_invitations'
  | 'security_events'
  | 'webhook_deliveries'
  | 'attempts';

/** The kinds whose length is in the table: codes end with their registration. */
export type RetentionKind = SweptKind | 'codes';

type Unit = 'minutes' | 'hours' | 'days';
type Row = { kind: string; amount?: number; unit?: string };
const ROWS: readonly Row[] = table;

const MILLISECONDS: Readonly<Record<Unit, number>> = { minutes: MINUTE, hours: HOUR, days: DAY };

/** How long a kind is kept, in milliseconds, from the table that people read. */
export function retentionOf(what: RetentionKind): number {
  const row = ROWS.find(({ kind }) => kind === what);
  const length = (row?.amount ?? Number.NaN) * (MILLISECONDS[row?.unit as Unit] ?? Number.NaN);
  if (!(length > 0)) throw new Error(`src/server/data/retention.json does not say how long ${what} stay.`);
  return length;
}

/** The time before which data of a kind is deleted. */
export const retentionStart = (what: SweptKind, now: Date): Date =>
  new Date(now.getTime() - retentionOf(what));

type RetentionText = { what: string; how_long: string };

/** The table as sentences for people, in the language of the call. */
export function retentionInWords(): RetentionText[] {
  return ROWS.map(({ kind, amount, unit }) => {
    const since = `retention.${kind}_since`;
    const parts = [
      amount === undefined ? [] : say(`retention.${unit as Unit}`, { n: amount }),
      since in serverTexts ? say(since as SinceKey) : [],
    ];
    return { what: say(`retention.${kind}` as WhatKey), how_long: parts.flat().join(' ') };
  });
}

type SinceKey = Extract<TextKey, `retention.${string}_since`>;
type WhatKey = `retention.${RetentionKind}`;
