import { siteDay, startOfSiteDay } from '../../../../language/run/value/site-day.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { isInState } from '../../vacancies/tables/vacancy-state-queries.ts';
import { cachedCount } from './cached-count.ts';
import { applicationFunnel } from './funnel-queries.ts';
import { countAll } from './statistics-queries.ts';
import { countWeeks } from './week-count-queries.ts';
import { lastWeeks } from './weeks.ts';

const WEEKS = 12;

const overviewOf = cachedCount(60_000, async (db, now) => {
  const days = lastWeeks(now, WEEKS);
  const from = startOfSiteDay(days[0]!);
  const [numbers, weeks, funnel] = await inOneStatement(db, (one) => [
    countAll(one, isInState.open(siteDay(now))),
    countWeeks(one, days, from),
    applicationFunnel(one, from),
  ]);
  const applications = weeks.reduce((sum, week) => sum + week.applications, 0);
  return { ...numbers, applications, weeks, ...funnel };
});

export const adminOverviewOperations = {
  async getAdminOverview(_call, { db, clock }) {
    return { data: await overviewOf(db, clock()) };
  },
} satisfies Partial<Handlers>;
