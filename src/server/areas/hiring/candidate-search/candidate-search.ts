import type { components } from '../../../../../generated/api.d.ts';
import { riyadhDay } from '../../../../language/run/value/riyadh-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { demandsOf, profileFactsOf } from '../../vacancies/profile-match/match-fact-queries.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { findVacancy } from '../../vacancies/vacancy-queries.ts';
import { findShortlist } from '../shortlist/shortlist-queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the longest notice period with which a candidate could start on a day; none can start before today. */
export function daysUntil(day: string | undefined, now: Date): number | undefined {
  if (day === undefined) return undefined;
  return Math.round((Date.parse(day) - Date.parse(riyadhDay(now))) / DAY);
}

/** Returns the smallest of the given limits. */
export function leastOf(...limits: (number | undefined)[]): number | undefined {
  const given = limits.filter((limit) => limit !== undefined);
  return given.length > 0 ? Math.min(...given) : undefined;
}

/** Refuses vacancies and lists of other schools; `schoolId` is undefined for Admins, who may use all. */
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

type Match = components['schemas']['ProfileMatch'];

/** Returns how well each of the candidates matches a vacancy. */
export async function matchesWith(
  db: Db,
  vacancyId: number,
  candidateIds: readonly number[],
): Promise<(candidateId: number) => Match | undefined> {
  const [facts, demands] = await Promise.all([profileFactsOf(db, candidateIds), demandsOf(db, [vacancyId])]);
  const asked = demands.get(vacancyId);
  return (id) => {
    const profile = facts.get(id);
    return profile && asked ? profileMatch(profile, asked) : undefined;
  };
}
