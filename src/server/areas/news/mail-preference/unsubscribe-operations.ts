import type { Db } from '../../../engine/db/connect.ts';
import type { Data, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { isOnByDefault, mailKindTitle } from './mail-kinds.ts';
import { chooseMails, mailRecipients } from './mail-preference-queries.ts';
import { signingKeys } from './signing-key-queries.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

export const unsubscribeOperations = {
  async getUnsubscription({ query }, { db }) {
    const data = await present(db, await signedBy(db, query.token));
    return { data };
  },

  async stopMails({ query }, { db, clock }) {
    return { data: await stopMails(db, query.token, clock()) };
  },
} satisfies Partial<Handlers>;

/**
 * Turns off the kind of mails that a link names.
 *
 * @throws Refusal 400 for a link without a valid signature
 */
export async function stopMails(db: Db, token: string, at: Date): Promise<Data<'stopMails'>> {
  const about = await signedBy(db, token);
  // A deleted account gets no mails anyway.
  await present(db, about);
  await chooseMails(db, about.user_id, { [about.kind]: false }, at);
  return present(db, about);
}

async function signedBy(db: Db, token: string): Promise<Unsubscription> {
  return readUnsubscribeToken(token, await signingKeys(db)) ?? refuseLink();
}

async function present(db: Db, { user_id, kind }: Unsubscription): Promise<Data<'getUnsubscription'>> {
  const reader = (await mailRecipients(db, [user_id])).get(user_id) ?? refuseLink();
  return {
    kind,
    title: mailKindTitle(kind),
    address: hidden(reader.user_name),
    is_wanted: reader.choices[kind] ?? isOnByDefault(kind),
  };
}

function refuseLink(): never {
  throw new Refusal(400, coded('mail_preference.wrong_link'));
}

/** Masks an address so that only its owner recognises it, and nobody to whom the mail was forwarded. */
const hidden = (address: string) => address.replace(/^(.)[^@]*/u, '$1•••');
