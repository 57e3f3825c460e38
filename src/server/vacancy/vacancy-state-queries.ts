import { and, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { vacancies } from '../db/schema/vacancy.ts';
import type { VacancyStatus } from './vacancy-life-cycle.ts';

/** The states of `vacancyStatus` as conditions; `today` is the day in Riyadh. A test compares them in every case. */
export const isInState: Readonly<Record<VacancyStatus, (today: string) => SQL>> = {
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

/** What everybody may find, as `isListed` of the life cycle: open, and not by direct link only. */
export const isListedOn = (today: string): SQL =>
  and(isInState.open(today), eq(vacancies.display_vacancy_public, 1))!;
