import type { Db } from '../db/connect.ts';
import { suggestibleVacancies } from '../db/suggested-vacancies.ts';
import { compareMatches, meanPercent, type ProfileMatch, profileMatch } from '../domain/profile-match.ts';

export type Suggestion = { vacancy_id: number; match: ProfileMatch };

/** How many of the first suggestions a candidate's own match is the mean of: the first page. */
const FIRST = 20;

/** Open vacancies that a candidate may like, the best match first, of equal ones the newest; null without a candidate. */
export async function suggestions(db: Db, candidateId: number, today: string): Promise<Suggestion[] | null> {
  const found = await suggestibleVacancies(db, candidateId, today);
  if (!found) return null;
  // Sorting keeps the order of equals: the newest stay first.
  return found.vacancies
    .map(({ vacancy_id, demands }) => ({ vacancy_id, match: profileMatch(found.profile, demands) }))
    .sort((a, b) => compareMatches(a.match, b.match));
}

/** How far the profile fits what is suggested first, in percent; null when nothing is, or nothing is known. */
export async function profileMatchPercent(
  db: Db,
  candidateId: number,
  today: string,
): Promise<number | null> {
  const first = (await suggestions(db, candidateId, today))?.slice(0, FIRST) ?? [];
  return meanPercent(first.map(({ match }) => match));
}
