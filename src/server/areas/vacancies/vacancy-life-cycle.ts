import { formatText } from '../../../language/run/value/formats.ts';
import { riyadhDay, riyadhMonth } from '../../../language/run/value/riyadh-day.ts';
import { say } from '../../engine/messages/say.ts';

export type VacancyStatus = 'open' | 'closed' | 'expired' | 'taken_down';

export type LifeCycle = {
  /** When the school closed it. */
  closed_at: Date | null;
  /** When an Admin took it down. */
  taken_down_at: Date | null;
  /** The last day on which one can apply, as `2026-03-31`. */
  application_deadline: string;
};

/**
 * Returns the status: taken down by an Admin, else closed by the school, else expired at the end of its last day in
 * Riyadh, else open.
 */
export function vacancyStatus(vacancy: LifeCycle, now: Date): VacancyStatus {
  if (vacancy.taken_down_at) return 'taken_down';
  if (vacancy.closed_at) return 'closed';
  return hasExpired(vacancy, now) ? 'expired' : 'open';
}

export function hasExpired({ application_deadline }: LifeCycle, now: Date): boolean {
  return application_deadline < riyadhDay(now);
}

/** Whether everybody can find it: open, and not by direct link only. */
export function isListed(vacancy: LifeCycle & { display_vacancy_public: number }, now: Date): boolean {
  return vacancyStatus(vacancy, now) === 'open' && vacancy.display_vacancy_public === 1;
}

type Featurable = LifeCycle & { display_vacancy_public: number; featured_in: number };

/** Whether it is featured this month and everybody can find it: what the search does not show is not at its front. */
export function isFeatured(vacancy: Featurable, now: Date): boolean {
  return vacancy.featured_in === riyadhMonth(now) && isListed(vacancy, now);
}

/** Why a school cannot close a vacancy, or null when it can. */
export function objectionToClosing(vacancy: LifeCycle, now: Date): string | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  if (status === 'taken_down') return say('vacancy.is_taken_down');
  return status === 'closed' ? say('vacancy.is_closed') : say('vacancy.is_expired');
}

/** Why a school cannot open a vacancy again, or null when it can. */
export function objectionToReopening(vacancy: LifeCycle, now: Date): string | null {
  if (vacancy.taken_down_at) return say('vacancy.is_taken_down');
  if (hasExpired(vacancy, now)) return say('vacancy.deadline_passed');
  return vacancy.closed_at ? null : say('vacancy.is_open');
}

/** Why a school cannot extend the deadline to this day, or null when it can. An expired vacancy is open again then. */
export function objectionToExtending(vacancy: LifeCycle, deadline: string): string | null {
  const { application_deadline: until } = vacancy;
  return deadline > until ? null : say('vacancy.not_later', { until: formatText('long-date-us', until) });
}

/** Whether another deadline makes an expired vacancy open again. */
export const opensAgain = (vacancy: LifeCycle, application_deadline: string, now: Date): boolean =>
  vacancyStatus(vacancy, now) === 'expired' && !hasExpired({ ...vacancy, application_deadline }, now);

/** Why a candidate cannot apply, or null when it is possible. */
export function objectionToApplying(vacancy: LifeCycle, now: Date): string | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  return status !== 'expired' ? say('vacancy.takes_none') : say('vacancy.deadline_passed');
}

/** Why a school cannot feature a vacancy in the search, or null when it can. */
export function objectionToFeaturing(vacancy: Featurable, now: Date): string | null {
  if (!isListed(vacancy, now)) return say('vacancy.only_open_featured');
  return isFeatured(vacancy, now) ? say('vacancy.is_featured') : null;
}
