import { and, eq, type SQL, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { folded } from '../../../engine/db/folded.ts';
import type { Fields } from '../../../engine/db/record.ts';
import type { RecordJson } from '../../../engine/db/record-store.ts';
import { moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates, searchedName } from '../../people/tables/candidate.ts';
import { applications, isOfApplication, ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';

/**
 * What both sides saw when an application was made; immutable. The school sees the profile of the snapshot
 * once the application has ended.
 */
export const applicationSnapshots = pgTable(
  'application_snapshots',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    /** The candidate's profile, without the fields that only Admins see. */
    profile: jsonb().$type<RecordJson & { skills: { skill_id: number; skill_desc: string }[] }>().notNull(),
    /** The name in `profile`, by which schools sort. */
    full_name: text()
      .notNull()
      .generatedAlwaysAs(sql`(profile #>> '{row,first_name}') || ' ' || (profile #>> '{row,last_name}')`),
    /** The names in `profile` in both languages, folded, by which schools search. */
    name_key: text()
      .notNull()
      .generatedAlwaysAs(
        folded(
          sql`(profile #>> '{row,first_name}') || ' ' || (profile #>> '{row,last_name}') || E'\\n' || coalesce(profile #>> '{row,extra,first_name_ar}', '') || ' ' || coalesce(profile #>> '{row,extra,last_name_ar}', '')`,
        ),
      ),
    /** The vacancy with its questions, and the name of its school. */
    advert: jsonb().$type<RecordJson & { school_name: string }>().notNull(),
    /** What was sent, by field, without the answers to the vacancy's questions and files; null for earlier ones. */
    sent: jsonb().$type<Fields>(),
    /** The answers to the vacancy's questions. */
    answers: jsonb().$type<{ question_id: number; answer: unknown }[]>().notNull().default([]),
    /** The version of the application form; null if the snapshot was made later. */
    form_version: text(),
    /** The versions of the forms behind `profile` and `advert`; null for earlier ones. */
    profile_version: text(),
    advert_version: text(),
    /** When it was made; later than the application for those older than snapshots. */
    taken_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'application_snapshots_pkey', columns: [table.application_id, table.vacancy_id] }),
    ofApplication('application_snapshots', table),
    index('application_snapshots_name').using('gin', sql`${table.name_key} gin_trgm_ops`),
  ],
);

/** What an application stores of the applicant's names, for `set`; the school sees those of the snapshot if `isSnapshot`. */
export const namesToStore = (isSnapshot: SQL): SQL => sql`(applicant_name, name_key) = (
  select lower(coalesce(${applicationSnapshots.full_name}, ${candidates.first_name} || ' ' || ${candidates.last_name})),
    coalesce(${applicationSnapshots.name_key}, ${searchedName(candidates)})
  from ${candidates} left join ${applicationSnapshots} on ${and(isOfApplication(applicationSnapshots), isSnapshot)}
  where ${eq(candidates.candidate_id, applications.candidate_id)})`;

/** The files of the profile. */
export const applicationSnapshotFiles = applicationFileTable('application_snapshot_files', () => ({
  owner_id: applicationSnapshots.application_id,
  vacancy_id: applicationSnapshots.vacancy_id,
}));
