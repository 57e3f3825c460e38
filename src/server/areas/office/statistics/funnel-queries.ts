import { sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';

type Overview = AnswerSchema<'AdminOverview'>;

const STAGES = ['shortlisted', 'interview', 'offered', 'hired'] as const;
const WITHIN = ['day', 'three_days', 'week', 'two_weeks', 'longer', 'not_yet'] as const;

type Counted = Record<(typeof STAGES)[number] | (typeof WITHIN)[number] | 'sent' | 'opened', number> & {
  median: number | null;
};

/**
 * Returns how far the applications since a moment have come, and the time to the school's first answer: a
 * move or a message, not one written before about an invitation. Applications withdrawn before that do not count as waiting.
 */
export async function applicationFunnel(
  db: Db,
  from: Date,
): Promise<Pick<Overview, 'funnel' | 'answers' | 'median_answer_days'>> {
  const { rows } = await db.execute<Counted>(sql`
    with sent as (
      select a.viewed_at, a.status, h.reached, extract(epoch from h.answered_at - a.application_date) / 3600 as hours
      from applications a
      left join (
        select application_id, vacancy_id,
          max(array_position(array['Shortlisted', 'Interview', 'Offered', 'Hired'], e.status)) as reached,
          min(at) filter (where kind = 'written' or (kind = 'moved' and e.status <> 'Withdrawn')) as answered_at
        from application_history e join applications using (application_id, vacancy_id)
        where at >= ${from.toISOString()} and at >= application_date group by application_id, vacancy_id
      ) h on h.application_id = a.application_id and h.vacancy_id = a.vacancy_id
      where a.application_date >= ${from.toISOString()}
    )
    select count(*)::int as sent,
      (count(*) filter (where viewed_at is not null or reached >= 1))::int as opened,
      (count(*) filter (where reached >= 1))::int as shortlisted,
      (count(*) filter (where reached >= 2))::int as interview,
      (count(*) filter (where reached >= 3))::int as offered,
      (count(*) filter (where reached >= 4))::int as hired,
      (count(*) filter (where hours <= 24))::int as day,
      (count(*) filter (where hours > 24 and hours <= 72))::int as three_days,
      (count(*) filter (where hours > 72 and hours <= 168))::int as week,
      (count(*) filter (where hours > 168 and hours <= 336))::int as two_weeks,
      (count(*) filter (where hours > 336))::int as longer,
      (count(*) filter (where hours is null and status <> 'Withdrawn'))::int as not_yet,
      round((percentile_cont(0.5) within group (order by hours / 24))::numeric, 1)::float as median
    from sent`);
  const { median, ...counts } = rows[0]!;
  return {
    funnel: (['sent', 'opened', ...STAGES] as const).map((stage) => ({ stage, applications: counts[stage] })),
    answers: WITHIN.map((within) => ({ within, applications: counts[within] })),
    median_answer_days: median,
  };
}
