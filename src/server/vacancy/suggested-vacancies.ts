import type { Db } from '../db/connect.ts';
import {
  compareMatches,
  meanPercent,
  type ProfileMatch,
  profileMatch,
} from '../profile-match/profile-match.ts';
import { suggestibleVacancies } from './suggested-vacancy-queries.ts';

export type Suggestion = { vacancy_id: number; match: ProfileMatch };

/** How many of the first suggestions a candidate's own match is the mean of: the first page. */
const FIRST = 20;

/**
 * Open vacancies that a candidate may like, the best match first; of equal ones those of a subject that the candidate
 * has taught, then the newest. Null without a candidate.
 */
export async function suggestions(db: Db, candidateId: number, today: string): Promise<Suggestion[] | null> {
  const found = await suggestibleVacancies(db, candidateId, today);
  if (!found) return null;
  // Sorting keeps the order of equals: the newest stay first.
  return found.vacancies
    .map(({ vacancy_id, demands, isTaught }) => ({
      vacancy_id,
      isTaught,
      match: profileMatch(found.profile, demands),
    }))
    .sort(
      (a, b) =>
        b.match.percent - a.match.percent ||
        Number(b.isTaught) - Number(a.isTaught) ||
        compareMatches(a.match, b.match),
    );
}

/** How far the profile fits what is suggested first, in percent; null when nothing is. */
export async function profileMatchPercent(
  db: Db,
  candidateId: number,
  today: string,
): Promise<number | null> {
  const first = (await suggestions(db, candidateId, today))?.slice(0, FIRST) ?? [];
  return meanPercent(first.map(({ match }) => match));
}
