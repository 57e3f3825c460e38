import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { anyOf, type Condition, equals, own } from '../../../engine/db/list-condition.ts';
import { files } from '../../../engine/db/tables/file.ts';
import { changeTogether } from '../../../engine/db/write-together.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { staleOfCandidate } from '../../hiring/tables/stale-match.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidateFiles, candidateSkills } from '../tables/candidate.ts';
import { byOwner, findOwnedRow, nextPosition, type OwnedRow, ownedRows } from './candidate-row-queries.ts';

/** A candidate's skill has no id of its own: its key is the pair of candidate and skill ids. */
const isSkill = (owner: number, item: number) =>
  and(eq(candidateSkills.owner_id, owner), eq(candidateSkills.item_id, item))!;

const { nationality: _, ...bySkillOwner } = byOwner(candidateSkills);

export const skillList = list('listCandidateSkills', {
  ...ownedRows(candidateSkills, [candidateSkills.owner_id, candidateSkills.item_id]),
  filters: { ...bySkillOwner, skill_id: anyOf(candidateSkills.item_id) },
});

export const findSkill = (db: Db, owner: number, item: number): Promise<OwnedRow | null> =>
  findOwnedRow(db, candidateSkills, isSkill(owner, item));

/** Adds a skill; adding it twice changes nothing. */
export async function putSkill(tx: Db, owner_id: number, item_id: number): Promise<void> {
  const position = nextPosition(candidateSkills, owner_id);
  const put = tx.insert(candidateSkills).values({ owner_id, item_id, position }).onConflictDoNothing();
  await changeTogether(tx, put.returning(), [staleOfCandidate(owner_id)]);
}

/** Returns whether the skill was there. */
export async function removeSkill(db: Db, owner: number, item: number): Promise<boolean> {
  const removal = db
    .delete(candidateSkills)
    .where(isSkill(owner, item))
    .returning({ id: candidateSkills.item_id });
  const gone = await changeTogether(db, removal, [staleOfCandidate(owner)]);
  return gone.length > 0;
}

const { nationality: __, ...byFileOwner } = byOwner(candidateFiles);

const DOCUMENTS = ['candidate_cv', 'candidate_dox'] as const;
type DocumentField = (typeof DOCUMENTS)[number];

export type OwnedFile = Omit<OwnedRow, 'row'> & { field: DocumentField; file: typeof files.$inferSelect };

/** Documents with their files, without those being replaced concurrently. */
export const documentList = list('listCandidateDocuments', {
  ...ownedRows(candidateFiles, [candidateFiles.file_id]),
  always: () => inArray(candidateFiles.field, [...DOCUMENTS]),
  filters: {
    ...byFileOwner,
    field: equals(candidateFiles.field),
    created_from: async (day, reading) => uploaded(await fromDay(files.created_at)(day, reading)),
    created_to: async (day, reading) => uploaded(await throughDay(files.created_at)(day, reading)),
  },
  read: async (owned, { db }) => {
    const ids = owned.map(({ row }) => Number(row.file_id));
    const stored = await db.select().from(files).where(inArray(files.id, ids));
    const fileOf = new Map(stored.map((file) => [file.id, file]));
    return owned.flatMap(({ row, ...owner }): OwnedFile[] => {
      const file = fileOf.get(Number(row.file_id));
      const kind = DOCUMENTS.find((one) => one === row.field);
      return file && kind ? [{ ...owner, field: kind, file }] : [];
    });
  },
});

const uploaded = (when: SQL | undefined): Condition =>
  when &&
  own((expected) =>
    expected === 'many'
      ? sql`(select ${when} from ${files} where ${eq(files.id, candidateFiles.file_id)})`
      : sql`${candidateFiles.file_id} in (select ${files.id} from ${files} where ${when})`,
  );
