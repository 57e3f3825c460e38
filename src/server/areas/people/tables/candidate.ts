import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { beginning, folded } from '../../../engine/db/folded.ts';
import type { RecordKind, RowKind } from '../../../engine/db/record-kind.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import {
  accountReference,
  extra,
  identity,
  moment,
  position,
  quantity,
  reference,
} from '../../../engine/db/tables/columns.ts';
import { choiceTable, fileTable } from '../../../engine/db/tables/owned.ts';
import {
  certificateTypes,
  countries,
  curriculums,
  educationLevels,
  employmentTypes,
  experienceLevels,
  languageProficiencies,
  languages,
  locations,
  skills,
  subjects,
} from '../../reference/tables/reference.ts';

type Named = Record<'first_name' | 'last_name' | 'extra', AnyPgColumn | SQL>;

/** The names in both languages; nobody has to give the Arabic ones. */
const names = ({ first_name, last_name, extra }: Named): SQL =>
  sql`${first_name} || ' ' || ${last_name} || E'\\n' || coalesce(${extra} ->> 'first_name_ar', '') || ' ' || coalesce(${extra} ->> 'last_name_ar', '')`;

/** The names by which a person is found, folded. */
export const searchedName = (table: Named): SQL => folded(names(table));

/** The texts that a search covers, folded: names and designation, separately. */
export const searchedText = (table: Named & Record<'designation', AnyPgColumn>): SQL =>
  folded(sql`${names(table)} || E'\\n' || coalesce(${table.designation}, '')`);

/** Admins' notes about a candidate, which only Admins see (`openapi/access.yaml`). */
export const ADMINS_ONLY = [
  'candidate_status',
  'application_date',
  'availability_date',
  'expl_id',
  'candidate_comment2',
];

