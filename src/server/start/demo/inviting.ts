import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import { markSeen } from '../../areas/hiring/invitation/invitation-queries.ts';
import { findThread, insertMessage, markMessagesRead } from '../../areas/hiring/message/message-queries.ts';
import { profileViewsLater } from '../../areas/people/profile-view-queries.ts';
import { suggestions } from '../../areas/vacancies/suggested-vacancies.ts';
import type { DemoApi } from './demo-api.ts';
import { demoTexts } from './demo-content.ts';
import type { Randomness } from './randomness.ts';

/** The age of the oldest invitations, in weeks. */
const WEEKS = 5;

type Invitee = { id: number; userId: number };
/** A vacancy with its owner's user id and posting date. */
type Offer = { id: number; owner: number; from: number; isOpen: boolean; isListed: boolean };

const ANSWERS = [null, 'acceptInvitation', 'declineInvitation', 'acceptInvitation', null] as const;

/**
 * Lets schools invite matching candidates: the first candidate often enough to cover every status, some
 * others less.
 */
export async function inviteAndAnswer(
  api: DemoApi,
  invitees: readonly Invitee[],
  offers: readonly Offer[],
  now: number,
  chance: Randomness,
): Promise<void> {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]));
  const byLink = offers.find((offer) => offer.isOpen && !offer.isListed)!;
  let turn = 0;
  for (const [index, invitee] of invitees.entries()) {
    // Fewer, because each one slows down the first start.
    if (index % 2 === 1) continue;
    const fitting = (await suggestions(api.db, invitee.id, siteDay(new Date(now))))!;
    const wanted = fitting
      .map(({ vacancy_id }) => offerOf.get(vacancy_id)!)
      .filter(({ isOpen }) => isOpen)
      .slice(0, index === 0 ? ANSWERS.length : chance.between(1, 2));
    for (const offer of index === 0 ? [...wanted, byLink] : wanted) {
      await invite(api, invitee, offer, turn, now, chance);
      turn += 1;
    }
  }
}

async function invite(
  api: DemoApi,
  { id, userId }: Invitee,
  offer: Offer,
  turn: number,
  now: number,
  chance: Randomness,
): Promise<void> {
  // By link, the first school invites, and both write to each other.
  const answer = offer.isListed ? ANSWERS[turn % ANSWERS.length]! : 'acceptInvitation';
  // The latest ones are unanswered.
  const since = Math.max(offer.from, now - (answer ? WEEKS * 7 : 6) * DAY);
  const at = since + (now - since) * (0.1 + chance.next() * 0.6);
  const view = { viewed_user_id: userId, viewer_user_id: offer.owner, at: new Date(at) };
  await profileViewsLater.write(api.db, [view]);
  const { invitation_messages: messages } = demoTexts;
  const message = messages[turn % messages.length];
  const body = { vacancy_id: offer.id, candidate_id: id, ...(message && { message }) };
  const { invitation_id } = await api.act(offer.owner, new Date(at), 'inviteCandidate', { body });
  if (turn % ANSWERS.length === 4) await markSeen(api.db, [invitation_id], new Date((at + now) / 2));
  if (!answer) return;
  const answered = new Date(at + (now - at) * chance.next() * 0.5);
  await api.act(userId, answered, answer, { path: { id: invitation_id } });
  if (!offer.isListed)
    await converse(api, { invitation_id, candidate_id: id, userId }, offer, answered.getTime(), now);
}

/** Lets both sides write about an accepted invitation; the candidate's answer has not been read. */
async function converse(
  { db }: DemoApi,
  { invitation_id, candidate_id, userId }: { invitation_id: number; candidate_id: number; userId: number },
  offer: Offer,
  since: number,
  now: number,
): Promise<void> {
  const { school, candidate } = demoTexts.conversations[0]!;
  const subject = { application_id: null, invitation_id, vacancy_id: offer.id };
  const at = (share: number) => new Date(since + (now - since) * share);
  const id = await insertMessage(
    db,
    { subject, side: 'school', text: school, user_id: offer.owner, at: at(0.3) },
    [],
  );
  const thread = await findThread(db, { vacancy_id: offer.id, candidate_id });
  await markMessagesRead(db, thread!, 'candidate', id);
  const answer = { subject, side: 'candidate', text: candidate, user_id: userId, at: at(0.5) } as const;
  await insertMessage(db, answer, []);
}
