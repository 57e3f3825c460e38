import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { CHANGED, type Write } from '../../../engine/db/write-together.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { composeNews, type MailsContext, type Materials, type News, newsToWrite } from '../../news/tell.ts';
import { statusLabel } from '../../reference/shown-texts.ts';
import { refuseUnlessComplete } from '../hiring-file/hire-gate.ts';
import { needsCompleteFile } from '../hiring-file/hiring-file-queries.ts';
import { interviewNews } from '../interview/interview-news.ts';
import {
  interviewsToCancel,
  type StoredInterview,
  upcomingInterviews,
} from '../interview/interview-queries.ts';
import { findParties, type Parties, partyMaterials, partyRecipients } from './application-party-queries.ts';
import { type ApplicationRecord, setStatus, touchApplication } from './application-queries.ts';
import { type ApplicationStatus, isFinal, takesInterviews } from './application-states.ts';
import { fillPlaceholders, paragraphs } from './write-to-applicant.ts';

export type Move = {
  status: ApplicationStatus;
  note: string | null;
  /** The school's message to the candidate. */
  message?: string | null;
  changed_by: number;
  at: Date;
};

/** What moving an application needs to know besides the application. */
export type MoveFacts = {
  parties: Parties | null;
  materials: Materials;
  upcoming: StoredInterview[];
  /** Whether the school hires nobody before the file is complete. */
  is_gated: boolean;
};

/** Reads them in one statement; `one` may collect it with others. */
export async function moveFacts(one: Db, id: number, now: Date): Promise<MoveFacts> {
  const [parties, materials, upcoming, is_gated] = await inOneStatement(one, (all) => [
    findParties(all, id),
    partyMaterials(all, id),
    upcomingInterviews(all, id, now),
    needsCompleteFile(all, id),
  ]);
  return { parties, materials, upcoming, is_gated };
}

/**
 * Moves an application to another state and notifies the other side, in one statement. A decision cancels upcoming
 * interviews. Changes nothing and returns false if the application has changed since it was read with the facts.
 */
export async function moveApplication(
  db: Db,
  posting: MailsContext,
  found: ApplicationRecord,
  { parties, materials, upcoming, is_gated }: MoveFacts,
  { message, ...change }: Move,
): Promise<boolean> {
  if (!parties) return false;
  const { status, at } = change;
  if (is_gated) await refuseIfIncomplete(db, found, status, at);
  const written = message ? fillPlaceholders(message, parties) : null;
  const cancelled = isFinal(status) ? upcoming : [];
  const event = status === 'Hired' ? 'interview-superseded' : 'interview-cancelled';
  const about = { ...partyRecipients(parties), at };
  const news: News[] = [];
  for (const one of cancelled) {
    const off = { ...one, cancelled_at: at, updated_at: at };
    const told = interviewNews(posting, event, off, parties, at);
    news.push(await composeNews(posting, event, { ...told, only: 'mails' }, materials));
  }
  if (status === 'Withdrawn')
    news.push(await composeNews(posting, 'application-withdrawn', { ...about, facts: parties }, materials));
  else {
    const facts = { ...parties, status, words: written === null ? [] : paragraphs(written) };
    news.push(await composeNews(posting, 'status-changed', { ...about, facts }, materials));
  }
  return setStatus(db, found, { ...change, written }, [
    ...interviewsToCancel(cancelled, at, CHANGED),
    ...(await newsToWrite(posting, news, CHANGED)),
  ]);
}

/** @throws Refusal 409 if nobody may be hired with this file */
export async function refuseIfIncomplete(
  db: Db,
  found: ApplicationRecord,
  status: ApplicationStatus,
  at: Date,
): Promise<void> {
  if (status === 'Hired') await refuseUnlessComplete(db, found, at);
}

/** Moves a locked application, which nobody else can have changed, like `moveApplication`. */
export async function moveLocked(
  tx: Db,
  posting: MailsContext,
  found: ApplicationRecord,
  move: Move,
): Promise<void> {
  const facts = await moveFacts(tx, found.application_id, move.at);
  if (!(await moveApplication(tx, posting, found, facts, move)))
    throw new Error('A locked application has changed.');
}

/** @throws Refusal 409 if there can be no interview about an application in this state */
export async function refuseUnlessInterviewed(db: Db, status: ApplicationStatus): Promise<void> {
  if (takesInterviews(status)) return;
  throw new Refusal(409, coded('application.no_interview', { status: await statusLabel(db, status) }));
}

/**
 * Moves an application to the state "Interview", unless it is there already, with what follows, like `setStatus`; the
 * interview's own notification is enough.
 */
export const moveToInterview = (
  db: Db,
  found: ApplicationRecord,
  by: Pick<Move, 'changed_by' | 'at'>,
  following: readonly Write[],
  condition?: Write,
): Promise<boolean> =>
  found.status === 'Interview'
    ? touchApplication(db, found, following, condition)
    : setStatus(db, found, { status: 'Interview', note: null, ...by }, following, condition);
