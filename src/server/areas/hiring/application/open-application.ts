import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { candidateOwner } from '../../people/candidate-queries.ts';
import { recordProfileRead } from '../../people/profile-read-limits.ts';
import { recordProfileView } from '../../people/profile-view-queries.ts';
import { presentApplication } from './application-answers.ts';
import { type ApplicationRecord, findApplication, recordApplicationView } from './application-queries.ts';

/**
 * Presents an application to a user who opens it. It contains the whole profile, so the read is recorded, and
 * the school's first one as a view.
 *
 * @throws Refusal 429 after too many profiles
 */
export async function openApplication(
  context: Pick<Context<'getApplication'>, 'db' | 'user' | 'settings' | 'clock' | 'events'>,
  { application_id, candidate_id }: Pick<ApplicationRecord, 'application_id' | 'candidate_id'>,
): Promise<AnswerSchema<'Application'>> {
  const { db, user, clock } = context;
  if (user.candidate_id !== candidate_id) await recordProfileRead(context, candidate_id);
  if (user.role_name === 'School') {
    await recordApplicationView(db, application_id, user.id, clock());
    await recordProfileView(
      db,
      await candidateOwner(db, candidate_id),
      user.school_owner_id ?? user.id,
      clock(),
    );
  }
  return presentApplication(db, await existing(db, application_id), user, clock());
}

/** @throws Refusal 404 */
export async function existing(db: Db, id: number): Promise<ApplicationRecord> {
  const found = await findApplication(db, id);
  if (!found) throw Refusal.notFound('application');
  return found;
}
