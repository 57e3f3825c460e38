import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { lockApplication } from '../application/application-queries.ts';
import { findInterview, type ReadInterview } from './interview-queries.ts';
import { objectionToChanging } from './interview-state.ts';

/** Returns an interview that may still be changed, locked with its application until the transaction ends. */
export async function lockInterview(
  tx: Db,
  applicationId: number,
  id: number,
  now: Date,
): Promise<ReadInterview> {
  if (!(await lockApplication(tx, applicationId))) throw Refusal.notFound('application');
  const found = await findInterview(tx, id);
  if (!found) throw Refusal.notFound('interview');
  const reason = objectionToChanging(found, now);
  if (reason) throw new Refusal(409, reason);
  return found;
}
