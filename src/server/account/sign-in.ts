import type { Db } from '../db/connect.ts';
import type { Data } from '../http/handler.ts';
import { openSession, readSessionUser } from './session-queries.ts';
import { presentUser } from './user-answers.ts';

/** Opens a session: what signing in answers, and verifying. */
export async function signIn(
  db: Db,
  userId: number,
  now: Date,
  device: string | null,
): Promise<Data<'login'>> {
  const token = await openSession(db, userId, now, device);
  const user = await readSessionUser(db, userId);
  return { token, user: presentUser(user!) };
}
