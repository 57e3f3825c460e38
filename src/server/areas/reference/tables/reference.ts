import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../../generated/api.d.ts';
import { folded } from '../../../engine/db/folded.ts';
import { changed, extra, identity, reference } from '../../../engine/db/tables/columns.ts';

/**
 * Reference lists: the choices of the product's drop-downs. Foreign keys refer to items, so that one in use
 * cannot be deleted. No two items of a list differ only by case.
 */

const label = () => text().notNull();

/** Lists are sorted by position, then by name; items without a position come last. */
const position = () => integer().notNull().default(10_000);

/** A list whose items have an id and one text, under the API's names. */
function listTable<const Id extends string, const Label extends string>(
  name: string,
  idName: Id,
  labelName: Label,
) {
  const columns = {
    [idName]: identity(),
    [labelName]: label(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  } as Record<Id, ReturnType<typeof identity>> &
    Record<Label, ReturnType<typeof label>> & {
      position: ReturnType<typeof position>;
      updated_at: ReturnType<typeof changed>;
      extra: ReturnType<typeof extra>;
    };
  return pgTable(name, columns, () => [
    uniqueIndex(`${name}_${labelName}_key`).on(sql.raw(`lower("${labelName}")`)),
  ]);
}

/** The names of an item in both languages, folded, for searches. */
export const itemNames = (name: AnyPgColumn, { extra }: { extra: AnyPgColumn }): SQL =>
  folded(sql`${name} || E'\\n' || coalesce(${extra} ->> 'name_ar', '')`);

export const countries = pgTable(
  'countries',
  {
    country_id: identity(),
    name_en: label(),
    name_ar: text(),
    /** ISO 3166-1 alpha-2. */
    iso2: text(),
    /** With the plus sign: +971. */
    phone_code: text(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  },
  (table) => [
    uniqueIndex('countries_name_en_key').on(sql`lower(${table.name_en})`),
    uniqueIndex('countries_iso2_key').on(sql`lower(${table.iso2})`),
  ],
);

export const cities = pgTable(
  'cities',
  {
    city_id: identity(),
    country_id: reference()
      .notNull()
      .references(() => countries.country_id),
    name: label(),
    name_ar: text(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  },
  (table) => [uniqueIndex('cities_name_key').on(table.country_id, sql`lower(${table.name})`)],
);

/** Offices of the marketplace itself. */
export const centres = pgTable(
  'centres',
  {
    id: identity(),
    name: label(),
    country_id: reference()
      .notNull()
      .references(() => countries.country_id),
    city: text().notNull(),
    address: text(),
    phone: text(),
    email: text(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  },
  (table) => [
    uniqueIndex('centres_name_key').on(sql`lower(${table.name})`),
    index('centres_country').on(table.country_id),
  ],
);

export const curriculums = listTable('curriculums', 'curriculum_id', 'curriculum_name');
export const subjects = listTable('subjects', 'subject_id', 'subject_name');
export const gradeLevels = listTable('grade_levels', 'id', 'grade_name');
export const educationLevels = listTable('education_levels', 'ced_level', 'level_name');
export const languages = listTable('languages', 'lang_id', 'lang_desc');
export const languageProficiencies = listTable(
  'language_proficiencies',
  'lang_proficiency_id',
  'proficiency_level',
);
export const certificateTypes = listTable('certificate_types', 'cert_type_id', 'name');
export const locations = listTable('locations', 'location_id', 'location_name');
export const employmentTypes = listTable('employment_types', 'employmenttype_id', 'employmenttype_desc');
export const experienceLevels = listTable('experience_levels', 'expl_id', 'expl_desc');
export const candidateRoles = listTable('candidate_roles', 'candr_id', 'candr_role_name');
export const skills = listTable('skills', 'skill_id', 'skill_desc');
export const accreditations = listTable('accreditations', 'id', 'name');
export const facilities = listTable('facilities', 'id', 'facility_desc');
export const devicePrograms = listTable('device_programs', 'id', 'program_name');
export const workDays = listTable('work_days', 'id', 'day_name');
export const benefits = listTable('benefits', 'id', 'name');
export const keyStrengths = listTable('key_strengths', 'id', 'strength');

/** Several types may be answered in the same way: forms depend only on the key. */
export const questionTypes = pgTable(
  'question_types',
  {
    id: identity(),
    type_key: text().$type<components['schemas']['QuestionType']['type_key']>().notNull(),
    type_label: label(),
    has_options: boolean().notNull(),
    has_rating_scale: boolean().notNull(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  },
  (table) => [uniqueIndex('question_types_type_label_key').on(sql`lower(${table.type_label})`)],
);

export const ratingScales = pgTable(
  'rating_scales',
  {
    id: identity(),
    name: label(),
    /** From the lowest to the highest mark. */
    options: jsonb().$type<string[]>().notNull(),
    position: position(),
    updated_at: changed(),
    extra: extra(),
  },
  (table) => [uniqueIndex('rating_scales_name_key').on(sql`lower(${table.name})`)],
);

/**
 * The shipped items that were loaded before. Each is loaded only once: an item that an Admin renamed or
 * deleted stays that way, and items added by a later release are still loaded.
 */
export const loadedItems = pgTable(
  'loaded_items',
  { list: text().notNull(), key: text().notNull() },
  (table) => [uniqueIndex('loaded_items_key').on(table.list, table.key)],
);
