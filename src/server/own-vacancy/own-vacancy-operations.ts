import type { components } from '../../../generated/api.d.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../application/application-states.ts';
import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import { insertRecord, lockRecord } from '../db/record-store.ts';
import { vacancyKind } from '../db/schema/vacancy.ts';
import type { Handlers } from '../http/handler.ts';
import { paging } from '../http/paging.ts';
import { Refusal } from '../http/refusal.ts';
import { schoolOwner } from '../school/school-queries.ts';
import { presentVacancy, viewerOf } from '../vacancy/vacancy-answers.ts';
import { vacancyFilter } from '../vacancy/vacancy-filter.ts';
import { objectionToExtending } from '../vacancy/vacancy-life-cycle.ts';
import { findVacancy, lockVacancy } from '../vacancy/vacancy-queries.ts';
import { searchVacancies, vacancyKeys } from '../vacancy/vacancy-search-queries.ts';
import { countVacancyViews } from '../vacancy/vacancy-view-queries.ts';
import { presentFull } from '../vacancy/vacancy-with-details.ts';
import { say } from '../words/say.ts';
import { countByStage, setDeadline } from './own-vacancy-queries.ts';

type Stages = NonNullable<components['schemas']['Vacancy']['stages']>;

const TITLE_AT_MOST = 255;

export const ownVacancyOperations: Pick<
  Handlers,
  'listSchoolVacancies' | 'extendVacancy' | 'duplicateVacancy'
> = {
  async listSchoolVacancies({ path, query }, { db, user, clock }) {
    if ((await schoolOwner(db, path.id)) === null) throw Refusal.notFound('school');
    const { sort, page, per_page, cursor, ...asked } = query;
    const now = clock();
    const filter = vacancyFilter({ ...asked, school_id: path.id }, now);
    const keys = vacancyKeys(sort!, { featuredFirst: false });
    const { wanted, meta } = paging({ sort, ...filter }, keys, { page, per_page, cursor });
    const options = { ...wanted, keys, listedOnly: false };
    const found = await searchVacancies(db, filter, options, viewerOf(user, now));
    const ids = found.rows.map(({ vacancy }) => vacancy.vacancy_id);
    const [stages, views] = await Promise.all([stagesOf(db, ids), countVacancyViews(db, ids)]);
    return {
      message: say('vacancy.list'),
      data: found.rows.map((row) => {
        const { vacancy_id } = row.vacancy;
        const own = stages.get(vacancy_id) ?? stagesWith([]);
        const application_count = Object.values(own).reduce((sum, one) => sum + one, 0);
        const numbers = { application_count, stages: own, views: views.get(vacancy_id) ?? 0 };
        return { ...presentVacancy(row, now), ...numbers };
      }),
      meta: meta(found),
    };
  },

  async extendVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    const found = await findVacancy(db, id);
    if (!found) throw Refusal.notFound('vacancy');
    await call.allow(found);
    const { application_deadline } = await call.body();
    const now = clock();
    await db.transaction(async (tx) => {
      const before = await lockVacancy(tx, id, 'update');
      if (!before) throw Refusal.notFound('vacancy');
      const reason = objectionToExtending(before, application_deadline);
      if (reason) throw new Refusal(409, reason);
      await setDeadline(tx, id, application_deadline, now);
    });
    return { message: say('vacancy.extended'), data: await presentFull(db, id, user, now) };
  },

  async duplicateVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    const found = await findVacancy(db, id);
    if (!found) throw Refusal.notFound('vacancy');
    await call.allow(found);
    const now = clock();
    const copy = await db.transaction(async (tx) => {
      const stored = await lockRecord(tx, vacancyKind, id);
      if (!stored) throw Refusal.notFound('vacancy');
      const own = { school_id: found.school_id, created_at: now, closed_at: now };
      return insertRecord(tx, vacancyKind, own, copyOf(stored.fields));
    });
    return { message: say('vacancy.duplicated'), data: await presentFull(db, copy, user, now) };
  },
};

/** What a copy begins with: all that was typed, the questions as new ones. */
function copyOf({ application_questions, vacancy_title, ...fields }: Fields): Fields {
  const questions = application_questions as { question_id?: number }[];
  return {
    ...fields,
    vacancy_title: say('vacancy.copy_of', { title: String(vacancy_title) }).slice(0, TITLE_AT_MOST),
    application_questions: questions.map(({ question_id: _, ...question }) => question),
  };
}

async function stagesOf(db: Db, ids: readonly number[]): Promise<Map<number, Stages>> {
  const rows = await countByStage(db, ids);
  const byVacancy = Map.groupBy(rows, ({ vacancy_id }) => vacancy_id);
  return new Map([...byVacancy].map(([id, counts]) => [id, stagesWith(counts)]));
}

/** The number of every state, by its name in small letters: `under_review`. */
function stagesWith(counts: readonly { status: ApplicationStatus; total: number }[]): Stages {
  const totals = new Map(counts.map(({ status, total }) => [status, total]));
  const entries = APPLICATION_STATUSES.map((status) => [
    status.toLowerCase().replace(' ', '_'),
    totals.get(status) ?? 0,
  ]);
  return Object.fromEntries(entries) as Stages;
}
