import { and, asc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { isAmong } from '../../../engine/db/is-among.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import type { FileLink } from '../../../engine/records/record-uploads.ts';
import { schools } from '../../schools/tables/school.ts';
import { teamMembers } from '../../schools/tables/team.ts';
import { applications } from '../tables/application.ts';
import { hiringFiles, hiringItemFiles, hiringItems } from '../tables/hiring-file.ts';
import { applicationReferences } from '../tables/reference.ts';

export type HiringFile = typeof hiringFiles.$inferSelect;
export type HiringItem = typeof hiringItems.$inferSelect;

type OfApplication = { application_id: number; vacancy_id: number };

/** Whether a school hires nobody before the file is complete. */
export async function hiresCompleteFiles(db: Db, schoolId: number): Promise<boolean> {
  const [row] = await db
    .select({ is_on: schools.hires_complete_files })
    .from(schools)
    .where(eq(schools.school_id, schoolId));
  return row?.is_on === true;
}

/** The same of the school of an application. */
export async function needsCompleteFile(db: Db, applicationId: number): Promise<boolean> {
  const [row] = await ofApplication(db).execute({ id: applicationId });
  return row?.is_on === true;
}

const ofApplication = prepared((db) =>
  db
    .select({ is_on: schools.hires_complete_files })
    .from(applications)
    .innerJoin(schools, eq(schools.school_id, applications.school_id))
    .where(eq(applications.application_id, sql.placeholder('id')))
    .prepare('needs_complete_file'),
);

export async function setHiresCompleteFiles(db: Db, schoolId: number, isOn: boolean): Promise<void> {
  await db.update(schools).set({ hires_complete_files: isOn }).where(eq(schools.school_id, schoolId));
}

/** Whether a row belongs to one of the applications of `placesOf`. */
const isOfAny = (table: typeof hiringFiles | typeof hiringItems | typeof applicationReferences) =>
  and(isAmong(table.vacancy_id, 'vacancies'), isAmong(table.application_id, 'applications'));

const placesOf = (of: readonly OfApplication[]) => ({
  vacancies: [...new Set(of.map(({ vacancy_id }) => vacancy_id))],
  applications: of.map(({ application_id }) => application_id),
});

/** The files of these applications; some may have none. */
export const hiringFilesOf = (db: Db, of: readonly OfApplication[]) => openFiles(db).execute(placesOf(of));

const openFiles = prepared((db) =>
  db
    .select({ ...getTableColumns(hiringFiles), opener: users.full_name })
    .from(hiringFiles)
    .leftJoin(users, eq(users.id, hiringFiles.opened_by))
    .where(isOfAny(hiringFiles))
    .prepare('hiring_files_of'),
);

export async function findHiringFile(
  db: Db,
  of: OfApplication,
): Promise<(HiringFile & { opener: string | null }) | null> {
  const [row] = await hiringFilesOf(db, [of]);
  return row ?? null;
}

/** Opens a file, or changes the checklist and the readers of an open one. */
export async function saveHiringFile(tx: Db, file: HiringFile): Promise<void> {
  const { checklist, checklist_version, disclosure_readers } = file;
  await tx
    .insert(hiringFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [hiringFiles.application_id, hiringFiles.vacancy_id],
      set: { checklist, checklist_version, disclosure_readers },
    });
}

const checkers = alias(users, 'checkers');
const askers = alias(users, 'askers');
const agreers = alias(users, 'agreers');

/** Returns what was done about the items of these applications' files, with the names of those who did it. */
export const hiringItemsOf = (db: Db, of: readonly OfApplication[]) => filedItems(db).execute(placesOf(of));

