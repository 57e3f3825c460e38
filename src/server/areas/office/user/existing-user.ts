import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { findListedUser, type ListedUser } from './user-search-queries.ts';

type UserRow = AnswerSchema<'UserRow'>;

/** @throws Refusal 404 */
export async function existingUser(db: Db, id: number): Promise<UserRow> {
  const found = await findListedUser(db, id);
  if (!found) throw Refusal.notFound('user');
  return presentUserRow(found);
}

export function presentUserRow({ role_name, ...row }: ListedUser): UserRow {
  return {
    ...row,
    role_id: row.role_id as UserRow['role_id'],
    role: { role_id: row.role_id, role_name: role_name as UserRow['role']['role_name'] },
    email_verified_at: row.email_verified_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_seen_at: row.last_seen_at,
    suspended_at: row.suspended_at,
  };
}
