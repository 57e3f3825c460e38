import { APPLICATION_STATUSES } from '../application/application-states.ts';
import type { Handlers } from '../http/handler.ts';
import { say } from '../words/say.ts';
import { countApplicationsByStatus, countUsersByRole } from './known-set-queries.ts';

/** What the program itself knows: rights hang on the roles, what may follow hangs on the states. Nobody adds to either. */
export const knownSetOperations: Pick<Handlers, 'listRoles' | 'listCandidateStatuses'> = {
  async listRoles({ query }, { db }) {
    const rows = await countUsersByRole(db);
    const named = rows.map(({ role_name, ...row }) => ({ ...row, role_name: nameOf(role_name) }));
    return { message: say('records.roles'), ...pageOf(named, query) };
  },

  async listCandidateStatuses({ query }, { db }) {
    const totals = await countApplicationsByStatus(db);
    const states = APPLICATION_STATUSES.map((candidate_status, index) => ({
      id: index + 1,
      candidate_status,
      application_count: totals.get(candidate_status) ?? 0,
    }));
    return { message: say('records.candidate_statuses'), ...pageOf(states, query) };
  },
};

const NAMES = ['Admin', 'Candidate', 'School'] as const;
const nameOf = (stored: string) => NAMES.find((name) => name === stored)!;

function pageOf<Row>(all: readonly Row[], query: { page?: number; per_page?: number }) {
  const [page, per_page] = [query.page!, query.per_page!];
  return {
    data: all.slice((page - 1) * per_page, page * per_page),
    meta: { total: all.length, page, per_page },
  };
}
