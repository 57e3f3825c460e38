import { HOUR } from '../../../../language/run/value/durations.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { lockAdmins, lockUser, ROLE } from '../../account/user-queries.ts';
import { lockProvenAccount, verifyPassword } from '../../account/verify-password.ts';
import { eraseUser } from './erase-user.ts';
import { lockOwnedRecords } from './erasure-queries.ts';
import { ownArchive } from './own-archive.ts';

/** The most archives for one account: each reads all of its data. */
const EXPORTS = { limit: 10, per: HOUR };

export const ownAccountOperations = {
  async eraseMe(call, context) {
    const { password } = await call.body();
    const { db, user, mail } = context;
    const owner = await verifyPassword(context, password, 'password');
    const mails = await db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      await lockOwnedRecords(tx, user.id);
      const found = await lockUser(tx, user.id);
      if (!found) throw Refusal.notFound('user');
      await lockProvenAccount(tx, owner, 'password');
      if (found.role_id === ROLE.Admin && admins.every((admin) => admin === found.id))
        throw new Refusal(409, coded('user.last_admin'));
      return eraseUser(tx, context, found, context.user);
    });
    await mail.discard(mails);
    return { data: null };
  },

  async exportMe(_call, context) {
    await limitCalls(context, [{ key: `export:account:${context.user.id}`, ...EXPORTS }]);
    return { archive: { name: 'my-data.zip', entries: ownArchive(context) } };
  },
} satisfies Partial<Handlers>;
