import { applicationParties } from '../db/application-parties.ts';
import { setStatus } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import { tell } from './tell.ts';

export type Move = { status: string; note: string | null; changed_by: number; at: Date };

/** Moves a locked application into another state, and tells the side that did not do it. */
export async function moveApplication(tx: Db, id: number, move: Move): Promise<void> {
  await setStatus(tx, id, move);
  const parties = await applicationParties(tx, id);
  if (move.status === 'Withdrawn') await tell(tx, 'school', 'application_withdrawn', parties, move.at);
  else await tell(tx, 'candidate', 'status_changed', parties, move.at, { status: move.status });
}
