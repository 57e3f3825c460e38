import type { Db } from '../../../engine/db/connect.ts';
import { filesOf } from '../../../engine/files/file-queries.ts';
import type { Context } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { deleteInvitationsTo, leaveTeam } from '../../account/membership-queries.ts';
import { endRegistrations } from '../../account/registration-queries.ts';
import { deleteUser, type LockedUser } from '../../account/user-queries.ts';
import { deleteRecordsBy } from '../../records/record-queries.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { eraseSchool } from './erase-school.ts';
import { addressOf, deleteAddressTraces, redactReportsOf } from './erasure-queries.ts';

/**
 * Deletes a locked account with all data of the person: profile, files, mails, notifications, sessions.
 * Others' statistics are kept. Returns the mails whose files must be deleted after the commit.
 */
export async function eraseUser(
  tx: Db,
  { mail, files, settings, clock }: Pick<Context, 'mail' | 'files' | 'settings' | 'clock'>,
  { id, candidate_id, school_id }: LockedUser,
  by?: Pick<SessionUser, 'role_name'>,
): Promise<readonly number[]> {
  const at = clock();
  const user_name = await addressOf(tx, id);
  if (candidate_id !== null) await eraseCandidate(tx, files, candidate_id, at);
  if (school_id !== null) await eraseSchool(tx, { mail, files, settings }, school_id, at, by);
  await leaveTeam(tx, id);
  for (const file of await filesOf(tx, id)) await files.discard(tx, file);
  await redactReportsOf(tx, id);
  await deleteRecordsBy(tx, { id, candidate_id });
  await deleteUser(tx, id);
  await endRegistrations(tx, user_name);
  await deleteAddressTraces(tx, user_name);
  await deleteInvitationsTo(tx, user_name);
  return mail.forget(tx, { id, user_name });
}
