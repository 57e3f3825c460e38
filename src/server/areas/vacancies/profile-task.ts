import type { TaskFinders } from '../news/task/task-queries.ts';
import type { MatchReason } from './profile-match/profile-match.ts';
import { BEST, suggestions } from './suggested-vacancies.ts';

export const profileTasks = {
  'profile-to-complete': {
    /** Finds the part that most of the best suggestions ask for and that the profile does not mention. */
    find: async (db, { user: { candidate_id }, today }) => {
      const best = candidate_id === null ? null : await suggestions(db, candidate_id, today);
      const counts = new Map<MatchReason, number>();
      const first = best?.slice(0, BEST) ?? [];
      for (const { reason, ground } of first.flatMap(({ match }) => match.reasons))
        if (ground === 'not_said') counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const [most] = [...counts].sort(([, a], [, b]) => b - a);
      if (!most) return { total: 0, tasks: [] };
      const [reason, n] = most;
      const facts = { reason, n, of: first.length, candidate_id: candidate_id! };
      return { total: 1, tasks: [{ kind: 'profile-to-complete', due_at: null, facts }] };
    },
  },
} satisfies Partial<TaskFinders>;
