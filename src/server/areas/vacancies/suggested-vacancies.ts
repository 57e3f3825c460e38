import type { Db } from '../../engine/db/connect.ts';
import {
  compareMatches,
  meanPercent,
  type ProfileMatch,
  profileMatch,
} from './profile-match/profile-match.ts';
import { suggestibleVacancies } from './suggested-vacancy-queries.ts';

export type Suggestion = { vacancy_id: number; match: ProfileMatch };

/** The number of suggestions whose mean is a candidate's profile match: the first page. */
export const BEST = 20;

/**
 * Returns open vacancies for a candidate: those of a subject the candidate has taught or studied first, then
 * by match, then the newest. Null if there is no such candidate.
 */
export async function suggestions(db: Db, candidateId: number, today: string): Promise<Suggestion[] | null> {
  const found = await suggestibleVacancies(db, candidateId, today);
  if (!found) return null;
  // The sort is stable: among equals the newest stay first.
  return found.vacancies
    .map(({ vacancy_id, demands }) => ({ vacancy_id, match: profileMatch(found.profile, demands) }))
    .sort((a, b) => isOfOtherSubject(a) - isOfOtherSubject(b) || compareMatches(a.match, b.match));
}

const isOfOtherSubject = ({ match }: Suggestion): number => Number(match.missing_subject !== undefined);

/** Returns the mean match of the profile with the first suggestions, in percent; null without suggestions. */
export async function profileMatchPercent(
  db: Db,
  candidateId: number,
  today: string,
): Promise<number | null> {
  const first = (await suggestions(db, candidateId, today))?.slice(0, BEST) ?? [];
  return meanPercent(first.map(({ match }) => match));
}
