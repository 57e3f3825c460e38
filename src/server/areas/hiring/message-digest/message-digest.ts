import type { Db } from '../../../engine/db/connect.ts';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { eachMorning } from '../../../engine/mail/each-morning.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { claimReaders, type DueReader, unreadConversations } from './message-digest-queries.ts';

/** The most conversations that a mail lists; its last link leads to all of them. */
const NAMED = 10;

/**
 * Mails everybody who does not want a mail for each message, once a day in the morning, which conversations have
 * unread ones since the last such mail; no mail when there are none. It repeats nothing of what was written. A reader
 * whose mail fails is reported; the next mail covers later messages only.
 */
export async function mailMessageDigests(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<DueReader> = () => {},
): Promise<void> {
  const send = (tx: Db, due: DueReader, morning: Date) => mailReader(tx, posting, due, morning);
  await eachMorning(db, now, claimReaders, send, onFailure);
}

async function mailReader(tx: Db, posting: MailContext, reader: DueReader, until: Date): Promise<void> {
  const found = await unreadConversations(tx, reader, until);
  if (found.length === 0) return;
  const named = found.slice(0, NAMED);
  const rest = found.length - NAMED;
  await tell(tx, posting, 'message-digest', {
    to:
      reader.side === 'school'
        ? { recruiter: reader.user_id, candidate: [] }
        : { candidate: reader.user_id, recruiter: [] },
    facts: {
      n: found.reduce((sum, { n }) => sum + n, 0),
      conversations: named.filter(({ application_id }) => application_id !== null),
      invitations: named.filter(({ invitation_id }) => invitation_id !== null),
      rest: rest > 0 ? [{ n: rest }] : [],
    },
  });
}
