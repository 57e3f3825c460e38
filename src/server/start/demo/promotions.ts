import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay, siteMonth } from '../../../language/run/value/site-day.ts';
import { endFeatures } from '../../areas/vacancies/promotion/promotion-queries.ts';
import { recordVacancyViews } from '../../areas/vacancies/vacancy-view-queries.ts';
import type { DemoApi } from './demo-api.ts';

type Reader = { userId: number };
type Offer = {
  id: number;
  owner: number;
  from: number;
  deadline: number;
  isClosed: boolean;
  isListed: boolean;
};

/** The number of schools that use their plan: one featured vacancy a month. */
const SCHOOLS = 5;

/** Lets some schools feature a vacancy in search results. */
export async function promote(
  api: DemoApi,
  readers: readonly Reader[],
  posted: readonly Offer[],
  now: number,
): Promise<void> {
  const open = posted.filter(({ deadline, isClosed, isListed }) => deadline > 0 && !isClosed && isListed);
  const owners = [...new Set(open.map(({ owner }) => owner))].slice(0, SCHOOLS);
  for (const owner of owners) {
    const ofOwner = open.filter((vacancy) => vacancy.owner === owner);
    await promoteLastMonth(api, readers, ofOwner, now);
    // A few days ago, to have a before and after to compare, but within this month.
    const days = Math.min(8, Number(siteDay(new Date(now)).slice(-2)) - 1);
    await feature(api, readers, ofOwner[0]!, now - days * DAY, now);
  }
  await endFeatures(api.db, siteMonth(new Date(now)));
}

/** Features a vacancy for up to two weeks of last month, if it was posted by then. */
async function promoteLastMonth(
  api: DemoApi,
  readers: readonly Reader[],
  own: readonly Offer[],
  now: number,
): Promise<void> {
  const dayOfMonth = Number(siteDay(new Date(now)).slice(-2));
  const at = now - (dayOfMonth + 14) * DAY;
  const vacancy = own.find(({ from }) => from < at);
  if (vacancy) await feature(api, readers, vacancy, at, now - dayOfMonth * DAY);
}

/** Adds views: most candidates open a vacancy while it is featured, a few did before. */
async function feature(
  api: DemoApi,
  readers: readonly Reader[],
  { id, owner, from }: Offer,
  at: number,
  until: number,
): Promise<void> {
  await api.act(owner, new Date(at), 'featureVacancy', { path: { id } });
  const views = readers.flatMap(({ userId }, index) => {
    const isBefore = index % 4 === 0;
    const [first, last] = isBefore ? [Math.max(from, 2 * at - until), at] : [at, until];
    const seen = new Date(first + ((last - first) * (index + 1)) / (readers.length + 1));
    const view = { vacancy_id: id, school_user_id: owner, viewer_user_id: userId, at: seen };
    return index % 3 !== 0 || isBefore ? [view] : [];
  });
  await recordVacancyViews(api.db, views);
}
