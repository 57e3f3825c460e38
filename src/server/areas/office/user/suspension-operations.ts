import type { Db } from '../../../engine/db/connect.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { tellReset } from '../../account/account-news.ts';
import { endResetsOf } from '../../account/password-reset-queries.ts';
import { cancelRequestedEmails } from '../../account/requested-email-queries.ts';
import { endSessionsOf, endSessionsOfColleagues } from '../../account/session-end-queries.ts';
import {
  LARGEST_USER_ID,
  type LockedUser,
  languageOfUser,
  lockAdmins,
  lockUser,
  ROLE,
} from '../../account/user-queries.ts';
import { hideVacanciesOf, showVacanciesOf } from '../../schools/take-down-queries.ts';
import { lockOwnedRecords } from './erasure-queries.ts';
import { existingUser } from './existing-user.ts';
import { setSuspended } from './suspension-queries.ts';

export const suspensionOperations = {
  async suspendUser(call, { db, user: caller, clock, events }) {
    const { id } = call.path;
    events.about({ user: id });
    await existingUser(db, id);
    const { reason } = await call.body();
    await db.transaction((tx) => suspend(tx, { user: caller, clock }, id, reason));
    return { data: await existingUser(db, id) };
  },

  async restoreUser(call, { db, user: caller, events }) {
    const { id } = call.path;
    events.about({ user: id });
    await db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      const found = await locked(tx, id);
      if (!admins.includes(caller.id)) throw Refusal.forbidden();
      if (!found.suspended_at) throw new Refusal(409, coded('user.not_suspended'));
      await setSuspended(tx, id, null);
      if (found.school_id !== null) await showVacanciesOf(tx, found.school_id);
    });
    return { data: await existingUser(db, id) };
  },

  async mailPasswordLink(call, context) {
    const { db, events } = context;
    events.about({ user: call.path.id });
    const user = await existingUser(db, call.path.id);
    if (user.email_verified_at === null) throw new Refusal(409, coded('user.unverified'));
    const language = await languageOfUser(db, user.id);
    await db.transaction((tx) => tellReset(tx, context, { ...user, language }));
    return { data: null };
  },
} satisfies Partial<Handlers>;

/**
 * Suspends an account: all its sessions end, and a school's vacancies are hidden.
 *
 * @throws Refusal 403, 404, 409
 */
export async function suspend(
  tx: Db,
  { user: caller, clock }: Pick<Context<'suspendUser'>, 'user' | 'clock'>,
  id: number,
  reason: string,
): Promise<void> {
  const now = clock();
  const admins = await lockAdmins(tx);
  const found = await locked(tx, id);
  if (id === caller.id) throw new Refusal(409, coded('user.suspend_yourself'));
  // The caller may have been suspended since the call began.
  if (!admins.includes(caller.id)) throw Refusal.forbidden();
  if (found.role_id === ROLE.Admin && admins.every((admin) => admin === id))
    throw new Refusal(409, coded('user.last_admin_suspended'));
  if (found.suspended_at) throw new Refusal(409, coded('user.suspended_before'));
  await setSuspended(tx, id, { at: now, reason });
  await endResetsOf(tx, id);
  await cancelRequestedEmails(tx, id);
  await endSessionsOf(tx, id);
  if (found.school_id === null) return;
  await hideVacanciesOf(tx, found.school_id, now);
  await endSessionsOfColleagues(tx, found.school_id);
}

/** Locks a user and the user's records, in the lock order of all transactions. */
async function locked(tx: Db, id: number): Promise<LockedUser> {
  if (id <= LARGEST_USER_ID) await lockOwnedRecords(tx, id);
  const found = await lockUser(tx, id);
  if (!found) throw Refusal.notFound('user');
  return found;
}
