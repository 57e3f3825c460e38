import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { presentVacancy, summaryOf, viewerOf } from '../vacancy-answers.ts';
import { isListed } from '../vacancy-life-cycle.ts';
import { listedVacancies } from '../vacancy-read-queries.ts';
import { type Effect, effectsOf, promotionList } from './promotion-effect-queries.ts';
import { comparedPeriod, promotionEnd, promotionState } from './promotion-period.ts';

type Promotion = AnswerSchema<'Promotion'>;

export const promotionListOperations = {
  async listPromotions({ path, query }, context) {
    const { db, user } = context;
    if ((await schoolOwner(db, path.id)) === null) throw Refusal.notFound('school');
    const { rows, meta, reading } = await promotionList.page(query, context, { school_id: path.id });
    const { now } = reading;
    const asked = rows.flatMap((row) => {
      const { promotion_id, vacancy_id, posted_at } = row;
      const period = posted_at && comparedPeriod(row, posted_at, now);
      return period && vacancy_id !== null ? [{ ...period, promotion_id, vacancy_id }] : [];
    });
    const ids = rows.flatMap(({ vacancy_id }) => vacancy_id ?? []);
    const [effects, listed] = await Promise.all([
      effectsOf(
        db,
        asked.filter(({ days }) => days > 0),
      ),
      listedVacancies(db, [...new Set(ids)], viewerOf(user, now)),
    ]);
    const vacancies = new Map(
      listed.map((one) => [
        one.vacancy.vacancy_id,
        { summary: summaryOf(presentVacancy(one, now)), isShown: isListed(one.vacancy, now) },
      ]),
    );
    const compared = new Map(asked.map(({ promotion_id, days }) => [promotion_id, days]));
    return {
      data: rows.map((row) => {
        const vacancy = row.vacancy_id === null ? undefined : vacancies.get(row.vacancy_id);
        return {
          promotion_id: row.promotion_id,
          ...(vacancy && { vacancy: vacancy.summary }),
          state: promotionState(row, vacancy?.isShown, now),
          featured_at: row.featured_at,
          ends_at: promotionEnd(row),
          ...effect(compared.get(row.promotion_id), effects.get(row.promotion_id)),
        };
      }),
      meta,
    };
  },
} satisfies Partial<Handlers>;

/** Returns the comparison, if there are days to compare. */
function effect(
  days: number | undefined,
  found: Effect | undefined,
): Pick<Promotion, 'days' | 'before' | 'since'> {
  if (!days || !found) return { days: 0, before: null, since: null };
  return {
    days,
    before: { views: found.views_before, applications: found.applications_before },
    since: { views: found.views_since, applications: found.applications_since },
  };
}
