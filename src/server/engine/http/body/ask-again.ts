import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../messages/refusal.ts';
import { type Looked, Permission } from '../access.ts';
import { admit, type Entrance, type Gate } from '../admission.ts';
import type { SessionUser } from '../session-user.ts';

/** The fields of a session that decide what its user may do. */
const RIGHTS = [
  'role_name',
  'candidate_id',
  'school_id',
  'team_role',
  'approved_school_id',
  'recruiting_school_id',
  'owned_school_id',
] as const;

/** Fields that the handler has used since the call began, and that must therefore be unchanged. */
const SELF = ['role_name', 'candidate_id', 'school_id'] as const;

export type Asked = {
  request: Pick<FastifyRequest, 'headers' | 'ip'>;
  entrance: Entrance;
  gate: Gate;
  /** The caller when the call began. */
  user: SessionUser;
  /** Repeats the earlier checks for the caller's present session. */
  decide: (user: SessionUser) => Promise<void>;
};

/**
 * Checks the caller's rights again when the body is there: a body can take minutes to come, and its sender may have
 * been signed out, suspended, removed from a team or given another role meanwhile.
 *
 * @throws Refusal 401 when the session has ended, else as the access table says
 */
export async function askAgain({ request, entrance, gate, user, decide }: Asked): Promise<void> {
  // The call was counted when it began.
  const now = await admit(request, { ...entrance, isLimited: false }, gate, null);
  if (now.user === null) throw Refusal.forbidden();
  const fresh = now.user;
  if (RIGHTS.every((right) => fresh[right] === user[right])) return;
  await decide(fresh);
  if (SELF.some((right) => user[right] !== null && fresh[right] !== user[right])) throw Refusal.forbidden();
}

/** A permission that records what it was asked, so that the same can be asked again later. */
export class AskedPermission extends Permission {
  readonly #asked: Looked[] = [];

  override async allow(record: Looked): Promise<void> {
    this.#asked.push(record);
    await super.allow(record);
  }

  /** @throws Refusal when the other permission does not allow the path or a record that this one was asked about */
  async repeat(permission: Permission, path: Looked): Promise<void> {
    await permission.enter(path);
    for (const record of this.#asked) await permission.allow(record);
  }
}
