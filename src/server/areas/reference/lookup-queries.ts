import { asc, getTableColumns, getTableName, isNotNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from '../../engine/db/alphabetical.ts';
import type { Db } from '../../engine/db/connect.ts';
import { isAmong } from '../../engine/db/is-among.ts';
import { preparedFor } from '../../engine/db/prepared.ts';
import * as tables from './tables/reference.ts';

type LookupTable = PgTable & { position: AnyPgColumn; updated_at: AnyPgColumn; extra: AnyPgColumn };
type Lookup = { table: LookupTable; value: AnyPgColumn; label: AnyPgColumn };

/** The reference lists by their name in `schemas/lookups/` and `x-lookup`. */
export const lookups = {
  accreditation: list(tables.accreditations, 'id', 'name'),
  benefits: list(tables.benefits, 'id', 'name'),
  'candidate-roles': list(tables.candidateRoles, 'candr_id', 'candr_role_name'),
  'certificate-types': list(tables.certificateTypes, 'cert_type_id', 'name'),
  countries: list(tables.countries, 'country_id', 'name_en'),
  curriculums: list(tables.curriculums, 'curriculum_id', 'curriculum_name'),
  'education-levels': list(tables.educationLevels, 'ced_level', 'level_name'),
  'employment-types': list(tables.employmentTypes, 'employmenttype_id', 'employmenttype_desc'),
  'experience-levels': list(tables.experienceLevels, 'expl_id', 'expl_desc'),
  facility: list(tables.facilities, 'id', 'facility_desc'),
  'grade-levels': list(tables.gradeLevels, 'id', 'grade_name'),
  'key-strengths': list(tables.keyStrengths, 'id', 'strength'),
  'language-proficiencies': list(tables.languageProficiencies, 'lang_proficiency_id', 'proficiency_level'),
  languages: list(tables.languages, 'lang_id', 'lang_desc'),
  locations: list(tables.locations, 'location_id', 'location_name'),
  'question-types': list(tables.questionTypes, 'id', 'type_label'),
  'rating-scales': list(tables.ratingScales, 'id', 'name'),
  skills: list(tables.skills, 'skill_id', 'skill_desc'),
  'student-device-programs': list(tables.devicePrograms, 'id', 'program_name'),
  subjects: list(tables.subjects, 'subject_id', 'subject_name'),
  'working-days': list(tables.workDays, 'id', 'day_name'),
} satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;

/** Whether a name is that of a reference list; other lookups (`cities`) accept any value. */
export function isLookup(name: string): name is LookupName {
  return Object.hasOwn(lookups, name);
}

/** A row as the API returns it: its columns and the additional fields of the Admin's form in one object. */
export type LookupRow = Record<string, unknown>;

/** A whole list in display order. */
export async function lookupRows(db: Db, name: LookupName): Promise<LookupRow[]> {
  return (await select(db, lookups[name])).map(asRow);
}

/** The Arabic names of cities, by their English ones in lower case; cities of several countries share a name. */
export async function arabicCityNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { name, name_ar } = tables.cities;
  const rows = await db.select({ name, name_ar }).from(tables.cities).where(isNotNull(name_ar));
  return new Map(rows.map((row) => [row.name.toLowerCase(), row.name_ar!]));
}

/** The rows with these ids, by id. Invalid and unknown ids are absent. */
export async function lookupRowsById(
  db: Db,
  name: LookupName,
  ids: readonly unknown[],
): Promise<Map<number, LookupRow>> {
  const lookup: Lookup = lookups[name];
  const possible = [...new Set(ids)].filter((id): id is number => Number.isSafeInteger(id));
  if (possible.length === 0) return new Map();
  const rows = (await rowsById(db, lookup).execute({ ids: possible })).map(asRow);
  return new Map(rows.map((row) => [row[lookup.value.name] as number, row]));
}

const select = (db: Db, { table, label }: Lookup, where?: SQL) => {
  const { position, updated_at, extra, ...shown } = getTableColumns(table);
  return db
    .select({ ...shown, extra: table.extra })
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.position), asc(alphabetical(label)));
};

const rowsById = preparedFor((db, lookup: Lookup) =>
  select(db, lookup, isAmong(lookup.value)).prepare(`items_${getTableName(lookup.table)}`),
);

const asRow = ({ extra, ...row }: LookupRow): LookupRow => ({ ...(extra as object), ...row });

function list<Table extends LookupTable>(
  table: Table,
  value: keyof Table & string,
  label: keyof Table & string,
): Lookup {
  return { table, value: table[value] as AnyPgColumn, label: table[label] as AnyPgColumn };
}