/** A candidate's profile. Fields that no search, list or rule needs are in `extra`. */
export const candidates = pgTable(
  'candidates',
  {
    candidate_id: identity(),
    user_id: accountReference()
      .notNull()
      .unique('candidates_user_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    first_name: text().notNull(),
    last_name: text().notNull(),
    designation: text(),
    email1: text(),
    phone1: text(),
    candidate_dob: date({ mode: 'string' }),
    gender: text(),
    /** Nationality. */
    country_id: reference().references(() => countries.country_id),
    current_country: text(),
    current_city: text(),
    highest_qualification: text(),
    years_of_experience: quantity(),
    expl_id: reference().references(() => experienceLevels.expl_id),
    employmenttype_id: reference().references(() => employmentTypes.employmenttype_id),
    expected_salary: quantity(),
    notice_period: quantity(),
    candidate_status: text(),
    application_date: date({ mode: 'string' }),
    availability_date: date({ mode: 'string' }),
    /** Whether schools may find the candidate without an application. */
    findable: boolean().notNull().default(true),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** The version of the forms under which it was last saved; null before versions were stored. */
    form_version: text(),
    extra: extra(),
  },
  (table) => [
    index('candidates_country').on(table.country_id),
    index('candidates_employment_type').on(table.employmenttype_id),
    index('candidates_experience_level').on(table.expl_id),
    index('candidates_status')
      .on(table.candidate_status, table.created_at, table.candidate_id)
      .where(sql`${table.candidate_status} is not null`),
    index('candidates_created').on(table.created_at, table.candidate_id),
    index('candidates_experience').on(sql`coalesce(${table.years_of_experience}, -1)`, table.candidate_id),
    index('candidates_salary').on(sql`coalesce(${table.expected_salary}, -1)`, table.candidate_id),
    index('candidates_full_name').on(
      sql`lower(${table.first_name} || ' ' || ${table.last_name})`,
      table.candidate_id,
    ),
    index('candidates_name_and_birth')
      .on(sql`lower(${table.first_name} || ' ' || ${table.last_name})`, table.candidate_dob)
      .where(sql`${table.candidate_dob} is not null`),
    index('candidates_first_name').on(sql`lower(${table.first_name})`, table.candidate_id),
    index('candidates_last_name').on(sql`lower(${table.last_name})`, table.candidate_id),
    index('candidates_beginning').on(sql`${beginning(searchedText(table))} text_pattern_ops`),
    index('candidates_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
  ],
);

/**
 * The profiles of which another one had the same name and date of birth when either was last saved; triggers write
 * it. It refers to no row, because a reference would lock the other profile.
 */
export const candidatesAlike = pgTable('candidates_alike', { candidate_id: reference().primaryKey() });

const owner = () =>
  reference()
    .notNull()
    .references(() => candidates.candidate_id, { onDelete: 'cascade' });

export const candidateEducations = pgTable(
  'candidate_educations',
  {
    id: identity(),
    owner_id: owner(),
    position: position(),
    ced_level: reference().references(() => educationLevels.ced_level),
    ced_major: text(),
    institution_name: text(),
    graduation_attainment: text(),
    extra: extra(),
  },
  (table) => [
    index('candidate_educations_owner').on(table.owner_id),
    index('candidate_educations_level').on(table.ced_level),
  ],
);

export const candidateCertificates = pgTable(
  'candidate_certificates',
  {
    cert_id: identity(),
    owner_id: owner(),
    position: position(),
    cert_type_id: reference().references(() => certificateTypes.cert_type_id),
    institution_name: text(),
    extra: extra(),
  },
  (table) => [
    index('candidate_certificates_owner').on(table.owner_id),
    index('candidate_certificates_type').on(table.cert_type_id),
  ],
);

export const candidateExperiences = pgTable(
  'candidate_experiences',
  {
    id: identity(),
    owner_id: owner(),
    position: position(),
    school_name: text(),
    position_title: text(),
    country_id: reference().references(() => countries.country_id),
    curriculum_id: reference().references(() => curriculums.curriculum_id),
    subject_id: reference().references(() => subjects.subject_id),
    extra: extra(),
  },
  (table) => [
    index('candidate_experiences_owner').on(table.owner_id),
    index('candidate_experiences_country').on(table.country_id),
    index('candidate_experiences_curriculum').on(table.curriculum_id),
    index('candidate_experiences_subject').on(table.subject_id),
  ],
);

export const candidateLanguages = pgTable(
  'candidate_languages',
  {
    id: identity(),
    owner_id: owner(),
    position: position(),
    lang_id: reference().references(() => languages.lang_id),
    lang_proficiency_id: reference().references(() => languageProficiencies.lang_proficiency_id),
    extra: extra(),
  },
  (table) => [
    index('candidate_languages_owner').on(table.owner_id),
    index('candidate_languages_language').on(table.lang_id),
    index('candidate_languages_proficiency').on(table.lang_proficiency_id),
  ],
);

const candidateId = () => candidates.candidate_id;

export const candidateSkills = choiceTable('candidate_skills', candidateId, () => skills.skill_id);
export const candidateLocations = choiceTable(
  'candidate_locations',
  candidateId,
  () => locations.location_id,
);
export const candidateFiles = fileTable('candidate_files', candidateId);

/** Views of profiles, one row per viewer and profile: schools view candidates, candidates view schools. */
export const profileViews = pgTable(
  'profile_views',
  {
    viewed_user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewer_user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'profile_views_pkey', columns: [table.viewed_user_id, table.viewer_user_id] }),
    index('profile_views_viewer').on(table.viewer_user_id),
  ],
);

const row = (table: RowKind['table']): RowKind => ({ table, serverColumns: ['id', 'owner_id', 'position'] });

export const candidateKind: RecordKind = {
  stored: 'candidate profiles',
  table: candidates,
  id: candidates.candidate_id,
  serverColumns: ['candidate_id', 'user_id', 'findable', 'created_at', 'updated_at', 'form_version'],
  choices: { skill_id: candidateSkills, preferred_locations: candidateLocations },
  rows: {
    education: row(candidateEducations),
    certificate: {
      table: candidateCertificates,
      serverColumns: ['cert_id', 'owner_id', 'position'],
      shown: ['cert_id'],
    },
    experience: row(candidateExperiences),
    language: row(candidateLanguages),
  },
};
