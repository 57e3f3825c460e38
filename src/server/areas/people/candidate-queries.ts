import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { isAmong } from '../../engine/db/is-among.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { prepared } from '../../engine/db/prepared.ts';
import type { Fields } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { readRecords, type StoredRecord } from '../../engine/db/record-store.ts';
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

/** A candidate's record, with what a profile shows beside it. */
export type CandidateRecord = StoredRecord &
  Pick<StoredCandidate, 'candidate_id' | 'role_id' | 'skills' | 'files' | 'is_reported'>;

/** An id that no account has: it has reported nothing. */
const NOBODY = 0;

export async function findCandidate(
  db: Db,
  id: number,
  asker?: Pick<RecordReader, 'user'>,
): Promise<StoredCandidate | null> {
  const record = await readCandidate(db, id, asker?.user?.id);
  return record && candidateIn(record);
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

export async function readCandidate(db: Db, id: number, reader?: number): Promise<CandidateRecord | null> {
  const ids = [id];
  const [records, [account], files, skillNames] = await inOneStatement(db, (one) => [
    readRecords(one, candidateKind, ids),
    accounts(one).execute({ ids, reader: reader ?? NOBODY }),
    linkedFiles(one, candidateFiles, ids),
    chosenSkills(one).execute({ ids }),
  ]);
  if (!account) return null;
  const { candidate_id, role_id, is_reported } = account;
  const skills = skillNames.map(({ skill }) => skill);
  const shown = { candidate_id, role_id, skills, files, ...(reader !== undefined && { is_reported }) };
  return { ...records.get(id)!, ...shown };
}

export const candidateIn = ({ row, ...candidate }: CandidateRecord): StoredCandidate => ({
  ...candidate,
  user_id: row.user_id as number,
  full_name: `${row.first_name} ${row.last_name}`,
  created_at: row.created_at as Date,
  updated_at: row.updated_at as Date,
});

export async function isCandidate(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(eq(candidates.candidate_id, id));
  return rows.length > 0;
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
