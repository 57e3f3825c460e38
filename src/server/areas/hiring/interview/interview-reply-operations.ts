import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { formatEventTime } from '../../news/event-time.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { presentInterview } from './interview-answers.ts';
import { tellInterview } from './interview-news.ts';
import { answerInterview, findInterview } from './interview-queries.ts';
import { refuseUnlessUpcoming } from './interview-state.ts';

/** The most proposals: each is a mail to the school. */
export const PROPOSALS_AT_MOST = 5;

export const interviewReplyOperations = {
  async acceptInterview(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const { application_id } = call.record;
    const seen = new Date((await call.body()).seen_starts_at);
    const now = clock();
    const accepted = await db.transaction(async (tx) => {
      const before = await call.locked(tx);
      refuseUnlessUpcoming(before, now);
      if (before.starts_at.getTime() !== seen.getTime())
        throw new Refusal(
          409,
          say('interview.moved_meanwhile', {
            when: formatEventTime(before.starts_at, before.time_zone, user),
          }),
        );
      if (before.answer === 'accepted') return before;
      await answerInterview(tx, id, { answer: 'accepted', proposed_at: null, proposal: null, at: now });
      const found = (await findInterview(tx, id))!;
      const parties = await applicationParties(tx, application_id);
      await tellInterview(tx, context, 'interview-accepted', found, parties, now);
      return found;
    });
    return { data: await presentInterview(accepted, now, context.user) };
  },

  async proposeInterviewTime(call, context) {
    const { db, clock } = context;
    const { id } = call.path;
    const { application_id } = call.record;
    const { proposed_at, proposal } = await call.body();
    const now = clock();
    const proposed = await db.transaction(async (tx) => {
      const before = await call.locked(tx);
      refuseUnlessUpcoming(before, now);
      if (before.proposals >= PROPOSALS_AT_MOST)
        throw new Refusal(409, say('interview.too_many_proposals', { most: PROPOSALS_AT_MOST }));
      await answerInterview(tx, id, {
        answer: 'proposed',
        proposed_at: new Date(proposed_at),
        proposal: proposal ?? null,
        at: now,
      });
      const found = (await findInterview(tx, id))!;
      const parties = await applicationParties(tx, application_id);
      await tellInterview(tx, context, 'interview-proposed', found, parties, now);
      return found;
    });
    return { data: await presentInterview(proposed, now, context.user) };
  },
} satisfies Partial<Handlers>;
