import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { demandsOf, profileFactsOf } from '../../vacancies/profile-match/match-fact-queries.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { findVacancy } from '../../vacancies/vacancy-queries.ts';
import { findShortlist } from '../shortlist/shortlist-queries.ts';

/** Refuses other schools' vacancies and lists; `schoolId` is undefined for Admins, who may use all. */
export async function refuseForeign(
  db: Db,
  schoolId: number | undefined,
  { vacancy_id, shortlist_id }: { vacancy_id?: number; shortlist_id?: number },
): Promise<void> {
  if (vacancy_id !== undefined) {
    const vacancy = await findVacancy(db, vacancy_id);
    if (!vacancy || (schoolId ?? vacancy.school_id) !== vacancy.school_id) throw Refusal.notFound('vacancy');
  }
  if (shortlist_id !== undefined) {
    const list = await findShortlist(db, shortlist_id);
    if (list?.school_id !== schoolId || schoolId === undefined) throw Refusal.notFound('shortlist');
  }
}

type Match = AnswerSchema<'ProfileMatch'>;

/** Returns how well each of the candidates matches a vacancy. */
export async function matchesWith(
  db: Db,
  vacancyId: number,
  candidateIds: readonly number[],
): Promise<(candidateId: number) => Match | undefined> {
  const [facts, demands] = await inOneStatement(db, (one) => [
    profileFactsOf(one, candidateIds),
    demandsOf(one, [vacancyId]),
  ]);
  const asked = demands.get(vacancyId);
  return (id) => {
    const profile = facts.get(id);
    return profile && asked ? profileMatch(profile, asked) : undefined;
  };
}
