import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { statusLabel } from '../../reference/shown-texts.ts';
import { tellInterview } from '../interview/interview-news.ts';
import { cancelUpcomingInterviews } from '../interview/interview-queries.ts';
import { applicationParties, partyRecipients } from './application-party-queries.ts';
import { setStatus } from './application-queries.ts';
import { type ApplicationStatus, isFinal, takesInterviews } from './application-states.ts';
import { fillPlaceholders, paragraphs, recordMessage } from './write-to-applicant.ts';

export type Move = {
  status: ApplicationStatus;
  note: string | null;
  /** The school's message to the candidate. */
  message?: string | null;
  changed_by: number;
  at: Date;
};

/**
 * Moves a locked application to another state and notifies the other side. A decision cancels upcoming
 * interviews.
 */
export async function moveApplication(tx: Db, posting: MailContext, id: number, move: Move): Promise<void> {
  const { message, ...change } = move;
  const [, parties] = await inOrder(
    () => setStatus(tx, id, change),
    () => applicationParties(tx, id),
  );
  const { status, at } = move;
  const words = message ? fillPlaceholders(message, parties) : null;
  if (words !== null) await recordMessage(tx, id, words, move);
  if (isFinal(status)) {
    const cancelled = await cancelUpcomingInterviews(tx, id, at);
    const event = status === 'Hired' ? 'interview-superseded' : 'interview-cancelled';
    for (const one of cancelled) await tellInterview(tx, posting, event, one, parties, at, { only: 'mails' });
  }
  const news = { ...partyRecipients(parties), at };
  if (status === 'Withdrawn') await tell(tx, posting, 'application-withdrawn', { ...news, facts: parties });
  else {
    const facts = { ...parties, status, words: words === null ? [] : paragraphs(words) };
    await tell(tx, posting, 'status-changed', { ...news, facts });
  }
}

/**
 * Moves a locked application to the state "Interview", unless it is there already; the interview's own
 * notification is enough.
 */
export async function moveToInterview(
  tx: Db,
  id: number,
  from: ApplicationStatus,
  by: Pick<Move, 'changed_by' | 'at'>,
): Promise<void> {
  if (from === 'Interview') return;
  if (!takesInterviews(from)) {
    throw new Refusal(409, say('application.no_interview', { status: await statusLabel(tx, from) }));
  }
  await setStatus(tx, id, { status: 'Interview', note: null, ...by });
}
