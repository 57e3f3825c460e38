import { violatedConstraint } from '../db/constraint.ts';
import { toggleSaved } from '../db/saved-vacancies.ts';
import { savedKeys, savedVacanciesOf } from '../db/vacancy-search.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { paging } from './paging.ts';
import { presentVacancy, viewerOf } from './present-vacancy.ts';
import { visibleVacancy } from './visible-vacancy.ts';

/** Violated by a vacancy that is deleted at the same moment. */
const OF_VACANCY = 'saved_vacancies_vacancy_id_vacancies_vacancy_id_fk';

export const saved: Pick<Handlers, 'listSavedVacancies' | 'toggleSavedVacancy'> = {
  async listSavedVacancies({ path, query }, { db, user, clock }) {
    const now = clock();
    const { wanted, meta } = paging({ saved: path.candidate_id }, savedKeys, query);
    const found = await savedVacanciesOf(db, wanted, viewerOf(user, now));
    return {
      message: 'Saved vacancies.',
      data: found.rows.map((row) => presentVacancy(row, now)),
      meta: meta(found),
    };
  },

  async toggleSavedVacancy(call, { db, user, clock }) {
    const now = clock();
    const { vacancy } = await visibleVacancy(call, db, call.path.vacancy_id, viewerOf(user, now));
    const isSaved = await toggleSaved(db, user.candidate_id!, vacancy.vacancy_id, now).catch((error) => {
      throw violatedConstraint(error) === OF_VACANCY ? Refusal.notFound('The vacancy') : error;
    });
    return { message: isSaved ? 'Job saved!' : 'Job unsaved!', data: { saved: isSaved } };
  },
};
