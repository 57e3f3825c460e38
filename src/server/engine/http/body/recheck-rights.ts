import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../messages/refusal.ts';
import { type CheckedRecord, Permission } from '../access.ts';
import { type AdmissionContext, admit, type OperationAccess } from '../admission.ts';
import type { SessionUser } from '../session-user.ts';

/** Session fields that do not affect what its user may do. */
const NO_RIGHTS: ReadonlySet<string> = new Set(['user_name', 'full_name', 'time_zone', 'email_verified_at']);

export type RightsCheck = {
  request: Pick<FastifyRequest, 'headers' | 'ip'>;
  access: OperationAccess;
  context: AdmissionContext;
  /** The caller when the call began. */
  user: SessionUser;
  /** Repeats the earlier checks for the caller's current session. */
  decide: (user: SessionUser) => Promise<void>;
};

/**
 * Checks the caller's rights again once the body has arrived: that can take minutes, in which the sender may
 * have been signed out, suspended, removed from a team or given another role.
 *
 * @throws Refusal 401 when the session has ended, otherwise as the access table says
 */
export async function recheckRights({ request, access, context, user, decide }: RightsCheck): Promise<void> {
  // Not counted: that happened when the call began.
  const now = await admit(request, access, context, null);
  if (now.user === null) throw Refusal.forbidden();
  const fresh = now.user;
  const rights = (Object.keys(user) as (keyof SessionUser)[]).filter((field) => !NO_RIGHTS.has(field));
  const changed = rights.filter((right) => fresh[right] !== user[right]);
  if (changed.length === 0) return;
  await decide(fresh);
  // The handler has used the ids that the caller had when the call began: a changed id is no longer the
  // caller's.
  const isAnother = (right: keyof SessionUser) =>
    typeof user[right] === 'number' && typeof fresh[right] === 'number';
  if (changed.some(isAnother)) throw Refusal.forbidden();
}

/** A permission that records its checks, so that they can be repeated later. */
export class RepeatablePermission extends Permission {
  readonly #asked: CheckedRecord[] = [];

  override async allow(record: CheckedRecord): Promise<void> {
    this.#asked.push(record);
    await super.allow(record);
  }

  /** @throws Refusal when the other permission does not allow the path or a record that this one checked */
  async repeat(permission: Permission, path: CheckedRecord): Promise<void> {
    await permission.enter(path);
    for (const record of this.#asked) await permission.allow(record);
  }
}
