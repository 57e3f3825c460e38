import { and, eq, gte, isNotNull, isNull, lt, type Placeholder, type SQL } from 'drizzle-orm';
import type { VacancyStatus } from '../vacancy-life-cycle.ts';
import { vacancies } from './vacancy.ts';

/**
 * The states of `vacancyStatus` as SQL conditions; `today` is the date at the site. A test compares both in
 * every case.
 */
export const isInState: Readonly<Record<VacancyStatus, (today: string | Placeholder) => SQL>> = {
  open: (today) =>
    and(
      isNull(vacancies.closed_at),
      isNull(vacancies.taken_down_at),
      gte(vacancies.application_deadline, today),
    )!,
  closed: () => and(isNotNull(vacancies.closed_at), isNull(vacancies.taken_down_at))!,
  expired: (today) =>
    and(
      isNull(vacancies.closed_at),
      isNull(vacancies.taken_down_at),
      lt(vacancies.application_deadline, today),
    )!,
  taken_down: () => isNotNull(vacancies.taken_down_at),
};

/**
 * The vacancies that everybody can find, like `isListed` in the life cycle: open, and not by direct link
 * only.
 */
export const isListedOn = (today: string): SQL =>
  and(isInState.open(today), eq(vacancies.display_vacancy_public, 1))!;
