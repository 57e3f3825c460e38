import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import * as tables from '../schema/reference.ts';
import { cityItems } from './cities.ts';
import { countryItems } from './countries.ts';
import { languageItems } from './languages.ts';
import * as items from './list-items.ts';

type Row = Record<string, unknown>;
type List = { table: PgTable; rows: Row[]; key: string };

const inOrder = (rows: Row[]): Row[] => rows.map((row, index) => ({ ...row, position: index }));

const texts = (table: PgTable, label: string, labels: string[]): List => ({
  table,
  key: label,
  rows: inOrder(labels.map((text) => ({ [label]: text }))),
});

const LISTS: List[] = [
  { table: tables.countries, rows: countryItems, key: 'iso2' },
  { table: tables.languages, rows: languageItems, key: 'lang_desc' },
  texts(tables.curriculums, 'curriculum_name', items.curriculumItems),
  texts(tables.subjects, 'subject_name', items.subjectItems),
  texts(tables.gradeLevels, 'grade_name', items.gradeLevelItems),
  texts(tables.educationLevels, 'level_name', items.educationLevelItems),
  texts(tables.languageProficiencies, 'proficiency_level', items.proficiencyItems),
  texts(tables.certificateTypes, 'name', items.certificateTypeItems),
  texts(tables.locations, 'location_name', items.locationItems),
  texts(tables.employmentTypes, 'employmenttype_desc', items.employmentTypeItems),
  texts(tables.experienceLevels, 'expl_desc', items.experienceLevelItems),
  texts(tables.candidateRoles, 'candr_role_name', items.candidateRoleItems),
  texts(tables.skills, 'skill_desc', items.skillItems),
  texts(tables.accreditations, 'name', items.accreditationItems),
  texts(tables.facilities, 'facility_desc', items.facilityItems),
  texts(tables.devicePrograms, 'program_name', items.deviceProgramItems),
  texts(tables.workDays, 'day_name', items.workDayItems),
  texts(tables.benefits, 'name', items.benefitItems),
  texts(tables.keyStrengths, 'strength', items.keyStrengthItems),
  { table: tables.questionTypes, key: 'type_key', rows: inOrder(items.questionTypeItems) },
  { table: tables.ratingScales, key: 'name', rows: inOrder(items.ratingScaleItems) },
];

/** Adds the reference data that this database has never had. Safe at every start, and of several processes at once. */
export async function loadReferenceData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const list of LISTS) await load(tx, list);
    await load(tx, { table: tables.cities, key: 'name', rows: await citiesOfCountries(tx) });
  });
}

async function load(tx: Db, { table, rows, key }: List): Promise<void> {
  const { name } = getTableConfig(table);
  const candidates = new Map(rows.map((row) => [String(row[key]), row]));
  const fresh = await tx
    .insert(tables.loadedItems)
    .values([...candidates.keys()].map((itemKey) => ({ list: name, key: itemKey })))
    .onConflictDoNothing()
    .returning({ key: tables.loadedItems.key });
  if (fresh.length === 0) return;
  const missing = fresh.map((item) => candidates.get(item.key)!);
  const taken = await takenIds(tx, table, missing);
  const [late, others] = [
    missing.filter(({ id }) => taken.has(id)),
    missing.filter(({ id }) => !taken.has(id)),
  ];
  if (others.length) await tx.insert(table).values(others).onConflictDoNothing();
  if (missing.some((row) => 'id' in row)) await continueAfterGivenIds(tx, table);
  if (late.length)
    await tx
      .insert(table)
      .values(late.map(({ id: _, ...row }) => row))
      .onConflictDoNothing();
}

/** Ids under which this release ships items, and which an Admin's own have by now. */
async function takenIds(tx: Db, table: PgTable, rows: Row[]): Promise<Set<unknown>> {
  const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []));
  if (ids.length === 0) return new Set();
  const { id } = getTableColumns(table) as Record<string, AnyPgColumn>;
  const found = await tx.select({ id: id! }).from(table).where(inArray(id!, ids));
  return new Set(found.map((row) => row.id));
}

/** Rows with fixed ids do not move the sequence; the next added item must not collide with them. */
async function continueAfterGivenIds(tx: Db, table: PgTable): Promise<void> {
  const { name } = getTableConfig(table);
  const { id } = getTableColumns(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(${id}) from ${table}))`,
  );
}

async function citiesOfCountries(tx: Db): Promise<Row[]> {
  const { country_id, iso2 } = tables.countries;
  const countries = new Map(
    (await tx.select({ country_id, iso2 }).from(tables.countries)).map((row) => [row.iso2, row.country_id]),
  );
  return cityItems
    .filter((city) => countries.has(city.iso2))
    .map(({ iso2: code, ...city }, index) => ({ ...city, country_id: countries.get(code), position: index }));
}
