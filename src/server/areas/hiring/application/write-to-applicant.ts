import type { Db } from '../../../engine/db/connect.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { addEvent } from './application-event-queries.ts';
import { applicationParties, type Parties, partyRecipients } from './application-party-queries.ts';

/** The number of characters of a message that its notification shows. */
const LONGEST_NOTICE = 200;

/** Fills in the placeholders for the candidate's name and the position in a message. */
export const fillPlaceholders = (
  text: string,
  { candidate_name, vacancy_title }: Pick<Parties, 'candidate_name' | 'vacancy_title'>,
): string =>
  text.replace(/\{(name|position)\}/g, (_, what) => (what === 'name' ? candidate_name : vacancy_title));

/** Records the message in the history. */
export function recordMessage(
  tx: Db,
  id: number,
  note: string,
  { changed_by, at }: { changed_by: number; at: Date },
): Promise<void> {
  return addEvent(tx, id, { kind: 'written', note, changed_by, at });
}

/** Writes to a locked application's candidate, by mail and notification. */
export async function writeToApplicant(
  tx: Db,
  posting: MailContext,
  id: number,
  letter: { message: string; changed_by: number; at: Date },
): Promise<void> {
  const parties = await applicationParties(tx, id);
  const words = fillPlaceholders(letter.message, parties);
  await recordMessage(tx, id, words, letter);
  const facts = { ...parties, ...noticeOf(words), invitation_id: null };
  await tell(tx, posting, 'message-received', { ...partyRecipients(parties), facts, at: letter.at });
}

/** A message as its notification and its mail show it. */
export const noticeOf = (words: string): { text: string; words: string[] } => ({
  text: words.length > LONGEST_NOTICE ? `${words.slice(0, LONGEST_NOTICE - 1)}…` : words,
  words: paragraphs(words),
});

/** Splits a text into paragraphs for the mail. */
export const paragraphs = (text: string): string[] =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
