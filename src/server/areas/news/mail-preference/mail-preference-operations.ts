import type { Db } from '../../../engine/db/connect.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { defaultMails, type MailChoices } from './mail-kinds.ts';
import { chooseMails, mailChoices } from './mail-preference-queries.ts';

export const mailPreferenceOperations = {
  async getMailPreferences(_call, { db, user }) {
    return { data: await choicesOf(db, user) };
  },

  async setMailPreferences(call, { db, user, clock }) {
    const sent = Object.entries(await call.body());
    // Kinds of other roles are ignored.
    const offered = sent.filter(([kind]) => kind in defaultMails(user.role_name));
    await chooseMails(db, user.id, Object.fromEntries(offered), clock());
    return { data: await choicesOf(db, user) };
  },
} satisfies Partial<Handlers>;

/** Every kind of the user's role, with whether the user gets it. */
async function choicesOf(db: Db, { id, role_name }: SessionUser): Promise<MailChoices> {
  const usual = defaultMails(role_name);
  const chosen = await mailChoices(db, id);
  return Object.fromEntries(
    Object.entries(usual).map(([kind, wanted]) => [kind, chosen[kind as keyof MailChoices] ?? wanted]),
  );
}
