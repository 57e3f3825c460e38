import { date, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { AskedField } from '../../../../language/run/form/asked.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';

const person = () => accountReference().references(() => users.id, { onDelete: 'set null' });

/** The checks that a school makes before it hires an applicant. What is to be checked is computed, not stored. */
export const hiringFiles = pgTable(
  'hiring_files',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    school_id: reference().notNull(),
    /** The name of the checklist in `schemas/checklists`, and its version when it was last chosen. */
    checklist: text().notNull(),
    checklist_version: text().notNull(),
    opened_by: person(),
    opened_at: moment().notNull(),
    /** The users who may read the self-disclosure. */
    disclosure_readers: accountReference().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ name: 'hiring_files_pkey', columns: [table.application_id, table.vacancy_id] }),
    ofApplication('hiring_files', table),
  ],
);

/** What somebody has done about an item of a file; an item that nobody has touched has no row. */
export const hiringItems = pgTable(
  'hiring_items',
  {
    item_id: identityPart(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    /** The item's name in the checklist. */
    item: text().notNull(),
    /** What the item is about where a checklist asks for it several times, such as a country; else empty. */
    subject: text().notNull().default(''),
    /** When the candidate last uploaded evidence. */
    provided_at: moment(),
    note: text(),
    checked_by: person(),
    checked_on: date({ mode: 'string' }),
    /** The last day on which the check holds. */
    expires_on: date({ mode: 'string' }),
    /** The days before the end of which the school was told last. */
    told_days: smallint(),
    waiver_reason: text(),
    waiver_asked_by: person(),
    waiver_asked_at: moment(),
    waiver_agreed_by: person(),
    waived_at: moment(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'hiring_items_pkey', columns: [table.item_id, table.vacancy_id] }),
    unique('hiring_items_item_key').on(table.vacancy_id, table.application_id, table.item, table.subject),
    ofApplication('hiring_items', table),
    index('hiring_items_expires').on(table.expires_on),
  ],
);

/** The evidence of an item: `provided` by the candidate, or added by the school as `evidence`. */
export const hiringItemFiles = applicationFileTable('hiring_item_files', () => ({
  owner_id: hiringItems.item_id,
  vacancy_id: hiringItems.vacancy_id,
}));

/** What a candidate discloses about itself, for the readers that the file names. */
export const hiringDisclosures = pgTable(
  'hiring_disclosures',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the form asked when it was answered. */
    asked: jsonb().$type<AskedField[]>().notNull(),
    given_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'hiring_disclosures_pkey', columns: [table.application_id, table.vacancy_id] }),
    ofApplication('hiring_disclosures', table),
  ],
);
