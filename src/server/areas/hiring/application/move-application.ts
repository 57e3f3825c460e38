import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import type { Posting } from '../../news/mail-preference/post-news.ts';
import { statusLabel } from '../../reference/shown-texts.ts';
import { mailInterview, mailOwnCalendar } from '../interview/interview-mail.ts';
import { cancelComingInterviews } from '../interview/interview-queries.ts';
import { mailStatus, mailWithdrawal } from './application-mails.ts';
import { notifyParty } from './application-notifications.ts';
import { applicationParties } from './application-party-queries.ts';
import { setStatus } from './application-queries.ts';
import { type ApplicationStatus, isFinal, takesInterviews } from './application-states.ts';
import { filledIn, noteLetter } from './write-to-applicant.ts';

export type Move = {
  status: ApplicationStatus;
  note: string | null;
  /** The school's message to the candidate. */
  message?: string | null;
  changed_by: number;
  at: Date;
};

/**
 * Moves a locked application to another state, and tells the other side. A decision cancels coming interviews.
 */
export async function moveApplication(tx: Db, posting: Posting, id: number, move: Move): Promise<void> {
  const { message, ...change } = move;
  await setStatus(tx, id, change);
  const parties = await applicationParties(tx, id);
  const { status, at } = move;
  const words = message ? filledIn(message, parties) : null;
  if (words !== null) await noteLetter(tx, id, words, move);
  if (isFinal(status)) {
    const cancelled = await cancelComingInterviews(tx, id, at);
    for (const one of cancelled) {
      await mailInterview(tx, posting, 'interview_cancelled', one, parties);
      await mailOwnCalendar(tx, posting, 'interview_cancelled', one, parties);
    }
  }
  if (status === 'Withdrawn') {
    await notifyParty(tx, 'school', 'application_withdrawn', parties, at);
    await mailWithdrawal(tx, posting, parties);
  } else {
    await notifyParty(tx, 'candidate', 'status_changed', parties, at, { status });
    await mailStatus(tx, posting, status, parties, words);
  }
}

/**
 * Moves a locked application to the state "Interview", if it is not there yet; the interview's own message is enough.
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
