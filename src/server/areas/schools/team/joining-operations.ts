import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { countAttempt } from '../../account/attempt-limits.ts';
import { deviceOf } from '../../account/device.ts';
import { hasSchool } from '../../account/membership-queries.ts';
import { withPages } from '../../account/page-session.ts';
import { hashSecret } from '../../account/password-hash.ts';
import { refuseUnsafePassword } from '../../account/refused-passwords/common-passwords.ts';
import { endRegistrations } from '../../account/registration-queries.ts';
import { endSessionsOf } from '../../account/session-end-queries.ts';
import { signIn } from '../../account/sign-in.ts';
import { findAccount, insertUser, lockUser, ROLE } from '../../account/user-queries.ts';
import { tellOwner } from './team-news.ts';
import { findInvitation, joinAs, ownerOf } from './team-queries.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/**
 * Whether the invited address has an account and, if so, why it may not join; the mailed token proves the
 * address.
 */
type Account = { state: 'new' } | { state: 'school' } | { state: 'taken'; why: CodedMessage };

export const joiningOperations = {
  async getTeamInvitation({ query }, { db, clock }) {
    const invitation = await invited(db, query.token, clock());
    const { email, team_role, school_name } = invitation;
    const account = await accountOf(db, email);
    const why = account.state === 'taken' ? account.why.text : null;
    return {
      data: { email, team_role, school_name, account: account.state, refusal: why },
    };
  },

  /** For invited people without an account: the token proves the address. */
  async acceptTeamInvitation(call, context) {
    const { token, full_name, password } = await call.body();
    await countAttempt(context, 'register');
    const { db, clock, userAgent, settings } = context;
    await invited(db, token, clock());
    await refuseUnsafePassword(settings, password);
    const password_hash = await hashSecret(password);
    const data = await db.transaction(async (tx) => {
      const now = clock();
      const invitation = await invited(tx, token, now);
      const user = {
        user_name: invitation.email,
        full_name,
        role_id: ROLE.School,
        password_hash,
        email_verified_at: now,
        extra: {},
      };
      const id = await insertUser(tx, user);
      if (id === null) throw await hasAccount(tx, invitation.email);
      await endRegistrations(tx, invitation.email);
      await joinInvited(tx, invitation, { id, full_name }, now);
      return signIn(tx, id, now, deviceOf(userAgent), settings);
    });
    return { message: say('account.welcome', { name: full_name }), data: withPages(context, data) };
  },

  /** For users with a school account but no school; they sign in as before. */
  async joinTeam(call, context) {
    const { token } = await call.body();
    await countAttempt(context, 'register');
    const { db, clock } = context;
    const school = await db.transaction(async (tx) => {
      const invitation = await invited(tx, token, clock());
      const person = await findAccount(tx, invitation.email);
      if (!person) throw new Refusal(409, coded('team.no_account'));
      // Locked, so that the user does not create a school concurrently.
      await lockUser(tx, person.id);
      const account = await accountOf(tx, invitation.email);
      if (account.state === 'taken') throw new Refusal(409, account.why);
      await joinInvited(tx, invitation, person, clock());
      // The browser's stored session has no school yet: the user must sign in again.
      await endSessionsOf(tx, person.id);
      return invitation.school_name;
    });
    return { message: say('team.joined', { school }), data: null };
  },
} satisfies Partial<Handlers>;

async function invited(db: Db, token: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) throw new Refusal(400, coded('team.wrong_link'));
  return invitation;
}

async function accountOf(db: Db, email: string): Promise<Account> {
  const account = await findAccount(db, email);
  if (!account) return { state: 'new' };
  if (account.suspended_at) return { state: 'taken', why: coded('team.suspended_account', { email }) };
  if (account.role_id !== ROLE.School) return { state: 'taken', why: coded('team.other_role', { email }) };
  if (await hasSchool(db, account.id)) return { state: 'taken', why: coded('team.other_school', { email }) };
  return { state: 'school' };
}

async function hasAccount(tx: Db, email: string): Promise<Refusal> {
  const account = await accountOf(tx, email);
  return new Refusal(409, account.state === 'taken' ? account.why : coded('team.has_account', { email }));
}

/** Uses up an invitation for a user, and notifies the owner. */
export async function joinInvited(
  tx: Db,
  { member_id, school_id }: Pick<Invitation, 'member_id' | 'school_id'>,
  person: { id: number; full_name: string },
  now: Date,
): Promise<void> {
  if (!(await joinAs(tx, member_id, person.id, now))) throw new Refusal(400, coded('team.wrong_link'));
  const owner = await ownerOf(tx, school_id);
  if (owner) await tellOwner(tx, 'colleague-joined', owner, person, now);
}
