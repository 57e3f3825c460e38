import { riyadhDay, riyadhMonth } from './riyadh-day.ts';

export type VacancyStatus = 'open' | 'closed' | 'expired';

export type LifeCycle = {
  /** When the school closed it. */
  closed_at: Date | null;
  /** The last day on which one can apply, as `2026-03-31`. */
  application_deadline: string;
};

/** Closed by the school, else expired after the end of its last day in Riyadh, else open. */
export function vacancyStatus(vacancy: LifeCycle, now: Date): VacancyStatus {
  if (vacancy.closed_at) return 'closed';
  return hasExpired(vacancy, now) ? 'expired' : 'open';
}

export function hasExpired({ application_deadline }: LifeCycle, now: Date): boolean {
  return application_deadline < riyadhDay(now);
}

/** Why a school cannot close a vacancy, or null when it can. */
export function objectionToClosing(vacancy: LifeCycle, now: Date): string | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  return status === 'closed' ? 'This vacancy is closed already.' : 'This vacancy has expired already.';
}

/** Why a school cannot open a vacancy again, or null when it can. */
export function objectionToReopening(vacancy: LifeCycle, now: Date): string | null {
  if (hasExpired(vacancy, now)) return 'The application deadline of this vacancy has passed.';
  return vacancy.closed_at ? null : 'This vacancy is open already.';
}

/** Why nobody can apply, or null when one can. */
export function objectionToApplying(vacancy: LifeCycle, now: Date): string | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  return status === 'closed'
    ? 'This vacancy is closed and takes no more applications.'
    : 'The application deadline of this vacancy has passed.';
}

/** Why a school cannot feature a vacancy in the search, or null when it can. */
export function objectionToFeaturing(
  vacancy: LifeCycle & { display_vacancy_public: number; featured_in: number },
  now: Date,
): string | null {
  if (vacancyStatus(vacancy, now) !== 'open' || vacancy.display_vacancy_public !== 1) {
    return 'Only open vacancies that the search shows can be featured.';
  }
  return vacancy.featured_in === riyadhMonth(now) ? 'This vacancy is featured already.' : null;
}
