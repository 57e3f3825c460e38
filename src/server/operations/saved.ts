import { toggleSaved } from '../db/saved-vacancies.ts';
import { savedVacanciesOf } from '../db/vacancy-search.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { presentVacancy, viewerOf } from './present-vacancy.ts';
import { visibleVacancy } from './visible-vacancy.ts';

export const saved: Pick<Handlers, 'listSavedVacancies' | 'toggleSavedVacancy'> = {
  async listSavedVacancies({ path, query }, { db, user, clock }) {
    if (user.candidate_id !== path.candidate_id) throw Refusal.forbidden();
    const now = clock();
    const paging = { page: query.page!, per_page: query.per_page! };
    const found = await savedVacanciesOf(db, paging, viewerOf(user, now));
    return {
      message: 'Saved vacancies.',
      data: found.rows.map((row) => presentVacancy(row, user, now)),
      meta: { total: found.total, ...paging },
    };
  },

  async toggleSavedVacancy(call, { db, user, clock }) {
    if (user.candidate_id === null) throw new Refusal(403, 'Please create your profile first.');
    const now = clock();
    const { vacancy } = await visibleVacancy(db, call.path.vacancy_id, user, now);
    const isSaved = await toggleSaved(db, user.candidate_id, vacancy.vacancy_id, now);
    return { message: isSaved ? 'Job saved!' : 'Job unsaved!', data: { saved: isSaved } };
  },
};
