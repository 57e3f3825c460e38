import type { Db } from '../../engine/db/connect.ts';
import type { Data, Settings } from '../../engine/http/handler.ts';
import { openSession, readSessionUser } from './session-queries.ts';
import { presentUser } from './user-answers.ts';

/**
 * Opens a session: the answer of signing in and of verifying. `isWhole`: a second factor was given, too;
 * otherwise the user says what the session still needs.
 */
export async function signIn(
  db: Db,
  userId: number,
  now: Date,
  device: string | null,
  settings: Pick<Settings, 'adminNeedsFactor'>,
  { isWhole } = { isWhole: false },
): Promise<Data<'login'>> {
  const token = await openSession(db, userId, now, device, isWhole);
  return signedIn(db, token, userId, settings, isWhole);
}

/** The answer with an open session. */
export async function signedIn(
  db: Db,
  token: string,
  userId: number,
  { adminNeedsFactor }: Pick<Settings, 'adminNeedsFactor'>,
  isWhole = false,
): Promise<Data<'login'>> {
  const user = await readSessionUser(db, userId, { adminNeedsFactor, isWhole });
  return { token, user: presentUser(user!) };
}
