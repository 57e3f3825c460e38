import type { Db } from '../db/connect.ts';
import type { Context, Data } from '../http/handler.ts';
import { deviceOf } from './device.ts';
import { endOwnSession } from './session-end-queries.ts';
import { openSession, readSessionUser } from './session-queries.ts';
import { presentUser } from './user-answers.ts';

type Asker = Pick<Context, 'clock' | 'userAgent' | 'settings' | 'token'>;

/**
 * Opens a session: the answer of signing in and of verifying. A session of the same user that was sent along ends: it is
 * replaced. `isWhole`: a second factor was given, too; otherwise the user says what the session still needs.
 */
export async function signIn(
  db: Db,
  userId: number,
  { clock, userAgent, settings, token: replaced }: Asker,
  { isWhole } = { isWhole: false },
): Promise<Data<'login'>> {
  const token = await openSession(db, userId, clock(), deviceOf(userAgent), isWhole);
  if (replaced !== null) await endOwnSession(db, userId, replaced);
  const user = await readSessionUser(db, userId, { adminNeedsFactor: settings.adminNeedsFactor, isWhole });
  return { token, user: presentUser(user!) };
}
