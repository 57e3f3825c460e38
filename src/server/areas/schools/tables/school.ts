import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { beginning, folded } from '../../../engine/db/folded.ts';
import type { RecordKind } from '../../../engine/db/record-kind.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, extra, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { choiceTable, fileTable } from '../../../engine/db/tables/owned.ts';
import {
  accreditations,
  benefits,
  certificateTypes,
  countries,
  curriculums,
  devicePrograms,
  educationLevels,
  facilities,
  gradeLevels,
  keyStrengths,
  languages,
  workDays,
} from '../../reference/tables/reference.ts';

export type Approval = 'waiting' | 'approved' | 'asked_back' | 'refused';

/** A school's profile. Fields that no search, list or rule needs are in `extra`. */
export type ReferenceStage = 'Shortlisted' | 'Interview' | 'Offered';

export const schools = pgTable(
  'schools',
  {
    school_id: identity(),
    user_id: accountReference()
      .notNull()
      .unique('schools_user_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    school_name: text().notNull(),
    /** The sort key of the name, stored so that an index can use it. */
    name_key: text().notNull().generatedAlwaysAs(folded(sql`school_name`)),
    school_type: text().notNull(),
    country_id: reference()
      .notNull()
      .references(() => countries.country_id),
    city: text().notNull(),
    primary_language_id: reference().references(() => languages.lang_id),
    minimum_qualification_id: reference().references(() => educationLevels.ced_level),
    /** The booked plan: one of those in `vacancies/promotion/plans.ts`. */
    plan: text().notNull().default('basic'),
    /** Whether an Admin lets it search candidates. */
    approval: text().$type<Approval>().notNull().default('waiting'),
    /** The Admin's question, or the reason for the refusal. */
    approval_reason: text(),
    approval_at: moment(),
    /** The first state of an application in which it may ask for references. */
    references_from: text().$type<ReferenceStage>().notNull().default('Interview'),
    /** Whether nobody is hired before the hiring file is complete. */
    hires_complete_files: boolean().notNull().default(false),
    /** The moment up to which its new applications have been mailed in a daily digest. */
    digested_until: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** The version of the forms under which it was last saved; null before versions were stored. */
    form_version: text(),
    extra: extra(),
  },
  (table) => [
    index('schools_country').on(table.country_id),
    index('schools_language').on(table.primary_language_id),
    index('schools_qualification').on(table.minimum_qualification_id),
    index('schools_approval').on(table.approval),
    index('schools_name').on(table.name_key, table.school_id),
    index('schools_created').on(table.created_at, table.school_id),
    index('schools_licence').on(
      sql`coalesce(${table.extra} ->> 'license_expiry_date', '9999')`,
      table.school_id,
    ),
    index('schools_licence_number')
      .on(sql`lower(nullif(${table.extra} ->> 'ministry_license_number', ''))`)
      .where(sql`nullif(${table.extra} ->> 'ministry_license_number', '') is not null`),
    index('schools_city').on(sql`lower(${table.city})`),
    index('schools_type').on(table.school_type),
    index('schools_beginning').on(sql`${beginning(table.name_key)} text_pattern_ops`),
    index('schools_name_search').using('gin', sql`${table.name_key} gin_trgm_ops`),
    index('schools_city_search').using('gin', sql`${folded(table.city)} gin_trgm_ops`),
  ],
);

/** The schools of which another one had the same licence number when either was last saved; like `candidatesAlike`. */
export const schoolsAlike = pgTable('schools_alike', { school_id: reference().primaryKey() });

const schoolId = () => schools.school_id;
const languageId = () => languages.lang_id;

export const schoolCurriculums = choiceTable('school_curriculums', schoolId, () => curriculums.curriculum_id);
export const schoolLanguages = choiceTable('school_languages', schoolId, languageId);
export const schoolGradeLevels = choiceTable('school_grade_levels', schoolId, () => gradeLevels.id);
export const schoolAccreditations = choiceTable('school_accreditations', schoolId, () => accreditations.id);
export const schoolPreferredCertificates = choiceTable(
  'school_preferred_certificates',
  schoolId,
  () => certificateTypes.cert_type_id,
);
export const schoolRequiredLanguages = choiceTable('school_required_languages', schoolId, languageId);
export const schoolFacilities = choiceTable('school_facilities', schoolId, () => facilities.id);
export const schoolDevicePrograms = choiceTable('school_device_programs', schoolId, () => devicePrograms.id);
export const schoolWorkDays = choiceTable('school_work_days', schoolId, () => workDays.id);
export const schoolBenefits = choiceTable('school_benefits', schoolId, () => benefits.id);
export const schoolKeyStrengths = choiceTable('school_key_strengths', schoolId, () => keyStrengths.id);

export const schoolFiles = fileTable('school_files', schoolId);

export const schoolKind: RecordKind = {
  stored: 'school profiles',
  table: schools,
  id: schools.school_id,
  serverColumns: [
    'school_id',
    'user_id',
    'name_key',
    'plan',
    'approval',
    'approval_reason',
    'approval_at',
    'digested_until',
    'references_from',
    'hires_complete_files',
    'created_at',
    'updated_at',
    'form_version',
  ],
  choices: {
    curriculum_offered: schoolCurriculums,
    additional_languages: schoolLanguages,
    grade_levels: schoolGradeLevels,
    accreditation: schoolAccreditations,
    preferred_certifications: schoolPreferredCertificates,
    language_requirements: schoolRequiredLanguages,
    facility: schoolFacilities,
    student_device_programs: schoolDevicePrograms,
    working_days: schoolWorkDays,
    benefits: schoolBenefits,
    key_strength: schoolKeyStrengths,
  },
  rows: {},
};
