import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AskedField } from '../../../../language/run/form/asked.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';

/** How a line of an offer compares with what the advert promised when the candidate applied; prose is left to the reader. */
export type Verdict = 'better' | 'equal' | 'worse' | 'different' | 'not_promised' | 'see_advert';

/** A line of an offer beside what the advert said, in the advert's words. */
export type OfferLine = { field: string; promised: string | null; verdict: Verdict };

/**
 * Offers as they were sent, with the form's words. Triggers give each its digest and its seal, and refuse to change what was
 * sent or answered; only an answer is added.
 */
export const offers = pgTable(
  'offers',
  {
    offer_id: identityPart(),
    vacancy_id: reference().notNull(),
    application_id: reference().notNull(),
    school_id: reference().notNull(),
    /** Counts the offers of an application. */
    version: integer().notNull(),
    fields: jsonb().$type<Fields>().notNull(),
    asked: jsonb().$type<AskedField[]>().notNull(),
    lines: jsonb().$type<OfferLine[]>().notNull(),
    contract: jsonb().$type<{ name: string; bytes: number; sha256: string }>(),
    /** The last day to answer, in Riyadh. */
    valid_until: date({ mode: 'string' }).notNull(),
    state: text().$type<'open' | 'superseded' | 'declined' | 'accepted'>().notNull().default('open'),
    sent_at: moment().notNull(),
    /** When the candidate last asked for a change of an open one. */
    change_asked_at: moment(),
    answered_at: moment(),
    /** Who accepted it, as the profile names them. */
    accepted_name: text(),
    /** The worse lines that were agreed to. */
    agreed: jsonb().$type<string[]>(),
    digest: text().notNull().default(''),
    accepted_digest: text(),
  },
  (table) => [
    primaryKey({ name: 'offers_pkey', columns: [table.offer_id, table.vacancy_id] }),
    ofApplication('offers', table),
    index('offers_application').on(table.application_id, table.offer_id),
    uniqueIndex('offers_open').on(table.vacancy_id, table.application_id).where(sql`state = 'open'`),
  ],
);

/** The contract that came with an offer. */
export const offerFiles = applicationFileTable('offer_files', () => ({
  owner_id: offers.offer_id,
  vacancy_id: offers.vacancy_id,
}));
