import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { presentCandidateRow } from '../../people/candidate-answers.ts';
import { candidateList, listedCandidates } from '../../people/candidate-search-queries.ts';
import { limitProfileReads } from '../../people/profile-read-limits.ts';
import { matchesWith, refuseForeign } from './candidate-search.ts';
import { relationsOf } from './school-relation-queries.ts';

const ADMIN_FILTERS = [
  'candidate_status',
  'expl_id',
  'gender',
  'findable',
  'created_from',
  'created_to',
  'used_list',
  'used_id',
] as const;

export const candidateSearchOperations = {
  async listCandidates({ query }, context) {
    const { db, user } = context;
    const { vacancy_id, shortlist_id } = query;
    const isForAdmins = ADMIN_FILTERS.some((name) => query[name] !== undefined);
    if (isForAdmins && user.role_name !== 'Admin') throw new Refusal(403, coded('candidate.admin_search'));
    const school_id = user.role_name === 'School' ? user.school_id! : undefined;
    const [, { rows: found, meta }] = await inOneStatement(db, (one) => [
      refuseForeign(one, school_id, { vacancy_id, shortlist_id }),
      candidateList.find(query, { ...context, db: one }, { findable_by: school_id }),
    ]);
    const ids = found.map(({ id }) => id);
    const [, [rows, matchOf, standingOf]] = await Promise.all([
      limitProfileReads(context, 'search'),
      inOneStatement(db, (one) => [
        listedCandidates(one, ids),
        vacancy_id === undefined ? null : matchesWith(one, vacancy_id, ids),
        school_id === undefined ? null : relationsOf(one, school_id, ids),
      ]),
    ]);
    const data = await Promise.all(
      rows.map(async (row) => ({
        ...(await presentCandidateRow(row)),
        match: matchOf?.(row.candidate_id),
        ...standingOf?.(row.candidate_id),
      })),
    );
    return { data, meta };
  },
} satisfies Partial<Handlers>;
