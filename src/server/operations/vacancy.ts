import { applicantsOf } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import { noteProfileView } from '../db/profile-views.ts';
import { insertRecord } from '../db/record-store.ts';
import type { SessionUser } from '../db/sessions.ts';
import { deleteVacancy, lockVacancy, setClosed, vacancyKind, vacancyQuestionsOf } from '../db/vacancies.ts';
import {
  countVacancyApplications,
  findListedVacancy,
  type ListedVacancy,
  vacancyTexts,
} from '../db/vacancy-read.ts';
import { searchVacancies, similarVacancies } from '../db/vacancy-search.ts';
import { type LifeCycle, objectionToClosing, objectionToReopening } from '../domain/vacancy-life-cycle.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';
import { presentVacancy, type Vacancy, viewerOf } from './present-vacancy.ts';
import { visibleVacancy } from './visible-vacancy.ts';

/** The end of the salary slider (specification, part 1 section 9): there it means "and above". */
const SALARY_SCALE_END = 100_000;
const SIMILAR_AT_MOST = 12;
/** Applicants that a refusal names. */
const NAMED_AT_MOST = 5;

export const vacancy: Pick<
  Handlers,
  | 'listVacancies'
  | 'createVacancy'
  | 'getVacancy'
  | 'deleteVacancy'
  | 'listSimilarVacancies'
  | 'closeVacancy'
  | 'reopenVacancy'
> = {
  async listVacancies({ query }, { db, user, clock }) {
    const { search, title, salary_max, sort, page, per_page, ...filter } = query;
    const isOwn = user.school_id !== null && user.school_id === filter.school_id;
    const upTo = salary_max !== undefined && salary_max < SALARY_SCALE_END ? salary_max : undefined;
    const now = clock();
    const found = await searchVacancies(
      db,
      { ...filter, titles: [search, title].filter((text) => text !== undefined), salary_max: upTo },
      { page: page!, per_page: per_page!, sort: sort!, listedOnly: !isOwn },
      viewerOf(user, now),
    );
    const ids = isOwn ? found.rows.map((row) => row.vacancy.vacancy_id) : [];
    const applied = await countVacancyApplications(db, ids);
    const locations = (filter.country_id?.length ?? 0) + (filter.city?.length ?? 0);
    return {
      message: 'Vacancies.',
      data: found.rows.map((row) => ({
        ...presentVacancy(row, now),
        ...(isOwn && { application_count: applied.get(row.vacancy.vacancy_id) ?? 0 }),
      })),
      meta: { total: found.total, page: page!, per_page: per_page!, locations },
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

  async deleteVacancy(call, { db }) {
    const { id } = call.path;
    await db.transaction(async (tx) => {
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('The vacancy');
      await call.allow(found);
      const { applicants, total } = await applicantsOf(tx, id, NAMED_AT_MOST);
      if (total > 0) throw new Refusal(409, hasApplications(applicants, total));
      await deleteVacancy(tx, id);
    });
    return { message: 'The vacancy has been deleted.', data: null };
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

  async closeVacancy(call, { db, user, clock }) {
    const now = clock();
    await changeState(call, db, objectionToClosing, now, now);
    return { message: 'The vacancy is closed.', data: await presentFull(db, call.path.id, user, now) };
  },

  async reopenVacancy(call, { db, user, clock }) {
    const now = clock();
    await changeState(call, db, objectionToReopening, null, now);
    return { message: 'The vacancy is open again.', data: await presentFull(db, call.path.id, user, now) };
  },
};

async function presentFull(db: Db, id: number, user: SessionUser, now: Date): Promise<Vacancy> {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  if (!listed) throw Refusal.notFound('The vacancy');
  return presentFound(db, listed, user, now);
}

async function presentFound(db: Db, listed: ListedVacancy, user: SessionUser, now: Date): Promise<Vacancy> {
  const { vacancy_id, school_id } = listed.vacancy;
  const isOwn = user.school_id === school_id;
  const [alone, questions, applied] = await Promise.all([
    vacancyTexts(db, vacancy_id),
    vacancyQuestionsOf(db, vacancy_id),
    countVacancyApplications(db, isOwn ? [vacancy_id] : []),
  ]);
  if (!alone) throw Refusal.notFound('The vacancy');
  if (user.role_name === 'Candidate') await noteProfileView(db, alone.school_user_id, user.id);
  return presentVacancy(listed, now, {
    texts: alone.texts,
    questions,
    school: alone.school,
    application_count: applied.get(vacancy_id) ?? 0,
  });
}

function hasApplications(applicants: { full_name: string; status: string }[], total: number): string {
  const names = applicants.map(({ full_name, status }) => `${full_name} (${status})`);
  const more = total - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const count = total === 1 ? 'an application' : `${total} applications`;
  return `This vacancy has ${count} and cannot be deleted: ${list}. Close it instead.`;
}

/** Closes or opens an own vacancy, unless its state speaks against it. */
async function changeState(
  call: Pick<Call<'closeVacancy'>, 'path' | 'allow'>,
  db: Db,
  objection: (vacancy: LifeCycle, now: Date) => string | null,
  closedAt: Date | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockVacancy(tx, call.path.id, 'update');
    if (!found) throw Refusal.notFound('The vacancy');
    await call.allow(found);
    const reason = objection(found, now);
    if (reason) throw new Refusal(409, reason);
    await setClosed(tx, call.path.id, closedAt, now);
  });
}
