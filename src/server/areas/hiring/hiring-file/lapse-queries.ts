import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { siteDay, siteDayAfter, startOfSiteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { applications, HAS_ENDED, isOfApplication } from '../tables/application.ts';
import { hiringFiles, hiringItems } from '../tables/hiring-file.ts';
import { LAPSE_STEPS } from './item-states.ts';

/** An application, with the checks in its file that have come closer to their end. */
export type Lapsing = {
  application_id: number;
  vacancy_id: number;
  candidate_id: number;
  items: { item: string; subject: string }[];
};

/** The step that a check has reached: the least of the days ahead that its last day is within. */
const stepOf = (today: string): SQL<number> =>
  sql`case ${sql.join(
    [...LAPSE_STEPS]
      .reverse()
      .map(
        (days) =>
          sql`when ${hiringItems.expires_on} <= ${siteDayAfter(today, days)}::date then ${sql.raw(String(days))}`,
      ),
    sql` `,
  )} end`;

/** A check that holds, has reached a step of which nobody was told, and was not changed today. */
const isDue = (today: string): SQL =>
  and(
    gte(hiringItems.expires_on, today),
    lte(hiringItems.expires_on, siteDayAfter(today, LAPSE_STEPS[0])),
    isNotNull(hiringItems.checked_on),
    isNull(hiringItems.waived_at),
    lt(hiringItems.updated_at, startOfSiteDay(today)),
    or(isNull(hiringItems.told_days), sql`${hiringItems.told_days} > ${stepOf(today)}`),
  )!;

/**
 * Claims files with checks that lapse soon, of applications that have not ended without a hire, and records the step of
 * each check. Files that another process has claimed are skipped; of one that it has finished, no check is due. After the
 * last file of those claimed before, so that each is looked at once.
 */
export async function claimLapsing(
  tx: Db,
  morning: Date,
  atMost: number,
  last?: Pick<Lapsing, 'application_id'>,
): Promise<Lapsing[]> {
  const today = siteDay(morning);
  const dueItems = tx
    .select({ one: sql`1` })
    .from(hiringItems)
    .where(
      and(
        eq(hiringItems.vacancy_id, hiringFiles.vacancy_id),
        eq(hiringItems.application_id, hiringFiles.application_id),
        isDue(today),
      ),
    );
  const files = await tx
    .select({
      application_id: hiringFiles.application_id,
      vacancy_id: hiringFiles.vacancy_id,
      candidate_id: applications.candidate_id,
    })
    .from(hiringFiles)
    .innerJoin(applications, isOfApplication(hiringFiles))
    .where(
      and(
        last && gt(hiringFiles.application_id, last.application_id),
        not(HAS_ENDED),
        sql`exists ${dueItems}`,
      ),
    )
    .orderBy(asc(hiringFiles.application_id))
    .limit(atMost)
    .for('no key update', { of: hiringFiles, skipLocked: true });
  if (files.length === 0) return [];
  const told = await tx
    .update(hiringItems)
    .set({ told_days: stepOf(today) })
    .where(
      and(
        inArray(
          hiringItems.vacancy_id,
          files.map(({ vacancy_id }) => vacancy_id),
        ),
        inArray(
          hiringItems.application_id,
          files.map(({ application_id }) => application_id),
        ),
        isDue(today),
      ),
    )
    .returning({
      application_id: hiringItems.application_id,
      item: hiringItems.item,
      subject: hiringItems.subject,
    });
  const byApplication = Map.groupBy(told, ({ application_id }) => application_id);
  return files.map((file) => ({ ...file, items: byApplication.get(file.application_id) ?? [] }));
}
