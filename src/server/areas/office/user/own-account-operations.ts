import type { Handlers } from '../../../engine/http/handler.ts';
import { countCall } from '../../../engine/http/rate-limit-queries.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { lockAdmins, lockUser, ROLE } from '../../account/user-queries.ts';
import { lockProvenAccount, verifyPassword } from '../../account/verify-password.ts';
import { eraseUser } from './erase-user.ts';
import { lockOwnedRecords } from './erasure-queries.ts';
import { ownArchive } from './own-archive.ts';

/** The most archives for one account: each reads all of its data. */
const EXPORTS = { limit: 10, seconds: 60 * 60 };

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
        throw new Refusal(409, say('user.last_admin'));
      return eraseUser(tx, context, found, context.user);
    });
    await mail.discard(mails);
    return { data: null };
  },

  async exportMe(_call, context) {
    const { db, user, clock, settings } = context;
    const limit = EXPORTS.limit * settings.rateLimitScale;
    const window = { key: `export:account:${user.id}`, limit, seconds: EXPORTS.seconds };
    const { allowed, wait } = await countCall(db, window, clock());
    if (!allowed) throw Refusal.tooMany(say('request.too_many'), wait);
    return { archive: { name: 'my-data.zip', entries: ownArchive(context) } };
  },
} satisfies Partial<Handlers>;
