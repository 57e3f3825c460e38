import { insertRecord } from '../db/record-store.ts';
import { vacancyKind } from '../db/vacancies.ts';
import { countVacancyApplications, listedVacancies } from '../db/vacancy-read.ts';
import { searchVacancies, similarVacancies, vacancyKeys } from '../db/vacancy-search.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';
import { paging } from './paging.ts';
import { presentVacancy, viewerOf } from './present-vacancy.ts';
import { presentFound, presentFull } from './read-vacancy.ts';
import { suggestions } from './suggest-vacancies.ts';
import { vacancyFilter } from './vacancy-filter.ts';
import { visibleVacancy } from './visible-vacancy.ts';

const SIMILAR_AT_MOST = 12;

export const vacancy: Pick<
  Handlers,
  'listVacancies' | 'createVacancy' | 'getVacancy' | 'listSimilarVacancies' | 'listSuggestedVacancies'
> = {
  async listVacancies({ query }, { db, user, clock }) {
    const { sort, page, per_page, cursor, ...asked } = query;
    const isOwn = user.school_id !== null && user.school_id === asked.school_id;
    const now = clock();
    const filter = vacancyFilter(asked);
    const keys = vacancyKeys(sort!, { featuredFirst: !isOwn });
    const { wanted, meta } = paging({ sort, isOwn, ...filter }, keys, { page, per_page, cursor });
    const options = { ...wanted, keys, listedOnly: !isOwn };
    const found = await searchVacancies(db, filter, options, viewerOf(user, now));
    const ids = isOwn ? found.rows.map((row) => row.vacancy.vacancy_id) : [];
    const applied = await countVacancyApplications(db, ids);
    const locations = (asked.country_id?.length ?? 0) + (asked.city?.length ?? 0);
    return {
      message: 'Vacancies.',
      data: found.rows.map((row) => ({
        ...presentVacancy(row, now),
        ...(isOwn && { application_count: applied.get(row.vacancy.vacancy_id) ?? 0 }),
      })),
      meta: { ...meta(found), locations },
    };
  },

  async createVacancy(call, { db, user, clock }) {
    const typed = typedFields(await formFields('createVacancy'), await call.body());
    const id = await db.transaction((tx) =>
      insertRecord(tx, vacancyKind, { school_id: user.school_id!, created_at: clock() }, typed),
    );
    return { message: 'Your vacancy has been posted.', data: await presentFull(db, id, user, clock()) };
  },

  async getVacancy(call, { db, user, clock }) {
    const now = clock();
    const listed = await visibleVacancy(call, db, call.path.id, viewerOf(user, now));
    const data = await presentFound(db, listed, user, now);
    return { message: 'The vacancy.', data };
  },

  async listSimilarVacancies(call, { db, user, clock }) {
    const now = clock();
    const { vacancy: one } = await visibleVacancy(call, db, call.path.id, viewerOf(user, now));
    const rows = await similarVacancies(db, one, SIMILAR_AT_MOST, viewerOf(user, now));
    return {
      message: 'Similar vacancies.',
      data: rows.map((row) => presentVacancy(row, now)),
      meta: { total: rows.length, page: 1, per_page: SIMILAR_AT_MOST },
    };
  },
  async listSuggestedVacancies({ path, query }, { db, user, clock }) {
    const { candidate_id } = path;
    const now = clock();
    const viewer = { ...viewerOf(user, now), candidate_id };
    const found = await suggestions(db, candidate_id, viewer.today);
    if (!found) throw Refusal.notFound('The candidate');
    const paging = { page: query.page!, per_page: query.per_page! };
    const begin = (paging.page - 1) * paging.per_page;
    const ids = found.slice(begin, begin + paging.per_page).map(({ vacancy_id }) => vacancy_id);
    const rows = await listedVacancies(db, ids, viewer);
    return {
      message: 'Suggested vacancies.',
      data: rows.map((row) => presentVacancy(row, now)),
      meta: { total: found.length, ...paging },
    };
  },
};
