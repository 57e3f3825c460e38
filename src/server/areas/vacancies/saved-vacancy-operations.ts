import { violatedConstraint } from '../../engine/db/constraint.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { toggleSaved } from './saved-vacancy-queries.ts';
import { presentVacancy } from './vacancy-answers.ts';
import { savedVacancyList } from './vacancy-search-queries.ts';

const SAVED_AT_MOST = 500;

/** The constraint violated when a vacancy is deleted concurrently. */
const OF_VACANCY = 'saved_vacancies_vacancy_id_vacancies_vacancy_id_fk';

export const savedVacancyOperations = {
  listSavedVacancies: savedVacancyList.handler(
    (row, { now }) => presentVacancy(row, now),
    ({ path }) => path,
  ),

  async toggleSavedVacancy(call, { db, user, clock }) {
    const { vacancy_id } = call.record;
    const isSaved = await toggleSaved(db, user.candidate_id!, vacancy_id, SAVED_AT_MOST, clock()).catch(
      (error) => {
        throw violatedConstraint(error) === OF_VACANCY ? Refusal.notFound('vacancy') : error;
      },
    );
    if (isSaved === 'full') throw new Refusal(409, coded('vacancy.saved_too_many', { most: SAVED_AT_MOST }));
    return {
      message: isSaved ? say('vacancy.saved_job') : say('vacancy.unsaved_job'),
      data: { saved: isSaved },
    };
  },
} satisfies Partial<Handlers>;
