import { DAY } from '../../../language/run/value/durations.ts';
import { recordVacancyViews, type VacancyView } from '../../areas/vacancies/vacancy-view-queries.ts';
import type { DemoApi } from './demo-api.ts';
import type { DemoCandidate } from './demo-content.ts';
import type { Randomness } from './randomness.ts';
import type { IdOf } from './reference-ids.ts';

type Offer = { id: number; owner: number; from: number; isOpen: boolean };
type Reader = { userId: number; person: DemoCandidate };

/** Adds saved jobs, saved searches, and views. */
export async function browse(
  api: DemoApi,
  readers: readonly Reader[],
  posted: readonly Offer[],
  idOf: IdOf,
  now: number,
  chance: Randomness,
): Promise<void> {
  const open = posted.filter(({ isOpen }) => isOpen);
  for (const reader of readers) {
    const { userId } = reader;
    const views: VacancyView[] = [];
    for (const vacancy of chance.some(open, chance.between(2, 6))) {
      const at = new Date(now - (now - Math.max(vacancy.from, now - 40 * DAY)) * chance.next());
      await api.act(userId, at, 'toggleSavedVacancy', { path: { vacancy_id: vacancy.id } });
      views.push(viewOf(vacancy, userId, at));
    }
    // Most candidates open more vacancies than they save, and revisit some of them.
    for (const vacancy of chance.some(open, chance.between(6, 14))) {
      const since = Math.max(vacancy.from, now - 25 * DAY);
      for (let visit = chance.between(1, 2); visit > 0; visit -= 1)
        views.push(viewOf(vacancy, userId, new Date(now - (now - since) * chance.next())));
    }
    await recordVacancyViews(api.db, views);
    for (const body of searchesOf(reader.person, idOf)) {
      const at = new Date(now - chance.between(5, 40) * DAY);
      await api.act(userId, at, 'saveSearch', { body });
    }
  }
}

const viewOf = ({ id, owner }: Offer, viewer_user_id: number, at: Date): VacancyView => ({
  vacancy_id: id,
  school_user_id: owner,
  viewer_user_id,
  at,
});

/** The maximum of the salary slider. */
const HIGHEST_SALARY = 100_000;

/** A candidate's saved searches: by subject, and by curriculum in the country of residence. */
function searchesOf({ subject, curriculum, country, salary }: DemoCandidate, idOf: IdOf) {
  const word = subject.split(' ')[0]!;
  const curriculum_id = [idOf('curriculums', curriculum)];
  const country_id = [idOf('countries', country)];
  const salary_min = Math.min(salary, HIGHEST_SALARY);
  return [
    { name: `${word} jobs`, filters: { search: word } },
    { name: `${curriculum} in ${country}`, filters: { curriculum_id, country_id, salary_min } },
  ];
}
