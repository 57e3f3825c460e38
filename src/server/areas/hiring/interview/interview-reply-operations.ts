import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { changeAsRead } from '../../../engine/records/change-as-read.ts';
import { formatEventTime } from '../../news/event-time.ts';
import { changeInterview, readToChange } from './change-interview.ts';
import { presentInterview } from './interview-answers.ts';
import { refuseUnlessUpcoming } from './interview-state.ts';

/** The most proposals: each is a mail to the school. */
export const PROPOSALS_AT_MOST = 5;

export const interviewReplyOperations = {
  acceptInterview: {
    async find(call, context) {
      const { db, user, clock } = context;
      const read = () => readToChange(call, db);
      const accepted = await changeAsRead(read, call.body, async (found, { seen_starts_at }) => {
        const { before } = found;
        const at = clock();
        refuseUnlessUpcoming(before, at);
        if (before.starts_at.getTime() !== new Date(seen_starts_at).getTime())
          throw new Refusal(
            409,
            coded('interview.moved_meanwhile', {
              when: formatEventTime(before.starts_at, before.time_zone, user),
            }),
          );
        if (before.answer === 'accepted') return before;
        return changeInterview(db, context, found, {
          event: 'interview-accepted',
          columns: { answer: 'accepted', answered_at: at, proposed_at: null, proposal: null },
          at,
        });
      });
      return { data: await presentInterview(accepted, clock(), context.user) };
    },
  },

  proposeInterviewTime: {
    async find(call, context) {
      const { db, clock } = context;
      const read = () => readToChange(call, db);
      const proposed = await changeAsRead(read, call.body, async (found, { proposed_at, proposal }) => {
        const { before } = found;
        const at = clock();
        refuseUnlessUpcoming(before, at);
        if (before.proposals >= PROPOSALS_AT_MOST)
          throw new Refusal(409, coded('interview.too_many_proposals', { most: PROPOSALS_AT_MOST }));
        return changeInterview(db, context, found, {
          event: 'interview-proposed',
          columns: {
            ...{ answer: 'proposed', answered_at: at, proposals: before.proposals + 1 },
            ...{ proposed_at: new Date(proposed_at), proposal: proposal ?? null },
          },
          at,
        });
      });
      return { data: await presentInterview(proposed, clock(), context.user) };
    },
  },
} satisfies Partial<Handlers>;
