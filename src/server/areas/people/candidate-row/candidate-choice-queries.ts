import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import type { Key } from '../../../engine/db/keyset.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import { files } from '../../../engine/db/tables/file.ts';
import { candidateFiles, candidateSkills } from '../tables/candidate.ts';
import {
  behindLast,
  findOwnedRow,
  type OwnedRow,
  ownedRowKeys,
  type RowFilter,
  type RowSort,
  searchOwnedRows,
} from './candidate-row-queries.ts';

type Sorted = Page & { keys: readonly Key[] };

/** A candidate's skill has no id of its own: its key is the pair of candidate and skill ids. */
const isSkill = (owner: number, item: number) =>
  and(eq(candidateSkills.owner_id, owner), eq(candidateSkills.item_id, item))!;

export const skillKeys = (sort: RowSort): Key[] =>
  ownedRowKeys(sort, [candidateSkills.owner_id, candidateSkills.item_id]);

export function searchSkills(
  db: Db,
  { skill_id, ...filter }: RowFilter & { skill_id?: number[] | undefined },
  page: Sorted,
): Promise<Found<OwnedRow>> {
  const where = skill_id?.length ? inArray(candidateSkills.item_id, skill_id) : undefined;
  return searchOwnedRows(db, { table: candidateSkills, where }, filter, page);
}

export const findSkill = (db: Db, owner: number, item: number): Promise<OwnedRow | null> =>
  findOwnedRow(db, candidateSkills, isSkill(owner, item));

/** Adds a skill; adding it twice changes nothing. */
export async function putSkill(tx: Db, owner_id: number, item_id: number): Promise<void> {
  const position = behindLast(candidateSkills, owner_id);
  await tx.insert(candidateSkills).values({ owner_id, item_id, position }).onConflictDoNothing();
}

/** Returns whether the skill was there. */
export async function removeSkill(db: Db, owner: number, item: number): Promise<boolean> {
  const gone = await db
    .delete(candidateSkills)
    .where(isSkill(owner, item))
    .returning({ id: candidateSkills.item_id });
  return gone.length > 0;
}

const DOCUMENTS = ['candidate_cv', 'candidate_dox'] as const;
type DocumentField = (typeof DOCUMENTS)[number];

export type DocumentFilter = RowFilter & {
  field?: DocumentField | undefined;
  uploaded: { from?: Date | undefined; before?: Date | undefined };
};

export type OwnedFile = Omit<OwnedRow, 'row'> & { field: DocumentField; file: typeof files.$inferSelect };

export const documentKeys = (sort: RowSort): Key[] => ownedRowKeys(sort, [candidateFiles.file_id]);

/** Returns documents with their files; one that is being replaced at this moment is left out. */
export async function searchDocuments(
  db: Db,
  { field, uploaded: { from, before }, ...filter }: DocumentFilter,
  page: Sorted,
): Promise<Found<OwnedFile>> {
  const uploaded = db
    .select({ id: files.id })
    .from(files)
    .where(and(from && gte(files.created_at, from), before && lt(files.created_at, before)));
  const where = and(
    inArray(candidateFiles.field, field ? [field] : [...DOCUMENTS]),
    from || before ? inArray(candidateFiles.file_id, uploaded) : undefined,
  );
  const { rows: owned, ...found } = await searchOwnedRows(db, { table: candidateFiles, where }, filter, page);
  const ids = owned.map(({ row }) => Number(row.file_id));
  const stored = await db.select().from(files).where(inArray(files.id, ids));
  const fileOf = new Map(stored.map((file) => [file.id, file]));
  const rows = owned.flatMap(({ row, ...owner }): OwnedFile[] => {
    const file = fileOf.get(Number(row.file_id));
    const kind = DOCUMENTS.find((one) => one === row.field);
    return file && kind ? [{ ...owner, field: kind, file }] : [];
  });
  return { ...found, rows };
}
