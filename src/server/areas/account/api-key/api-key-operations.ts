import { access } from '../../../../../generated/access.ts';
import { operations } from '../../../../../generated/operations.ts';
import { HOUR } from '../../../../language/run/value/durations.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Context, Data, Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { tell } from '../../news/tell.ts';
import { lockSession } from '../passkey/passkey-queries.ts';
import { lockProvenAccount, verifyPassword } from '../verify-password.ts';
import { countKeys, deleteKey, insertKey, keysOf, type ListedKey, replaceSecret } from './api-key-queries.ts';
import { newSecret } from './secret.ts';

/** More programs than anybody connects. */
export const KEYS_AT_MOST = 20;
/** Hours for which a replaced secret works if nothing else is asked for. */
const OVERLAP = 24;

export const apiKeyOperations = {
  async listApiKeys(_call, { db, user, clock }) {
    const today = siteDay(clock());
    return { data: (await keysOf(db, user)).map((key) => presentKey(key, user, today)) };
  },

  async createApiKey(call, context) {
    const { name, scopes, ends_on, password } = await call.body();
    const { db, user, token, clock } = context;
    if (!scopes.every((scope) => scopesOf(user.role_name).has(scope)))
      throw Refusal.ofFields({ scopes: [coded('api_key.foreign_scope')] });
    const proven = await verifyPassword(context, password, 'password');
    const { secret, stored } = newSecret();
    const made = await db.transaction(async (tx) => {
      // Concurrent calls run one at a time, and a session ended by a new password is refused.
      await lockProvenAccount(tx, proven, 'password');
      if (!(await lockSession(tx, token!))) throw new Refusal(401, coded('request.session_ended'));
      if ((await countKeys(tx, user)) >= KEYS_AT_MOST)
        throw new Refusal(409, coded('api_key.too_many', { limit: KEYS_AT_MOST }));
      const key = await insertKey(tx, {
        ...stored,
        user_id: user.id,
        role_id: user.role_id,
        school_id: user.school_id,
        name,
        scopes: [...scopes].sort(),
        ends_on: ends_on ?? null,
        created_at: clock(),
      });
      await tell(tx, context, 'api-key-made', { to: { owner: user }, facts: { key: name } });
      return key;
    });
    return { data: withSecret(secret, { ...made, made_by: user.full_name }, context) };
  },

  async rotateApiKey(call, context) {
    const { overlap, password } = await call.body();
    const { db, user, token, clock } = context;
    const proven = await verifyPassword(context, password, 'password');
    const hours = overlap ?? OVERLAP;
    const until = hours > 0 ? new Date(clock().getTime() + hours * HOUR) : null;
    const { secret, stored } = newSecret();
    const rotated = await db.transaction(async (tx) => {
      await lockProvenAccount(tx, proven, 'password');
      if (!(await lockSession(tx, token!))) throw new Refusal(401, coded('request.session_ended'));
      const key = await replaceSecret(tx, call.record.api_key_id, stored, until);
      if (!key) throw Refusal.notFound('api_key');
      await tell(tx, context, 'api-key-rotated', { to: { owner: user }, facts: { key: key.name } });
      return key;
    });
    return { data: withSecret(secret, { ...rotated, made_by: user.full_name }, context) };
  },

  async revokeApiKey(call, { db, events }) {
    const revoked = await deleteKey(db, call.record.api_key_id);
    if (!revoked) throw Refusal.notFound('api_key');
    events.about({ user: revoked.user_id });
    return { data: null };
  },
} satisfies Partial<Handlers>;

/** The scopes that at least one operation for a role has. */
export function scopesOf(role: string): ReadonlySet<string> {
  const admitting: Readonly<Record<string, object>> = access.operations;
  const open = Object.entries(operations).filter(([id]) => Object.hasOwn(admitting[id] ?? {}, role));
  return new Set(open.flatMap(([, { scope }]) => scope ?? []));
}

const withSecret = (
  secret: string,
  key: ListedKey,
  { user, clock }: Pick<Context<'createApiKey'>, 'user' | 'clock'>,
): Data<'createApiKey'> => ({ secret, key: presentKey(key, user, siteDay(clock())) });

const presentKey = (key: ListedKey, user: SessionUser, today: string): Data<'listApiKeys'>[number] => ({
  api_key_id: key.api_key_id,
  name: key.name,
  starts_with: key.starts_with,
  scopes: key.scopes,
  is_own: key.user_id === user.id,
  made_by: key.made_by,
  created_at: key.created_at,
  ends_on: key.ends_on,
  has_ended: key.ends_on !== null && key.ends_on < today,
  last_used_at: key.last_used_at,
  former_until: key.former_until,
});
