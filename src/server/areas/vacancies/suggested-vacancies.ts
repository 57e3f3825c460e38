import type { Db } from '../../engine/db/connect.ts';
import {
  compareMatches,
  meanPercent,
  type ProfileMatch,
  profileMatch,
} from './profile-match/profile-match.ts';
import { CLOSENESS, suggestibleVacancies } from './suggested-vacancy-queries.ts';

export type Suggestion = { vacancy_id: number; match: ProfileMatch };

/** The number of suggestions whose mean is a candidate's profile match: the first page. */
export const BEST = 20;

/**
 * Returns open vacancies for a candidate: those of a subject that the candidate teaches first, then of one that
 * the candidate has studied, then of a subject near to these; within each, by match, then the newest. Null if
 * there is no such candidate.
 */
export async function suggestions(db: Db, candidateId: number, today: string): Promise<Suggestion[] | null> {
  const found = await suggestibleVacancies(db, candidateId, today);
  if (!found) return null;
  const distance = (subject: number) => CLOSENESS.indexOf(found.closeness.get(subject) ?? 'other');
  // The sort is stable: among equals the newest stay first.
  return found.vacancies
    .map(({ vacancy_id, demands }) => ({
      vacancy_id,
      match: profileMatch(found.profile, demands),
      distance: distance(demands.subject.id),
    }))
    .sort((a, b) => a.distance - b.distance || compareMatches(a.match, b.match))
    .map(({ vacancy_id, match }) => ({ vacancy_id, match }));
}

/** Returns the mean match of the profile with the first suggestions, in percent; null without suggestions. */
export async function profileMatchPercent(
  db: Db,
  candidateId: number,
  today: string,
): Promise<number | null> {
  const first = (await suggestions(db, candidateId, today))?.slice(0, BEST) ?? [];
  return meanPercent(first.map(({ match }) => match));
}
