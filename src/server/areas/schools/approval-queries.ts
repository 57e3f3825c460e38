import { and, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../account/membership-queries.ts';
import type { Decision } from './approval-states.ts';
import { type Approval, schools } from './tables/school.ts';

/** The school under review, and the users to notify. */
export type ReviewedSchool = {
  school_id: number;
  school_name: string;
  /** The owner, who is mailed, and all users who hire there, who are notified. */
  user_id: number;
  school_user_ids: number[];
  user_name: string;
  full_name: string;
  language: string | null;
  approval: Approval;
};

/** Returns the school, locked until the transaction ends; null if there is no such school. */
export async function lockReviewedSchool(tx: Db, id: number): Promise<ReviewedSchool | null> {
  await tx
    .select({ id: schools.school_id })
    .from(schools)
    .where(eq(schools.school_id, id))
    .for('no key update');
  // Read only now: the school may have been handed over while this transaction waited for the lock.
  const [row] = await tx
    .select({
      school_id: schools.school_id,
      school_name: schools.school_name,
      user_id: users.id,
      school_user_ids: recruitersOfSchool,
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
      approval: schools.approval,
    })
    .from(schools)
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(eq(schools.school_id, id));
  return row ?? null;
}

export async function setApproval(
  tx: Db,
  id: number,
  approval: Decision,
  approval_reason: string | null,
  approval_at: Date,
): Promise<void> {
  await tx.update(schools).set({ approval, approval_reason, approval_at }).where(eq(schools.school_id, id));
}

/** Resets a school with an open question from an Admin to waiting; returns whether it had one. */
export async function resumeWaiting(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(schools)
    .set({ approval: 'waiting', approval_reason: null })
    .where(and(eq(schools.school_id, id), eq(schools.approval, 'asked_back')))
    .returning({ id: schools.school_id });
  return rows.length > 0;
}
