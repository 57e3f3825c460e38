import { applicationParties } from '../db/application-parties.ts';
import { setStatus } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import { cancelComingInterviews } from '../db/interviews.ts';
import { type ApplicationStatus, allowedStatuses, isFinal } from '../domain/application-states.ts';
import { Refusal } from '../http/refusal.ts';
import { tell } from './tell.ts';

export type Move = { status: ApplicationStatus; note: string | null; changed_by: number; at: Date };

/**
 * Moves a locked application into another state, and tells the side that did not do it. Once it is decided, there is
 * nothing to meet about.
 */
export async function moveApplication(tx: Db, id: number, move: Move): Promise<void> {
  await setStatus(tx, id, move);
  if (isFinal(move.status)) await cancelComingInterviews(tx, id, move.at);
  const parties = await applicationParties(tx, id);
  if (move.status === 'Withdrawn') await tell(tx, 'school', 'application_withdrawn', parties, move.at);
  else await tell(tx, 'candidate', 'status_changed', parties, move.at, { status: move.status });
}

/** Brings a locked application to its interview, if it is not there yet; what the interview says is news enough. */
export async function moveToInterview(
  tx: Db,
  id: number,
  from: ApplicationStatus,
  by: Pick<Move, 'changed_by' | 'at'>,
): Promise<void> {
  if (from === 'Interview') return;
  if (!allowedStatuses(from, 'School').includes('Interview')) {
    throw new Refusal(409, `An application that is ${from} cannot have an interview.`);
  }
  await setStatus(tx, id, { status: 'Interview', note: null, ...by });
}
