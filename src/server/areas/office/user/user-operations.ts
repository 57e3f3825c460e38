import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { laterThan, refuseIfChanged } from '../../../engine/http/record-version.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { tellPasswordChanged } from '../../account/account-news.ts';
import { requestEmailChange } from '../../account/email-change/change-email.ts';
import { isColleague } from '../../account/membership-queries.ts';
import { endPasskeysSince } from '../../account/passkey/passkey-queries.ts';
import { passkeyNames } from '../../account/passkey-name-queries.ts';
import { hashSecret } from '../../account/password-hash.ts';
import { endResetsOf } from '../../account/password-reset-queries.ts';
import { refuseUnsafePassword } from '../../account/refused-passwords/common-passwords.ts';
import { endRegistrations } from '../../account/registration-queries.ts';
import { cancelRequestedEmails } from '../../account/requested-email-queries.ts';
import { endSessionsOf } from '../../account/session-end-queries.ts';
import {
  type Account,
  findAccount,
  insertUser,
  LARGEST_USER_ID,
  type LockedUser,
  languageOfUser,
  lockAccount,
  lockAdmins,
  lockUser,
  ROLE,
  updateUser,
} from '../../account/user-queries.ts';
import { tell } from '../../news/tell.ts';
import { eraseUser } from './erase-user.ts';
import { lockOwnedRecords } from './erasure-queries.ts';
import { existingUser, presentUserRow } from './existing-user.ts';
import { userList } from './user-search-queries.ts';

export const userOperations = {
  listUsers: userList.handler(presentUserRow),

  async createUser(call, { db, clock, settings }) {
    const { password, ...account } = await call.body();
    await refuseUnsafePassword(settings, password);
    const password_hash = await hashSecret(password);
    const id = await db.transaction(async (tx) => {
      const made = await insertUser(tx, { ...account, password_hash, email_verified_at: clock(), extra: {} });
      if (made !== null) await endRegistrations(tx, account.user_name);
      return made;
    });
    if (id === null) throw addressInUse();
    return { data: await existingUser(db, id) };
  },

  async getUser(call, { db, events }) {
    events.about({ user: call.path.id });
    return { data: await existingUser(db, call.path.id) };
  },

  async updateUser(call, context) {
    const { db, user: caller, token, clock, events } = context;
    const { id } = call.path;
    events.about({ user: id });
    await existingUser(db, id);
    const { password, full_name, user_name, role_id } = await call.body();
    if (password) await refuseUnsafePassword(context.settings, password);
    const password_hash = password ? await hashSecret(password) : undefined;
    const happened = await db
      .transaction(async (tx) => {
        const admins = await lockAdmins(tx);
        const found = await lockUser(tx, id);
        if (!found) throw notFound();
        refuseIfChanged(call.seen, found);
        const newRole = role_id && role_id !== found.role_id ? role_id : undefined;
        if (newRole) refuseRoleChange(found, caller.id, admins);
        if (newRole && (await isColleague(tx, id))) throw new Refusal(409, coded('user.in_team'));
        const owner = await lockAccount(tx, id);
        const isNew = owner && user_name && user_name.toLowerCase() !== owner.user_name.toLowerCase();
        const changes = {
          full_name,
          user_name: isNew ? undefined : user_name,
          role_id: newRole,
          password_hash,
        };
        const known = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
        await updateUser(tx, id, Object.fromEntries(known), laterThan(found.updated_at, clock()));
        if (password_hash || user_name) await endResetsOf(tx, id);
        if (password_hash) await cancelRequestedEmails(tx, id);
        if (password_hash || newRole) await endSessionsOf(tx, id, id === caller.id ? token : null);
        if (newRole === ROLE.Admin && owner) await endPasskeys(tx, context, owner);
        if (password_hash && owner) await namePasskeys(tx, context, owner);
        if (isNew && (await findAccount(tx, user_name))) throw addressInUse();
        if (isNew) await requestEmailChange(tx, context, owner, user_name, { admin: true });
        return {
          password_change: password_hash !== undefined,
          role_change: newRole !== undefined,
          email_change_asked: isNew === true,
        };
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'users_user_name_unique' ? addressInUse() : error;
      });
    for (const [event, isSo] of Object.entries(happened)) if (isSo) events.add(event);
    return {
      message: say(happened.email_change_asked ? 'user.saved_unconfirmed' : 'user.saved'),
      data: await existingUser(db, id),
    };
  },

  async deleteUser(call, context) {
    const { db, user: caller, mail, events } = context;
    const { id } = call.path;
    events.about({ user: id });
    const mails = await db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      if (id <= LARGEST_USER_ID) await lockOwnedRecords(tx, id);
      const found = await lockUser(tx, id);
      if (!found) throw notFound();
      refuseIfChanged(call.seen, found);
      if (id === caller.id) throw new Refusal(409, coded('user.not_yourself'));
      refuseWithoutAdmin(found, caller.id, admins, coded('user.last_admin'));
      return eraseUser(tx, context, found, context.user);
    });
    await mail.discard(mails);
    return { data: null };
  },
} satisfies Partial<Handlers>;

/**
 * Passkeys stay valid when an Admin sets a password: an owner who has any gets a mail that lists them, as
 * after changing one's own password.
 */
async function namePasskeys(
  tx: Db,
  context: Pick<Context<'updateUser'>, 'mail' | 'settings' | 'user'>,
  owner: Pick<Account, 'id' | 'user_name' | 'full_name'>,
): Promise<void> {
  const passkeys = await passkeyNames(tx, owner.id);
  if (passkeys.length === 0) return;
  const language = await languageOfUser(tx, owner.id);
  await tellPasswordChanged(
    tx,
    context,
    { ...owner, language },
    passkeys,
    owner.id === context.user.id ? 'this device' : undefined,
  );
}

/** An Admin's passkey replaces a second factor: any that was added with the password alone is removed. */
async function endPasskeys(
  tx: Db,
  context: Context<'updateUser'>,
  owner: Pick<Account, 'id' | 'user_name' | 'full_name'>,
): Promise<void> {
  if (!context.settings.adminNeedsFactor) return;
  const to = { owner: { ...owner, language: await languageOfUser(tx, owner.id) } };
  for (const passkey of await endPasskeysSince(tx, owner.id))
    await tell(tx, context, 'passkey-removed', { to, facts: { passkey } });
}

function refuseRoleChange(found: LockedUser, callerId: number, admins: readonly number[]): void {
  if (found.id === callerId) throw new Refusal(409, coded('user.own_role'));
  refuseWithoutAdmin(found, callerId, admins, coded('user.last_admin_role'));
  if (found.candidate_id === null && found.school_id === null) return;
  throw new Refusal(409, coded(found.candidate_id === null ? 'user.has_school' : 'user.has_candidate'));
}

/** The caller may have lost the Admin role since the call began. */
function refuseWithoutAdmin(
  { id, role_id }: LockedUser,
  callerId: number,
  admins: readonly number[],
  reason: CodedMessage,
): void {
  if (role_id === ROLE.Admin && admins.every((admin) => admin === id)) throw new Refusal(409, reason);
  if (!admins.includes(callerId)) throw Refusal.forbidden();
}

const notFound = () => Refusal.notFound('user');
const addressInUse = () => Refusal.ofFields({ user_name: [coded('user.taken')] });
