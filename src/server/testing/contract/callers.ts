import { type OperationId, operations } from '../../../../generated/operations.ts';
import { hashSecret } from '../../areas/account/password-hash.ts';
import { openSession } from '../../areas/account/session-queries.ts';
import { insertUser, ROLE } from '../../areas/account/user-queries.ts';
import { type Caller, type Fixtures, ROLE_OF } from '../fixtures.ts';
import { PASSWORD, type TestServer } from '../test-server.ts';

/**
 * Callers that pass the session, role and ownership checks, for operations where the roles alone do not
 * determine one.
 */
const OWNER: Partial<Record<OperationId, Caller>> = {
  // Some filters are for Admins only.
  listCandidates: 'admin',
  listSchools: 'admin',
  createCandidate: 'new candidate',
  createSchool: 'new school',
  applyToVacancy: 'other candidate',
  dismissNotification: 'school',
  deleteSavedSearch: 'candidate',
  // The candidate reports a message about the application.
  reportInvitationMessage: 'school',
  deleteReferee: 'candidate',
  deleteApplicationDraft: 'candidate',
  showToSchool: 'candidate',
  deleteMessageTemplate: 'school',
  removeColleague: 'school',
  deleteCandidateSearch: 'school',
  deleteShortlist: 'school',
  takeOffShortlist: 'school',
};

export function ownerOf(id: OperationId): Caller {
  const { roles, method }: { roles: readonly string[] | null; method: string } = operations[id];
  if (OWNER[id]) return OWNER[id];
  if (roles === null) return 'nobody';
  // A caller that deletes its own profile would be missing in later operations.
  const order =
    method === 'DELETE' ? (['admin', 'school'] as const) : (['candidate', 'school', 'admin'] as const);
  return order.find((caller) => roles.includes(ROLE_OF[caller]!))!;
}

const passwordHash = hashSecret(PASSWORD);

/**
 * A profile can be created only once, and some calls end sessions or change the language of all later
 * answers, so these callers get a fresh account per request.
 */
export async function tokenFor(
  id: OperationId,
  caller: Caller,
  { db, clock, newEmail }: TestServer,
  fixtures: Fixtures,
): Promise<string | undefined> {
  const changesCaller = ['logout', 'changePassword', 'endOtherSessions', 'eraseMe', 'setLanguage'].includes(
    id,
  );
  const isUsedUp = changesCaller ? ROLE_OF[caller] : ['new candidate', 'new school'].includes(caller);
  if (!isUsedUp) return fixtures.callers[caller];
  const user = await insertUser(db, {
    user_name: newEmail(),
    full_name: 'Someone',
    role_id: ROLE[ROLE_OF[caller]!],
    password_hash: await passwordHash,
    email_verified_at: clock.now(),
    extra: {},
  });
  return openSession(db, user!, clock.now());
}
