import type { Db } from '../../../engine/db/connect.ts';
import { eachInSavepoint, type OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { applicationParties, partyRecipients } from '../application/application-party-queries.ts';
import {
  changeReference,
  claimUnanswered,
  newLink,
  type StoredReference,
  sweepDrafts,
} from './reference-queries.ts';

const AT_ONCE = 50;

/**
 * Reminds referees who have not answered for a week, once. The reminder has a link of its own, since links are
 * stored as hashes; the first one still works.
 */
export async function remindReferees(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<StoredReference> = () => {},
): Promise<void> {
  await sweepDrafts(db, now);
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const waiting = await claimUnanswered(tx, now, AT_ONCE);
      await eachInSavepoint(tx, waiting, (own, reference) => remind(own, posting, reference, now), onFailure);
      return waiting.length;
    });
  }
}

async function remind(tx: Db, posting: MailContext, reference: StoredReference, now: Date): Promise<void> {
  const { token, token_hash } = newLink(now);
  await changeReference(tx, reference, { reminder_hash: token_hash });
  const parties = await applicationParties(tx, reference.application_id);
  const { referee_email, referee_name, language } = reference.referee;
  await tell(tx, posting, 'reference-reminder', {
    to: { referee: { user_name: referee_email, full_name: referee_name, language } },
    facts: { ...parties, token },
    about: partyRecipients(parties).about,
  });
}
