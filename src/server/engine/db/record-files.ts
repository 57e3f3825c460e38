import { and, asc, eq, getTableColumns, getTableName, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { isAmong } from './is-among.ts';
import { preparedFor } from './prepared.ts';
import { files } from './tables/file.ts';
import { FILE_TABLES, type FileTable } from './tables/owned.ts';

/** A record's file with its form field. */
export type LinkedFile = typeof files.$inferSelect & { record_id: number; field: string };

/** The files of these records, in the order of their fields' lists; optionally of one field only. */
export async function linkedFiles(
  db: Db,
  table: FileTable,
  owners: readonly number[],
  field?: string,
): Promise<LinkedFile[]> {
  if (owners.length === 0) return [];
  return field === undefined
    ? filesOf(db, table).execute({ ids: owners })
    : filesOfField(db, table).execute({ ids: owners, field });
}

const select = (db: Db, table: FileTable, ...conditions: SQL[]) =>
  db
    .select({ ...getTableColumns(files), record_id: table.owner_id, field: table.field })
    .from(table)
    .innerJoin(files, eq(files.id, table.file_id))
    .where(and(isAmong(table.owner_id), ...conditions))
    .orderBy(asc(table.position));

const filesOf = preparedFor((db, table: FileTable) =>
  select(db, table).prepare(`files_${getTableName(table)}`),
);
const filesOfField = preparedFor((db, table: FileTable) =>
  select(db, table, eq(table.field, sql.placeholder('field'))).prepare(`field_${getTableName(table)}`),
);

/**
 * Sets the files of a record's field. Returns the ids of files that no record references any more, for the
 * caller to discard: a file replaced here may still belong to another record.
 */
export async function replaceFiles(
  tx: Db,
  table: FileTable,
  owner: number,
  field: string,
  fileIds: readonly number[],
): Promise<number[]> {
  const removed = await tx
    .delete(table)
    .where(and(eq(table.owner_id, owner), eq(table.field, field)))
    .returning({ file_id: table.file_id });
  await linkFiles(tx, table, owner, field, fileIds);
  return unreferencedFiles(
    tx,
    removed.map((row) => row.file_id),
  );
}

/** Links files to a field of a record that has none there. */
async function linkFiles(
  tx: Db,
  table: FileTable,
  owner: number,
  field: string,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insert(table)
    .values(fileIds.map((file_id, position) => ({ owner_id: owner, field, position, file_id })));
}

/** Those of the files that no record references. */
export async function unreferencedFiles(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const isFree = FILE_TABLES.map(
    (table): SQL =>
      notExists(tx.select({ id: table.file_id }).from(table).where(eq(table.file_id, files.id))),
  );
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), ...isFree));
  return rows.map((row) => row.id);
}

/** Deletes those of the files that no record references; the store's sweep then deletes their contents. */
export async function deleteUnreferencedFiles(tx: Db, ids: readonly number[]): Promise<void> {
  const free = await unreferencedFiles(tx, ids);
  if (free.length > 0) await tx.delete(files).where(inArray(files.id, free));
}
