import { noteProfileView } from '../db/profile-views.ts';
import type { Stage } from './act-as.ts';
import type { DemoCandidate } from './candidates.ts';
import type { Randomness } from './randomness.ts';
import type { IdOf } from './reference-ids.ts';

const DAY = 86_400_000;

type Offer = { id: number; owner: number; from: number; isOpen: boolean };
type Reader = { userId: number; person: DemoCandidate };

/** Saved jobs, saved searches, and who looked at whom. */
export async function browse(
  stage: Stage,
  readers: readonly Reader[],
  posted: readonly Offer[],
  idOf: IdOf,
  now: number,
  chance: Randomness,
): Promise<void> {
  const open = posted.filter(({ isOpen }) => isOpen);
  for (const reader of readers) {
    const { userId } = reader;
    for (const vacancy of chance.some(open, chance.between(2, 6))) {
      const at = new Date(now - (now - Math.max(vacancy.from, now - 40 * DAY)) * chance.next());
      await stage.act(userId, at, 'toggleSavedVacancy', { path: { vacancy_id: vacancy.id } });
      await noteProfileView(stage.db, vacancy.owner, userId, at);
    }
    for (const body of searchesOf(reader.person, idOf)) {
      const at = new Date(now - chance.between(5, 40) * DAY);
      await stage.act(userId, at, 'saveSearch', { body });
    }
  }
}

/** What people look for: their subject, and their curriculum where they live. */
function searchesOf({ subject, curriculum, lives: [country], salary }: DemoCandidate, idOf: IdOf) {
  const word = subject.split(' ')[0]!;
  const curriculum_id = [idOf('curriculums', curriculum)];
  const country_id = [idOf('countries', country)];
  return [
    { name: `${word} jobs`, filters: { search: word } },
    { name: `${curriculum} in ${country}`, filters: { curriculum_id, country_id, salary_min: salary } },
  ];
}
