import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { isAmong } from '../../engine/db/is-among.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { prepared } from '../../engine/db/prepared.ts';
import type { Fields } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { readRecords } from '../../engine/db/record-store.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import type { RecordReader } from '../../engine/http/records.ts';
import { isReportedBy } from '../office/tables/report.ts';
import { skills } from '../reference/tables/reference.ts';
import { candidateFiles, candidateKind, candidateSkills, candidates } from './tables/candidate.ts';

/** A candidate as stored: the fields of its forms, and the server's own. */
export type StoredCandidate = {
  candidate_id: number;
  user_id: number;
  role_id: number;
  full_name: string;
  created_at: Date;
  updated_at: Date;
  fields: Fields;
  skills: { skill_id: number; skill_desc: string }[];
  files: LinkedFile[];
  /** Whether the reader has a pending report about the profile; absent if read for nobody. */
  is_reported?: boolean;
};

/** An id that no account has: it has reported nothing. */
const NOBODY = 0;

export async function findCandidate(
  db: Db,
  id: number,
  asker?: Pick<RecordReader, 'user'>,
): Promise<StoredCandidate | null> {
  return (await findCandidates(db, [id], asker?.user?.id))[0] ?? null;
}

const accounts = prepared((db) =>
  db
    .select({
      candidate_id: candidates.candidate_id,
      role_id: users.role_id,
      is_reported: isReportedBy(sql.placeholder('reader'), 'candidate_id', candidates.candidate_id),
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.user_id))
    .where(isAmong(candidates.candidate_id))
    .prepare('candidate_accounts'),
);

const chosenSkills = prepared((db) =>
  db
    .select({
      owner: candidateSkills.owner_id,
      skill: { skill_id: skills.skill_id, skill_desc: skills.skill_desc },
    })
    .from(candidateSkills)
    .innerJoin(skills, eq(skills.skill_id, candidateSkills.item_id))
    .where(isAmong(candidateSkills.owner_id))
    .orderBy(asc(candidateSkills.position))
    .prepare('candidate_skill_names'),
);

async function findCandidates(db: Db, ids: readonly number[], reader?: number): Promise<StoredCandidate[]> {
  const [records, found, files, skillNames] = await inOneStatement(db, (one) => [
    readRecords(one, candidateKind, ids),
    accounts(one).execute({ ids, reader: reader ?? NOBODY }),
    linkedFiles(one, candidateFiles, ids),
    chosenSkills(one).execute({ ids }),
  ]);
  return found.map(({ candidate_id, role_id, is_reported }) => {
    const { row: stored, fields } = records.get(candidate_id)!;
    return {
      candidate_id,
      user_id: stored.user_id as number,
      role_id,
      ...(reader !== undefined && { is_reported }),
      full_name: `${stored.first_name} ${stored.last_name}`,
      created_at: stored.created_at as Date,
      updated_at: stored.updated_at as Date,
      fields,
      skills: skillNames.filter(({ owner }) => owner === candidate_id).map(({ skill }) => skill),
      files: files.filter((file) => file.record_id === candidate_id),
    };
  });
}

export async function isCandidate(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(eq(candidates.candidate_id, id));
  return rows.length > 0;
}

/** Returns the account of an existing candidate. */
export async function candidateOwner(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ user_id: candidates.user_id })
    .from(candidates)
    .where(eq(candidates.candidate_id, id));
  return row!.user_id;
}

/** A school that a query is about. */
export type AboutSchool = number | Placeholder<'school'>;

/** Finds those of some candidates for whom a condition on columns of `candidates` and a school holds. */
export function candidatesOfSchool(
  name: string,
  condition: (db: Db, schoolId: AboutSchool) => SQL,
): (db: Db, schoolId: number, candidateIds: readonly number[]) => Promise<Set<number>> {
  const chosen = prepared((db) =>
    db
      .select({ id: candidates.candidate_id })
      .from(candidates)
      .where(and(isAmong(candidates.candidate_id), condition(db, sql.placeholder('school'))))
      .prepare(name),
  );
  return async (db, schoolId, candidateIds) => {
    if (candidateIds.length === 0) return new Set();
    const rows = await chosen(db).execute({ ids: [...candidateIds], school: schoolId });
    return new Set(rows.map(({ id }) => id));
  };
}
