import type { Db } from '../../../engine/db/connect.ts';
import { notify } from '../../news/notification/notification-queries.ts';
import type { Owner } from './team-queries.ts';

/** Notifies the owner of a colleague who joined or left. */
export async function notifyOwner(
  tx: Db,
  kind: 'colleague_joined' | 'colleague_left',
  { user_id, school_name }: Pick<Owner, 'user_id' | 'school_name'>,
  { id, full_name }: { id: number; full_name: string },
  at: Date,
): Promise<void> {
  const facts = { colleague_name: full_name, school_name };
  await notify(tx, user_id, { kind, at, facts, about_user_id: id });
}
