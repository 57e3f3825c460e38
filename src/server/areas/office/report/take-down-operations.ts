import type { Db } from '../../../engine/db/connect.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { presentVacancyById } from '../../hiring/own-vacancy/vacancy-with-details.ts';
import { tell } from '../../news/tell.ts';
import { type Poster, posterOf, setTakenDown } from '../../schools/take-down-queries.ts';
import { unfeature } from '../../vacancies/promotion/promotion-queries.ts';
import { lockVacancy, type VacancyRow } from '../../vacancies/vacancy-queries.ts';

export const takeDownOperations = {
  async takeDownVacancy(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    await call.received();
    const now = clock();
    await db.transaction(async (tx) => {
      const vacancy = await locked(tx, id);
      const { reason } = await call.body({}, {}, tx);
      await takeDown(tx, context, vacancy, reason);
    });
    return { data: await presentVacancyById(db, id, user, now) };
  },

  async putBackVacancy(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    await db.transaction(async (tx) => {
      const vacancy = await locked(tx, id);
      const poster = await posterOf(tx, vacancy.school_id);
      if (vacancy.taken_down_reason === null) throw new Refusal(409, coded('vacancy.is_not_taken_down'));
      // It stays hidden while its school's account is suspended.
      await setTakenDown(tx, id, poster.suspended_at, null);
      await notifyPoster(tx, context, vacancy, poster, null);
    });
    return { data: await presentVacancyById(db, id, user, clock()) };
  },
} satisfies Partial<Handlers>;

/** Takes a locked vacancy down and tells its school why, in the same transaction. */
export async function takeDown(
  tx: Db,
  context: Pick<Context, 'mail' | 'settings' | 'clock'>,
  vacancy: VacancyRow,
  reason: string,
): Promise<void> {
  if (vacancy.taken_down_reason !== null) throw new Refusal(409, coded('vacancy.is_taken_down'));
  const poster = await posterOf(tx, vacancy.school_id);
  const now = context.clock();
  await setTakenDown(tx, vacancy.vacancy_id, now, reason);
  if (vacancy.featured_in) await unfeature(tx, vacancy.vacancy_id, vacancy.featured_in, now);
  await notifyPoster(tx, context, vacancy, poster, reason);
}

async function locked(tx: Db, id: number): Promise<VacancyRow> {
  const found = await lockVacancy(tx, id, 'update');
  if (!found) throw Refusal.notFound('vacancy');
  return found;
}

/** `reason` is null when it is restored. */
async function notifyPoster(
  tx: Db,
  context: Pick<Context, 'mail' | 'settings' | 'clock'>,
  { vacancy_id, vacancy_title }: VacancyRow,
  { user_id, school_user_ids, user_name, full_name, language }: Poster,
  reason: string | null,
): Promise<void> {
  await tell(tx, context, reason === null ? 'vacancy-put-back' : 'vacancy-taken-down', {
    to: { school: school_user_ids, owner: { id: user_id, user_name, full_name, language } },
    facts: { vacancy_title, reason },
    about: { vacancy_id },
    at: context.clock(),
  });
}
