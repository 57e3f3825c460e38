import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { folded } from '../../../engine/db/folded.ts';
import type { RecordKind } from '../../../engine/db/record-kind.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, extra, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from '../../hiring/tables/application.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** What people fill in by the documents of `schemas/records/`, whatever its kind. */
export const records = pgTable(
  'records',
  {
    record_id: identity(),
    /** The document's name. */
    kind: text().notNull(),
    /** The author; null once the account is gone and the record, which is about something, stays. */
    user_id: accountReference().references(() => users.id, { onDelete: 'set null' }),
    /** The candidate that it is about, or whose it is because it has written it. */
    candidate_id: reference().references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    /** The school that it is about, or that the author works for. */
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    application_id: reference(),
    /** Of a kind of which a person writes only one: what it is about, or 0. */
    once_about: reference(),
    /** The version of the form that was filled in. */
    form_version: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    extra: extra(),
    /** The texts among the answers, folded, by which lists are searched. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        folded(sql`jsonb_path_query_array(extra, 'strict $.** ? (@.type() == "string")')::text`),
      ),
  },
  (table) => [
    ofApplication('records', table),
    index('records_created').on(table.kind, table.created_at, table.record_id),
    index('records_updated').on(table.kind, table.updated_at, table.record_id),
    index('records_user').on(table.user_id, table.kind, table.created_at, table.record_id),
    index('records_candidate').on(table.candidate_id, table.kind, table.created_at, table.record_id),
    index('records_school').on(table.school_id, table.kind, table.created_at, table.record_id),
    index('records_application').on(table.vacancy_id, table.application_id),
    index('records_answers').using('gin', sql`${table.extra} jsonb_path_ops`),
    index('records_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
    uniqueIndex('records_once_key')
      .on(table.kind, table.user_id, table.once_about)
      .where(sql`once_about is not null`),
  ],
);

export const isOfKind = (name: string): SQL => eq(records.kind, name);

/** Every field of a form is in `extra`, also one that is named like a column. */
export const recordKind: RecordKind = {
  table: records,
  id: records.record_id,
  serverColumns: Object.keys(getTableColumns(records)).filter((name) => name !== 'extra'),
  choices: {},
  rows: {},
};
