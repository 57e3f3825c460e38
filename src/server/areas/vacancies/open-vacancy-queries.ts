import { and, count, eq, isNotNull } from 'drizzle-orm';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import type { Context } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { objectionToOpening } from '../account/quota.ts';
import { lockSchoolHolder } from '../account/quota-queries.ts';
import { vacancies } from './tables/vacancy.ts';
import { isInState } from './tables/vacancy-state-queries.ts';

export async function countOpenVacancies(db: Db, schoolId: number, today: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(vacancies)
    .where(and(eq(vacancies.school_id, schoolId), isInState.open(today)));
  return row!.open;
}

export async function countClosed(db: Db, schoolId: number): Promise<number> {
  const [row] = await db
    .select({ closed: count() })
    .from(vacancies)
    .where(and(eq(vacancies.school_id, schoolId), isNotNull(vacancies.closed_at)));
  return row!.closed;
}

/**
 * Refuses another open vacancy to a school that has reached its limit. The school stays locked until the
 * transaction ends: call it before locking its owner or a vacancy.
 *
 * @throws Refusal 409
 */
export async function refuseBeyondOpen(
  tx: Db,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  schoolId: number,
): Promise<void> {
  const [holder, open] = await inOrder(
    () => lockSchoolHolder(tx, schoolId),
    () => countOpenVacancies(tx, schoolId, siteDay(clock())),
  );
  const objection = objectionToOpening(holder, settings, open);
  if (objection) throw new Refusal(409, objection);
}
