import type { Data, Handlers } from '../../engine/http/handler.ts';
import { say } from '../../engine/messages/say.ts';
import { endSessionOfId, endSessionsOf } from './session-end-queries.ts';
import { sessionsOf } from './session-queries.ts';
import { tokenHash } from './token.ts';
import { lockProvenAccount, verifyPassword } from './verify-password.ts';

export const sessionOperations = {
  async listSessions(_call, { db, user, token, clock }) {
    const currentHash = tokenHash(token!);
    const rows = await sessionsOf(db, user.id, clock());
    const data: Data<'listSessions'> = rows.map(({ token_hash, ...session }) => ({
      id: session.id,
      device: session.device ?? say('account.unknown_device'),
      is_current: currentHash.equals(token_hash),
      created_at: session.created_at,
      last_seen_at: session.last_seen_at,
    }));
    // The current one first.
    return { data: data.sort((a, b) => +b.is_current - +a.is_current) };
  },

  async endSession(call, context) {
    const { db } = context;
    const { password } = await call.body();
    const owner = await verifyPassword(context, password, 'password');
    await db.transaction(async (tx) => {
      await lockProvenAccount(tx, owner, 'password');
      await endSessionOfId(tx, call.record.id);
    });
    return { data: null };
  },

  async endOtherSessions(call, context) {
    const { password } = await call.body();
    const { db, user, token } = context;
    const owner = await verifyPassword(context, password, 'password');
    await db.transaction(async (tx) => {
      await lockProvenAccount(tx, owner, 'password');
      await endSessionsOf(tx, user.id, token);
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;
