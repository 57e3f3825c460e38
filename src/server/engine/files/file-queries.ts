import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { files } from '../db/tables/file.ts';

/** A row of the table `files`. `storage_name` is random; `original_name` is for display. */
export type StoredFile = Omit<typeof files.$inferSelect, 'created_at'>;
export type Visibility = StoredFile['visibility'];

/** A file's URL in answers: public images below /storage, private files through the API. */
export function fileUrl(
  file: Pick<StoredFile, 'id' | 'visibility' | 'storage_name' | 'original_name'>,
): string {
  return file.visibility === 'public'
    ? `/storage/${file.storage_name}`
    : `/api/document/${file.id}/${encodeURIComponent(file.original_name)}`;
}

/** Whether a value is a URL made by `fileUrl`, with or without the origin. */
export function isFileAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/\/[^/]+)?\/(storage|api\/document)\/./i.test(value);
}

export async function insertFile(db: Db, file: Omit<StoredFile, 'id'>): Promise<StoredFile> {
  const [row] = await db.insert(files).values(file).returning();
  return row!;
}

/** The largest value of the column `id`; ids sent to the API may be larger. */
const LARGEST_ID = 2 ** 31 - 1;

export async function findFile(db: Db, id: number): Promise<StoredFile | null> {
  if (id > LARGEST_ID) return null;
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Returns the deleted file, or null when it did not exist. */
export async function deleteFile(db: Db, id: number): Promise<StoredFile | null> {
  const [row] = await db.delete(files).where(eq(files.id, id)).returning();
  return row ?? null;
}

/** The ids of the files that a user has uploaded. */
export async function filesOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.owner_id, userId));
  return rows.map(({ id }) => id);
}

/** Those of the names that a row references. */
export async function knownStorageNames(
  db: Db,
  visibility: Visibility,
  names: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ storage_name: files.storage_name })
    .from(files)
    .where(and(eq(files.visibility, visibility), inArray(files.storage_name, names)));
  return new Set(rows.map((row) => row.storage_name));
}
