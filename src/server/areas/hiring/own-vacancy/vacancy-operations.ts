import { riyadhDay } from '../../../../language/run/value/riyadh-day.ts';
import { insertRecord } from '../../../engine/db/record-store.ts';
import type { Context, Handlers, QueryParams } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { isSuspendedSchool } from '../../account/school-suspension-queries.ts';
import { recordEmptySearch } from '../../vacancies/empty-search/record-empty-search.ts';
import { refuseBeyondOpen } from '../../vacancies/open-vacancy-queries.ts';
import { suggestions } from '../../vacancies/suggested-vacancies.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { presentVacancy, summaryOf, viewerOf } from '../../vacancies/vacancy-answers.ts';
import { deleteVacancyDraft } from '../../vacancies/vacancy-draft-queries.ts';
import { searchWords } from '../../vacancies/vacancy-filter.ts';
import { countVacancyApplications, listedVacancies } from '../../vacancies/vacancy-read-queries.ts';
import { listedVacancyList, similarVacancies, vacancyList } from '../../vacancies/vacancy-search-queries.ts';
import { presentFound, presentFull } from './vacancy-with-details.ts';

const SIMILAR_AT_MOST = 12;

export const vacancyOperations = {
  async listVacancies(call, context) {
    const { school_id, country_id = [], city = [] } = call.query;
    const locations = country_id.length + city.length;
    const isOwn = school_id !== undefined && school_id === context.user?.school_id;
    return isOwn
      ? ownVacancies(call.query, context, locations)
      : publicVacancies(call.query, context, locations);
  },

  async createVacancy(call, context) {
    const { db, user, clock } = context;
    const typed = typedFields(await formFields('createVacancy'), await call.body());
    const { draft } = call.query;
    const school_id = user.school_id!;
    const id = await db.transaction(async (tx) => {
      await refuseBeyondOpen(tx, context, user.school_id!);
      // The school may have been suspended since the call began.
      if (await isSuspendedSchool(tx, school_id)) throw new Refusal(409, say('vacancy.school_suspended'));
      // A draft is posted once, so concurrent and repeated requests create one vacancy.
      if (draft !== undefined && !(await deleteVacancyDraft(tx, draft, school_id)))
        throw new Refusal(409, say('vacancy_draft.posted'));
      const now = clock();
      return insertRecord(tx, vacancyKind, { school_id, created_at: now, updated_at: now }, typed);
    });
    return { data: await presentFull(db, id, user, clock()) };
  },

  async getVacancy(call, { db, user, clock }) {
    return { data: await presentFound(db, call.record.listed, user, clock()) };
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
  if (meta.total === 0) await recordEmptySearch(db, searchWords(text), riyadhDay(now));
  return {
    data: rows.map((row) => presentVacancy(row, now)),
    meta: { ...meta, locations, forgiven: isCorrected },
  };
}
