import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context } from '../../../engine/http/handler.ts';
import { recordProfileRead } from '../../people/profile-read-limits.ts';
import { profileViewsLater } from '../../people/profile-view-queries.ts';
import { presentApplication } from './application-answers.ts';
import { type ApplicationRecord, recordApplicationView } from './application-queries.ts';

/**
 * Presents an application to a user who opens it. It contains the whole profile, so the read is recorded, and
 * the school's first one as a view.
 *
 * @throws Refusal 429 after too many profiles
 */
export async function openApplication(context: Opening, found: Opened): Promise<AnswerSchema<'Application'>> {
  await recordRead(context, found);
  return presentOpened(context, found);
}

type Opening = Pick<
  Context<'getApplication'>,
  'db' | 'user' | 'settings' | 'clock' | 'events' | 'later' | 'foresee'
>;
type Opened = Pick<ApplicationRecord, 'application_id' | 'candidate_id' | 'viewed_at'>;

/** @throws Refusal 429 after too many profiles */
export async function recordRead(context: Opening, { candidate_id }: Opened): Promise<void> {
  if (context.user.candidate_id !== candidate_id) await recordProfileRead(context, candidate_id);
}

/** Presents an application whose read has been recorded, and records its school's first one as a view. */
export async function presentOpened(context: Opening, found: Opened): Promise<AnswerSchema<'Application'>> {
  const { db, user, clock, later } = context;
  const { application_id, candidate_id, viewed_at } = found;
  if (user.role_name === 'School') {
    const at = clock();
    if (viewed_at === null) await recordApplicationView(db, application_id, user.id, at);
    const viewer_user_id = user.school_owner_id ?? user.id;
    later.note(profileViewsLater, { candidate_id, viewer_user_id, at });
  }
  return presentApplication(db, found, context, clock());
}
