import type { components } from '../../../generated/api.d.ts';
import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { filesOf } from '../db/files.ts';
import { endResetsOf } from '../db/password-resets.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { findListedUser, type ListedUser, searchUsers } from '../db/user-search.ts';
import {
  deleteUser,
  insertUser,
  type LockedUser,
  lockAdmins,
  lockUser,
  ROLE,
  updateUser,
} from '../db/users.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { deleteCandidateProfile, deleteSchoolProfile } from './delete-profile.ts';
import { hashSecret } from './passwords.ts';

type UserRow = components['schemas']['UserRow'];

export const user: Pick<Handlers, 'listUsers' | 'createUser' | 'getUser' | 'updateUser' | 'deleteUser'> = {
  async listUsers({ query }, { db }) {
    const { page, per_page, sort, ...filter } = query;
    const paging = { page: page!, per_page: per_page! };
    const { rows, total } = await searchUsers(db, filter, { ...paging, sort: sort! });
    return { message: 'Users.', data: rows.map(presentUserRow), meta: { total, ...paging } };
  },

  async createUser(call, { db, clock }) {
    const { password, ...account } = await call.body();
    const id = await insertUser(db, {
      ...account,
      password_hash: await hashSecret(password),
      email_verified_at: clock(),
      extra: {},
    });
    if (id === null) throw taken();
    return { message: 'The user has been added.', data: await existing(db, id) };
  },

  async getUser(call, { db }) {
    return { message: 'The user.', data: await existing(db, call.path.id) };
  },

  async updateUser(call, { db, user: caller, token, clock }) {
    const { id } = call.path;
    await existing(db, id);
    const { password, full_name, user_name, role_id } = await call.body();
    const password_hash = password ? await hashSecret(password) : undefined;
    await db
      .transaction(async (tx) => {
        const admins = await lockAdmins(tx);
        const found = await lockUser(tx, id);
        if (!found) throw notFound();
        const newRole = role_id && role_id !== found.role_id ? role_id : undefined;
        if (newRole) refuseRoleChange(found, caller.id, admins);
        const changes = { full_name, user_name, role_id: newRole, password_hash };
        const known = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
        await updateUser(tx, id, Object.fromEntries(known), clock());
        if (password_hash || user_name) await endResetsOf(tx, id);
        if (password_hash || newRole) await endSessionsOf(tx, id, id === caller.id ? token : null);
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'users_user_name_unique' ? taken() : error;
      });
    return { message: 'The user has been saved.', data: await existing(db, id) };
  },

  async deleteUser(call, { db, user: caller, files }) {
    const { id } = call.path;
    await db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      const found = await lockUser(tx, id);
      if (!found) throw notFound();
      if (id === caller.id) throw new Refusal(409, 'You cannot delete your own account.');
      refuseWithoutAdmin(found, caller.id, admins, 'The last Admin cannot be deleted.');
      if (found.candidate_id !== null) await deleteCandidateProfile(tx, files, found.candidate_id);
      if (found.school_id !== null) await deleteSchoolProfile(tx, files, found.school_id);
      for (const file of await filesOf(tx, id)) await files.discard(tx, file);
      await deleteUser(tx, id);
    });
    return { message: 'The user has been deleted.', data: null };
  },
};

function refuseRoleChange(found: LockedUser, callerId: number, admins: readonly number[]): void {
  if (found.id === callerId) throw new Refusal(409, 'You cannot change your own role.');
  refuseWithoutAdmin(found, callerId, admins, 'The last Admin must stay one.');
  if (found.candidate_id === null && found.school_id === null) return;
  const profile = found.candidate_id === null ? 'school' : 'candidate';
  throw new Refusal(409, `This user has a ${profile} profile. Delete it before you change the role.`);
}

/** The caller may have been an Admin when the call came, and be none any more. */
function refuseWithoutAdmin(
  { id, role_id }: LockedUser,
  callerId: number,
  admins: readonly number[],
  text: string,
): void {
  if (role_id === ROLE.Admin && admins.every((admin) => admin === id)) throw new Refusal(409, text);
  if (!admins.includes(callerId)) throw Refusal.forbidden();
}

async function existing(db: Db, id: number): Promise<UserRow> {
  const found = await findListedUser(db, id);
  if (!found) throw notFound();
  return presentUserRow(found);
}

function presentUserRow({ role_name, ...row }: ListedUser): UserRow {
  return {
    ...row,
    role_id: row.role_id as UserRow['role_id'],
    role: { role_id: row.role_id, role_name: role_name as UserRow['role']['role_name'] },
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

const notFound = () => Refusal.notFound('The user');
const taken = () => Refusal.ofFields({ user_name: ['This e-mail address has an account already'] });
