import { boolean, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { AskedField } from '../../../../language/run/form/asked.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import {
  accountReference,
  bytes,
  identityPart,
  moment,
  reference,
} from '../../../engine/db/tables/columns.ts';
import { ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';

/** A school's wish for references of an applicant; only the applicant lets it reach referees. */
export const referenceRequests = pgTable(
  'reference_requests',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    asked_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    asked_at: moment().notNull(),
    text: text(),
    /** When the candidate first agreed to or declined anything of it. */
    answered_at: moment(),
  },
  (table) => [
    primaryKey({ name: 'reference_requests_pkey', columns: [table.application_id, table.vacancy_id] }),
    ofApplication('reference_requests', table),
  ],
);

/** A referee as the candidate described them when agreeing. */
export type StoredReferee = {
  referee_name: string;
  referee_role: string;
  referee_school: string;
  relation: string;
  referee_email: string;
  language: string | null;
};

/** One referee of one application: declined by the candidate, waiting, refused by the referee, or given. */
export const applicationReferences = pgTable(
  'application_references',
  {
    reference_id: identityPart(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    /** The record of the referee, which the candidate may have deleted since. */
    referee_id: reference().notNull(),
    referee: jsonb().$type<StoredReferee>().notNull(),
    /** Whether the address belongs to the website of the school that the referee works for. */
    is_school_address: boolean().notNull().default(false),
    state: text().$type<'declined' | 'waiting' | 'refused' | 'given'>().notNull(),
    /** The links in the mail and in its reminder. */
    token_hash: bytes(),
    reminder_hash: bytes(),
    sent_at: moment(),
    expires_at: moment(),
    reminded_at: moment(),
    /** What the referee has typed so far. */
    draft: jsonb().$type<Record<string, unknown>>(),
    answers: jsonb().$type<Record<string, unknown>>(),
    /** What the form asked when it was answered. */
    asked: jsonb().$type<AskedField[]>(),
    answered_at: moment(),
    /** The reference that this one repeats, for another school. */
    reused_from: reference(),
    contest: text(),
    contested_at: moment(),
    checked_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    checked_at: moment(),
    check_note: text(),
  },
  (table) => [
    primaryKey({ name: 'application_references_pkey', columns: [table.reference_id, table.vacancy_id] }),
    unique('application_references_referee_key').on(table.vacancy_id, table.application_id, table.referee_id),
    ofApplication('application_references', table),
    index('application_references_token').on(table.token_hash),
    index('application_references_reminder').on(table.reminder_hash),
    index('application_references_sent').on(table.state, table.sent_at),
  ],
);

/** The letter that came with a reference. */
export const referenceFiles = applicationFileTable('reference_files', () => ({
  owner_id: applicationReferences.reference_id,
  vacancy_id: applicationReferences.vacancy_id,
}));
