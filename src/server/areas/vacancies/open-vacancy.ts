import { Refusal } from '../../engine/messages/refusal.ts';
import { objectionToApplying } from './vacancy-life-cycle.ts';
import type { VacancyRow } from './vacancy-queries.ts';

/** @throws Refusal 404 if there is no vacancy, 409 if it takes no applications */
export function refuseUnlessOpen(vacancy: VacancyRow | null, now: Date): VacancyRow {
  if (!vacancy) throw Refusal.notFound('vacancy');
  const reason = objectionToApplying(vacancy, now);
  if (reason) throw new Refusal(409, reason);
  return vacancy;
}
