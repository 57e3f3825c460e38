import type { CodedMessage } from '../../../language/run/form/form-module.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import { siteDay, siteMonth } from '../../../language/run/value/site-day.ts';
import { coded } from '../../engine/messages/say.ts';

export type VacancyStatus = 'open' | 'closed' | 'expired' | 'taken_down';

export type LifeCycle = {
  /** When the school closed it. */
  closed_at: Date | null;
  /** When an Admin took it down. */
  taken_down_at: Date | null;
  /** The last day to apply, as `2026-03-31`. */
  application_deadline: string;
};

/**
 * Returns the status: taken down by an Admin, else closed by the school, else expired after its last day at the
 * site, else open.
 */
export function vacancyStatus(vacancy: LifeCycle, now: Date): VacancyStatus {
  if (vacancy.taken_down_at) return 'taken_down';
  if (vacancy.closed_at) return 'closed';
  return hasExpired(vacancy, now) ? 'expired' : 'open';
}

export function hasExpired({ application_deadline }: LifeCycle, now: Date): boolean {
  return application_deadline < siteDay(now);
}

/** Whether everybody can find it: open, and not by direct link only. */
export function isListed(vacancy: LifeCycle & { display_vacancy_public: number }, now: Date): boolean {
  return vacancyStatus(vacancy, now) === 'open' && vacancy.display_vacancy_public === 1;
}

type Featurable = LifeCycle & { display_vacancy_public: number; featured_in: number };

/** Whether it is featured this month and everybody can find it: the search cannot list hidden ones first. */
export function isFeatured(vacancy: Featurable, now: Date): boolean {
  return vacancy.featured_in === siteMonth(now) && isListed(vacancy, now);
}

/** The reason why a school cannot close a vacancy; null if it can. */
export function objectionToClosing(vacancy: LifeCycle, now: Date): CodedMessage | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  if (status === 'taken_down') return coded('vacancy.is_taken_down');
  return status === 'closed' ? coded('vacancy.is_closed') : coded('vacancy.is_expired');
}

/** The reason why a school cannot reopen a vacancy; null if it can. */
export function objectionToReopening(vacancy: LifeCycle, now: Date): CodedMessage | null {
  if (vacancy.taken_down_at) return coded('vacancy.is_taken_down');
  if (hasExpired(vacancy, now)) return coded('vacancy.deadline_passed');
  return vacancy.closed_at ? null : coded('vacancy.is_open');
}

/**
 * The reason why a school cannot extend the deadline to this day; null if it can, which reopens an expired
 * vacancy.
 */
export function objectionToExtending(vacancy: LifeCycle, deadline: string): CodedMessage | null {
  const { application_deadline: until } = vacancy;
  return deadline > until ? null : coded('vacancy.not_later', { until: formatText('long-date-us', until) });
}

/** Whether another deadline reopens an expired vacancy. */
export const reopensExpired = (vacancy: LifeCycle, application_deadline: string, now: Date): boolean =>
  vacancyStatus(vacancy, now) === 'expired' && !hasExpired({ ...vacancy, application_deadline }, now);

/** The reason why a candidate cannot apply; null if possible. */
export function objectionToApplying(vacancy: LifeCycle, now: Date): CodedMessage | null {
  const status = vacancyStatus(vacancy, now);
  if (status === 'open') return null;
  return status !== 'expired' ? coded('vacancy.takes_none') : coded('vacancy.deadline_passed');
}

/** The reason why a school cannot feature a vacancy in the search; null if it can. */
export function objectionToFeaturing(vacancy: Featurable, now: Date): CodedMessage | null {
  if (!isListed(vacancy, now)) return coded('vacancy.only_open_featured');
  return isFeatured(vacancy, now) ? coded('vacancy.is_featured') : null;
}