const filedItems = prepared((db) =>
  db
    .select({
      ...getTableColumns(hiringItems),
      checker: checkers.full_name,
      asker: askers.full_name,
      agreer: agreers.full_name,
    })
    .from(hiringItems)
    .leftJoin(checkers, eq(checkers.id, hiringItems.checked_by))
    .leftJoin(askers, eq(askers.id, hiringItems.waiver_asked_by))
    .leftJoin(agreers, eq(agreers.id, hiringItems.waiver_agreed_by))
    .where(isOfAny(hiringItems))
    .orderBy(asc(hiringItems.item_id))
    .prepare('hiring_items_of'),
);
export type ListedItem = Awaited<ReturnType<typeof hiringItemsOf>>[number];

export const evidenceOf = (db: Db, items: readonly Pick<HiringItem, 'item_id'>[]): Promise<LinkedFile[]> =>
  linkedFiles(
    db,
    hiringItemFiles,
    items.map(({ item_id }) => item_id),
  );

/** The references that were given for these applications, with whom their referees work for. */
export async function givenReferences(db: Db, of: readonly OfApplication[]) {
  const rows = await givenFor(db).execute(placesOf(of));
  return rows.map(({ referee, ...row }) => ({ ...row, employer: referee.referee_school }));
}

const givenFor = prepared((db) =>
  db
    .select({
      application_id: applicationReferences.application_id,
      reference_id: applicationReferences.reference_id,
      referee: applicationReferences.referee,
    })
    .from(applicationReferences)
    .where(and(isOfAny(applicationReferences), eq(applicationReferences.state, 'given')))
    .orderBy(asc(applicationReferences.reference_id))
    .prepare('given_references'),
);

export type ItemName = { item: string; subject: string };
export type ItemChange = Partial<Omit<HiringItem, 'item_id' | 'item' | 'subject' | keyof OfApplication>>;

/** Stores what somebody has done about an item; returns its id. */
export async function changeItem(
  tx: Db,
  of: OfApplication & ItemName,
  change: ItemChange & Pick<HiringItem, 'updated_at'>,
): Promise<number> {
  const { application_id, vacancy_id, item, subject } = of;
  const [row] = await tx
    .insert(hiringItems)
    .values({ application_id, vacancy_id, item, subject, ...change })
    .onConflictDoUpdate({
      target: [hiringItems.vacancy_id, hiringItems.application_id, hiringItems.item, hiringItems.subject],
      set: change,
    })
    .returning({ id: hiringItems.item_id });
  return row!.id;
}

/** Adds files to those of an item. */
export async function addEvidence(
  tx: Db,
  owner_id: number,
  vacancy_id: number,
  links: readonly FileLink[],
): Promise<void> {
  if (links.length === 0) return;
  // After the last one, not as many as there are: others may have been removed.
  const [last] = await tx
    .select({ position: max(hiringItemFiles.position) })
    .from(hiringItemFiles)
    .where(and(eq(hiringItemFiles.vacancy_id, vacancy_id), eq(hiringItemFiles.owner_id, owner_id)));
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(hiringItemFiles)
    .values(links.map((link, index) => ({ ...link, owner_id, vacancy_id, position: first + index })));
}

/** Takes a file from those of the items. */
export async function takeEvidence(
  tx: Db,
  vacancyId: number,
  items: readonly Pick<HiringItem, 'item_id'>[],
  fileId: number,
): Promise<void> {
  const ids = items.map(({ item_id }) => item_id);
  await tx
    .delete(hiringItemFiles)
    .where(
      and(
        eq(hiringItemFiles.vacancy_id, vacancyId),
        inArray(hiringItemFiles.owner_id, ids),
        eq(hiringItemFiles.file_id, fileId),
      ),
    );
}

/** The people who work for a school, the owner first, by their accounts. */
export async function teamOf(db: Db, schoolId: number): Promise<{ id: number; name: string }[]> {
  const members = db
    .select({ id: teamMembers.user_id })
    .from(teamMembers)
    .where(eq(teamMembers.school_id, schoolId));
  const owner = db.select({ id: schools.user_id }).from(schools).where(eq(schools.school_id, schoolId));
  return db
    .select({ id: users.id, name: users.full_name })
    .from(users)
    .where(sql`${users.id} in (${owner} union ${members})`)
    .orderBy(asc(users.id));
}
