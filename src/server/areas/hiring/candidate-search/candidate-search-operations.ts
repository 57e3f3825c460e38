import type { Handlers } from '../../../engine/http/handler.ts';
import { paging } from '../../../engine/http/paging.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { daysOfReader } from '../../news/reader-zone-queries.ts';
import { presentCandidateRow } from '../../people/candidate-answers.ts';
import { candidateKeys, searchCandidates } from '../../people/candidate-search-queries.ts';
import { limitReading } from '../../people/reading-people.ts';
import { daysUntil, leastOf, matchesWith, refuseForeign } from './candidate-search.ts';
import { standingsOf } from './candidate-standing-queries.ts';

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
    const { db, user, clock } = context;
    const { page, per_page, cursor, sort, vacancy_id, available_by, ...asked } = query;
    const isForAdmins = ADMIN_FILTERS.some((name) => asked[name] !== undefined);
    if (isForAdmins && user.role_name !== 'Admin') throw new Refusal(403, say('candidate.admin_search'));
    const { created_from, created_to, ...filter } = asked;
    const school_id = user.role_name === 'School' ? user.school_id! : undefined;
    await limitReading(context, 'search');
    await refuseForeign(db, school_id, { vacancy_id, shortlist_id: filter.shortlist_id });
    const notice_period = leastOf(filter.notice_period, daysUntil(available_by, clock()));
    const created = await daysOfReader(db, user, created_from, created_to);
    const sought = { ...filter, created, notice_period, findable_by: school_id };
    const keys = candidateKeys(sort!);
    const { wanted, meta } = paging({ list: 'candidates', sort, ...sought }, keys, {
      page,
      per_page,
      cursor,
    });
    const found = await searchCandidates(db, sought, { ...wanted, keys });
    const ids = found.rows.map(({ candidate_id }) => candidate_id);
    const [matchOf, standingOf] = await Promise.all([
      vacancy_id === undefined ? null : matchesWith(db, vacancy_id, ids),
      school_id === undefined ? null : standingsOf(db, school_id, ids),
    ]);
    const data = await Promise.all(
      found.rows.map(async (row) => ({
        ...(await presentCandidateRow(row)),
        match: matchOf?.(row.candidate_id),
        ...standingOf?.(row.candidate_id),
      })),
    );
    return { data, meta: meta(found) };
  },
} satisfies Partial<Handlers>;
