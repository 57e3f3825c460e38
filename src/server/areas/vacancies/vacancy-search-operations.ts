import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Context, Handlers, QueryParams } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { recordEmptySearch } from './empty-search/record-empty-search.ts';
import { suggestions } from './suggested-vacancies.ts';
import { presentVacancy, summaryOf, viewerOf } from './vacancy-answers.ts';
import { searchWords } from './vacancy-filter.ts';
import { countVacancyApplications, listedVacancies } from './vacancy-read-queries.ts';
import { listedVacancyList, similarVacancies, vacancyList } from './vacancy-search-queries.ts';

const SIMILAR_AT_MOST = 12;

/** What candidates and visitors find: the public list, similar and suggested vacancies. */
export const vacancySearchOperations = {
  async listVacancies(call, context) {
    const { school_id, country_id = [], city = [] } = call.query;
    const locations = country_id.length + city.length;
    const isOwn = school_id !== undefined && school_id === context.user?.school_id;
    return isOwn
      ? ownVacancies(call.query, context, locations)
      : publicVacancies(call.query, context, locations);
  },

  async getVacancySummary(call, { clock }) {
    return { data: summaryOf(presentVacancy(call.record.listed, clock())) };
  },

  async listSimilarVacancies(call, { db, user, clock }) {
    const now = clock();
    const { vacancy } = call.record.listed;
    const rows = await similarVacancies(db, vacancy, SIMILAR_AT_MOST, viewerOf(user, now));
    return {
      data: rows.map((row) => presentVacancy(row, now)),
      meta: { total: rows.length, page: 1, per_page: SIMILAR_AT_MOST },
    };
  },

  async listSuggestedVacancies({ path, query }, { db, user, clock }) {
    const { candidate_id } = path;
    const now = clock();
    const viewer = { ...viewerOf(user, now), candidate_id };
    const found = await suggestions(db, candidate_id, viewer.today);
    if (!found) throw Refusal.notFound('candidate');
    const paging = { page: query.page!, per_page: query.per_page! };
    const begin = (paging.page - 1) * paging.per_page;
    const ids = found.slice(begin, begin + paging.per_page).map(({ vacancy_id }) => vacancy_id);
    const rows = await listedVacancies(db, ids, viewer);
    return {
      data: rows.map((row) => presentVacancy(row, now)),
      meta: { total: found.length, ...paging },
    };
  },
} satisfies Partial<Handlers>;

type Searching = Pick<Context<'listVacancies'>, 'db' | 'user' | 'clock'>;

/** A school's own vacancies, in every state. */
async function ownVacancies(query: QueryParams<'listVacancies'>, context: Searching, locations: number) {
  const { rows, meta, reading } = await vacancyList.page(query, context);
  const ids = rows.map((row) => row.vacancy.vacancy_id);
  const applied = await countVacancyApplications(context.db, ids);
  return {
    data: rows.map((row) => ({
      ...presentVacancy(row, reading.now),
      application_count: applied.get(row.vacancy.vacancy_id) ?? 0,
    })),
    meta: { ...meta, locations, forgiven: false },
  };
}

/** The vacancies everybody can find. */
async function publicVacancies(query: QueryParams<'listVacancies'>, context: Searching, locations: number) {
  const { rows, meta, reading, isCorrected } = await listedVacancyList.page(query, context);
  const { db, now, text = '' } = reading;
  if (meta.total === 0) await recordEmptySearch(db, searchWords(text), siteDay(now));
  return {
    data: rows.map((row) => presentVacancy(row, now)),
    meta: { ...meta, locations, forgiven: isCorrected },
  };
}
